import type en from './en';

export default {
  'nim.heaps': 'Tas de pierres',
  'nim.stone': 'Prendre {0} {0|pierre|pierres} dans le tas {1}',
  'nim.figure.N1.1': 'Les trois tas au début : 3, 4 et 5 pierres',
  'nim.lesson.1.see': 'Trois tas de pierres. À votre tour, vous en prenez dans un seul.',
  'nim.lesson.1.do': 'Prenez deux pierres dans le tas a.',
  'nim.lesson.2.see': 'Les tas ont 1, 3 et 5 pierres.',
  'nim.lesson.2.do': 'Prenez trois pierres dans le tas c.',
  'nim.lesson.3.see': 'Le tas a est vide. Rendez les deux autres égaux.',
  'nim.lesson.3.do': 'Prenez une pierre dans le tas b.',
  'nim.lesson.4.see': 'Il ne reste que le tas b.',
  'nim.lesson.4.do': 'Prenez les deux pierres.',
  'nim.lesson.end': 'Vous avez pris la dernière pierre : vous avez gagné.',
} satisfies Record<keyof typeof en, string>;
