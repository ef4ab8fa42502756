import { define } from '../../lib/words/define.ts'

/** Words of tasks of care that the program makes. Stored in English, and shown in the language of who reads them. */
export const careTaskWords = define('careTaskWords', {
  pray: 'Pray, and ask how it is',
  request: 'Prayer request: {title}',
  callOrVisit: 'Call or visit {name}',
  askHow:
    'Ask how they are, and whether they need anything. Tell the pastor what is more than you can carry.',
  absent: 'Marked absent at the last {meetings} meetings of {fellowship}: {days}.',
})
