import { step, type LessonSteps } from '../../learn/lessonSteps';

export default {
  decisions: [
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
  end: step('C4.1 C4.2 C4.3'),
} satisfies LessonSteps;
