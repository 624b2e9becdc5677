import type { GameName } from '../tableSetup';

/** The targets of a step: rules by their numbers, pieces by their names. */
export interface Step {
  rules: string[];
  pieces: string[];
}

function step(rules: string, pieces = ''): Step {
  return { rules: rules.split(' '), pieces: pieces ? pieces.split(' ') : [] };
}

/** The steps of each lesson, one per decision of the learner; their texts are `learn.GAME.NUMBER`. */
export const lessonSteps: { [game in GameName]: Step[] } = {
  towers: [
    step('T2.1 T2.2'),
    step('T2.1 T3.2', 'c3'),
    step('T3.3 T3.4', 'c4'),
    step('T3.4', 'c4'),
    step('T5.1', 'f3'),
    step('T4.2', 'c4 d3'),
    step('T4.5', 'c3 f3'),
    step('T4.5 T5.1', 'c4 f3 f4'),
    step('T3.4', 'd3 f5'),
    step('T3.3', 'e3 f6'),
  ],
  citta: [
    step('C2.3', '29 36 22 44'),
    step('C3.1 C3.2', '22 44'),
    step('C3.4', '29 36'),
    step('C3.5', '29 36 22'),
    step('C3.1 C3.4'),
    step('C3.3', '8 94 15 72'),
    step('C3.3', '88 T1'),
    step('C3.4', '67'),
    step('C4.2', '67 88'),
    step('C4.2', '35'),
    step('C3.1', '16 30'),
    step('C3.4', '67 88'),
    step('C3.5 C4.2', '67 88 30'),
    step('C3.1 C4.2', '35'),
  ],
  carrara: [
    step('P3.1 P1.3'),
    step('P3.1 P1.3'),
    step('P3.3 P1.4', 'palazzo-2'),
    step('P3.1'),
    step('P1.3'),
    step('P1.4', 'castello-2'),
    step('P3.4', 'palazzo-2 biblioteca-2'),
    step('P3.6 P4.4'),
    step('P3.1'),
    step('P1.3'),
    step('P3.5', 'castello-2 villa-2'),
    step('P3.5', 'castello-2 villa-2'),
  ],
};

/** The rules for the end of each game. */
export const lessonEnds: { [game in GameName]: Step } = {
  towers: step('T5.1 T5.2', 'c3'),
  citta: step('C4.1 C4.2 C4.3'),
  carrara: step('P4.2 P4.3 P4.4'),
};
