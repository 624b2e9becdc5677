import { step, type LessonSteps } from '../../learn/lessonSteps';

export default {
  decisions: [
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
  end: step('T5.1 T5.2', 'c3'),
} satisfies LessonSteps;
