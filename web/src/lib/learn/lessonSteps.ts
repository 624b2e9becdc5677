/** The targets of a step: rules by their numbers, pieces by their names. */
export interface Step {
  rules: string[];
  pieces: string[];
}

/** The steps of a lesson. Their texts are `GAME.lesson.NUMBER.see`, `GAME.lesson.NUMBER.do` and `GAME.lesson.end`. */
export interface LessonSteps {
  /** One step for each decision of the learner. */
  decisions: Step[];
  /** The rules for the end of the game. */
  end: Step;
}

/** A step from names separated by spaces. */
export function step(rules: string, pieces = ''): Step {
  return { rules: rules.split(' '), pieces: pieces ? pieces.split(' ') : [] };
}
