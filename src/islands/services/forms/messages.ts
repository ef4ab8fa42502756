import { define } from '../../../lib/words/define.ts'

/** Words of /forms/<form>, beside those of the church. */
export const openFormWords = define('openForm', {
  act: 'Answering',
  notOpen: 'This form takes no answers now.',
  opens: 'It opens on {day}.',
  closes: 'Until {day}.',
  placesLeft: { one: '{count} place is left.', other: '{count} places are left.' },
  waits: 'All places are taken. Who answers now comes on the waiting list.',
  full: 'All places are taken.',
  nameless: 'Without names: nothing of who you are is stored, nor when you answered.',
  specialRead: 'Read by named people only.',
  whoReads: '<a>What the church keeps, and why</a>',
  yes: 'Yes',
  oneALine: 'One name on each line.',
  otherNames: 'Other names',
  photographSent: 'Added: {name}',
  sendingPhotograph: 'Sending the photograph…',
  sendingFile: 'Sending the file…',
  photographLimit: 'At most {most} MB.',
  fileLimit: 'A photograph or a PDF of at most {most} MB.',
  leaveEmpty: 'Leave this empty',
  progress: 'Sending your answer…',
  submit: 'Send answer',
  taken: 'Thank you. We have your answer.',
  onList: 'You are on the waiting list. We write to you when a place is free.',
  another: 'Fill in another',
})

/** Words of taking one's own answer to a form back. */
export const withdrawWords = define('withdrawAnswer', {
  about: 'Your answer is not counted any more, and your place goes to who waited longest.',
  withdraw: 'Withdraw answer',
})
