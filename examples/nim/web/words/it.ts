import type en from './en';

export default {
  'nim.heaps': 'Mucchi di pietre',
  'nim.stone': 'Prendi {0} {0|pietra|pietre} dal mucchio {1}',
  'nim.figure.N1.1': 'I tre mucchi all’inizio: 3, 4 e 5 pietre',
  'nim.lesson.1.see': 'Tre mucchi di pietre. Nel tuo turno ne prendi da uno solo.',
  'nim.lesson.1.do': 'Prendi due pietre dal mucchio a.',
  'nim.lesson.2.see': 'I mucchi hanno 1, 3 e 5 pietre.',
  'nim.lesson.2.do': 'Prendi tre pietre dal mucchio c.',
  'nim.lesson.3.see': 'Il mucchio a è vuoto. Rendi uguali gli altri due.',
  'nim.lesson.3.do': 'Prendi una pietra dal mucchio b.',
  'nim.lesson.4.see': 'Resta solo il mucchio b.',
  'nim.lesson.4.do': 'Prendi le due pietre.',
  'nim.lesson.end': 'Hai preso l’ultima pietra: hai vinto.',
} satisfies Record<keyof typeof en, string>;
