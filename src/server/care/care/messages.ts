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

/** Why a task of care or a card of a newcomer is refused, and who may be asked to care. */
export const careRefusalWords = define('careRefusals', {
  noSuchPrayer: 'There is no such prayer request.',
  prayerTaken: 'Somebody else has taken this request. Thank you for wanting to.',
  noSuchCard: 'There is no such card.',
  notYours: 'Only the responsible person, a pastor or a super admin may do this.',
  cardClosed: 'This card is closed. Please open it again first.',
  noThanksWait: 'No thanks wait for this card.',
  otherCardOpen: 'This person has another card, which is open already.',
  noWayToThank: 'There is no way to thank this newcomer from here now. Please call.',
  noSuchTask: 'There is no such task.',
  noSuchPerson: 'There is no such person.',
  taskDone: 'This task is done. Please open it again first.',
  taskDoneAlready: 'This task is done already.',
  isDoneBy: '{name} does this already.',
  somebody: 'Somebody',
  notDone: 'Only a task that is done is opened again.',
  chooseOfList: 'Please choose somebody of the list',
  superAdmin: 'Super admin',
  fellowshipLeader: 'Fellowship leader',
  mediaTeam: 'Media team',
})

/** What the API of care answers. */
export const careAnswers = define('careAnswers', {
  cardSaved: 'The card is saved.',
  cardHandedOver: 'The card is handed over.',
  cardClosed: 'The card is closed.',
  thanksWay: 'The thanks are on their way.',
  cardOpenAgain: 'The card is open again.',
  taskAdded: 'The task is added.',
  taskHandedOver: 'The task is handed over.',
  amongYourTasks: 'It is among your tasks.',
  taskDone: 'The task is done.',
  taskOpenAgain: 'The task is open again.',
})
