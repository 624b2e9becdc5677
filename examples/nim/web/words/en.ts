export default {
  'nim.heaps': 'Heaps of stones',
  'nim.stone': 'Take {0} {0|stone|stones} from heap {1}',
  'nim.figure.N1.1': 'The three heaps at the start: 3, 4 and 5 stones',
  'nim.lesson.1.see': 'Three heaps of stones. In your turn you take stones from one of them.',
  'nim.lesson.1.do': 'Take two stones from heap a.',
  'nim.lesson.2.see': 'The heaps have 1, 3 and 5 stones.',
  'nim.lesson.2.do': 'Take three stones from heap c.',
  'nim.lesson.3.see': 'Heap a is empty. Make the other two heaps equal.',
  'nim.lesson.3.do': 'Take one stone from heap b.',
  'nim.lesson.4.see': 'Only heap b is left.',
  'nim.lesson.4.do': 'Take both stones.',
  'nim.lesson.end': 'You took the last stone: you have won.',
};
