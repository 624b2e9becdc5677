import { step, type LessonSteps } from '../../learn/lessonSteps';

export default {
  decisions: [
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
  end: step('P4.2 P4.3 P4.4'),
} satisfies LessonSteps;
