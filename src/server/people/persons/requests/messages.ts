import { define } from '../../../../lib/words/define.ts'

/** Words of e-mails to a leader about somebody for whom they asked the office. */
export const personRequestWords = define('personRequestEmails', {
  inSubject: '{person} is in {fellowship}',
  aboutSubject: 'About {person}',
  accepted: 'the office said yes: {person} is in {fellowship} now.',
  takenOut: 'the office took {person}, whom you added, out of {fellowship} again.',
  declined: 'the office said no: {person} does not come into {fellowship}.',
  officeWrites: 'The office writes:',
})
