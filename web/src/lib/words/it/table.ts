export default {
  'bar.label': 'What you may do',
  'bar.yourTurn': 'Your turn.',
  'bar.wait': 'Others are to decide.',
  'bar.takeBack': 'Take back',
  'bar.confirm': 'Confirm',
  'bar.hint': 'Hint',
  'side.label': 'Seats, log and chat',
};
