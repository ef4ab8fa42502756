import { define } from '../../../lib/words/define.ts'

/** Words of the thanks to a newcomer, and of e-mails to who cares for people. */
export const careEmailWords = define('careEmails', {
  thanksSubject: 'Thank you for coming',
  friend: 'friend',
  taskSubject: 'A task was handed to you',
  task: '{by} has handed a task to you. Who it is about, and what is to be done, you read here:',
  tasksPage: 'Tasks',
  newcomerSubject: 'A newcomer was handed to you',
  newcomer: '{by} has handed a newcomer to you. Who it is about, and what is to be done, you read here:',
  newcomersPage: 'Newcomers',
})
