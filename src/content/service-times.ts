export const cannotCome = [
  {
    title: 'Watch live',
    text: 'Both services of a Sunday and the Bible study on Wednesday are streamed. Nothing is loaded before you press play; at 360p an hour is about 0.4 GB.',
  },
  {
    title: 'Listen later',
    text: 'The sermon is on the sermons page by Monday. As sound alone it is about 14 MB for half an hour.',
  },
  {
    title: 'Let us come to you',
    text: 'If you cannot leave the house, tell the office. Two people visit on Saturday with the bread, the news and time.',
  },
] as const
