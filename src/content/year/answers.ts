// What members of the sample congregation answered to messages of the office.

export const answersToMessages = [
  {
    subject: 'Easter convention',
    by: 6,
    text: 'Two can sleep at ours, and a third one if he does not mind the sewing machine.',
    isDone: true,
  },
  {
    subject: 'No water at the church',
    by: 9,
    text: 'We have a tank of a thousand litres at the shop. Send somebody with the pick-up.',
    isDone: true,
  },
  {
    subject: 'Communion this Sunday',
    by: 12,
    text: 'Please visit my mother on Monday. The gate is blue, and the dog only talks.',
    isDone: false,
  },
] as const
