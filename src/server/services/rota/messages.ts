import { define } from '../../../lib/words/define.ts'

/** Words of the e-mails about shifts to serve. */
export const rotaEmailWords = define('rotaEmails', {
  page: 'Rota',
  shift: '{team}: {service}, {day}',
  shiftAtHour: '{team}: {service}, {day}, at {hour}',
  shiftFromFirstLight: '{team}: {service}, {day}, from first light',
  askedSubject: { one: 'Can you serve?', other: 'Can you serve? {count} services' },
  asked: 'You are asked to serve:',
  answer: 'Please say yes or no: {page}',
  noReason: 'A no needs no reason. There you can also say when you cannot, so that you are not asked then.',
  turnSubject: 'Your turn: {team}, {day}',
  turn: 'It is your turn to serve:',
  where: 'Where: {place}',
  order: 'The order of the service: {page}',
  orderPage: 'Order of Service',
  offered: 'You offered this turn to your team, and nobody has taken it yet.',
  unanswered: 'You have not said yes or no yet. Please do, so that somebody else can be asked in time.',
  thanks:
    'Thank you for serving. If you cannot come after all, please say so there, or offer the turn to your team.',
  remindDays: 'There you also choose how many days before you are reminded.',
  openSubject: 'A turn is open again',
  open: 'Somebody you asked cannot come. {shift} is open again.',
  takenSubject: 'Your turn is taken',
  taken: 'Somebody of your team serves in your place: {shift}.',
  openAgainSubject: 'Turns are open again',
  left: 'Somebody you asked has left the team, and these turns are open again:',
  notNeeded: 'You are not needed after all',
  withdrawn: 'You need not come: {shift}. Thank you.',
  removed: 'You are not in this team any more, so you need not come:',
  moved: 'The service is on another day of the week now, so you need not come:',
  deleted: 'The service is not held any more, so you need not come:',
  neededSubject: 'You are needed after all',
  needed: 'The service is held after all, and you are on the rota again as before:',
  thanksForService: 'Thank you for your service.',
  thanksNewDay: 'You may be asked for the new day. Thank you.',
  thankYou: 'Thank you.',
})

/** Why an answer about a turn, or a day off, is refused. */
export const rotaRefusals = define('rota-refusals', {
  dayOver: 'This day is over',
  tooManyEntries: 'These are many entries. Please join some of them to one with a first and a last day.',
  noSuchEntry: 'There is no such entry.',
  daysOver: 'One of these days is over. Please choose a later one.',
  turnOver: 'This turn is over.',
  taken: 'Somebody else has taken this turn.',
  takenAlready: 'Somebody else has taken this turn already.',
  saidNo: 'The answer was no, and somebody else may be asked by now. Please speak with them.',
  notYours: 'You do not have this turn any more.',
  ownTurn: 'This turn is your own.',
})
