import { step, type LessonSteps } from '../../learn/lessonSteps';

export default {
  decisions: [step('N1.1 N2.1', 'a'), step('N2.1', 'c'), step('N2.1', 'b'), step('N3.1', 'b')],
  end: step('N3.1'),
} satisfies LessonSteps;
