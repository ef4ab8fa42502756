import { define } from '../../../lib/words/define.ts'

/** Words of /welcome-card. */
export const welcomeCardWords = define('welcomeCard', {
  title: 'Welcome card',
  about: 'A card for those who are with us for the first time.',
  heading: 'Welcome',
  lede: 'You are with us for the first time? {church} is glad that you came. Leave your name, and somebody will call you.',
  theChurch: 'The church',
  whoReads: 'Only those who look after newcomers read your card. <a>What the church keeps, and why</a>',
  act: 'Sending a card',
  firstName: 'First name',
  lastName: 'Last name',
  telephone: 'Telephone',
  email: 'E-mail',
  broughtBy: 'Invited by, or fellowship',
  mayWrite: 'I agree to receive messages. I can stop them at any time.',
  leaveEmpty: 'Leave this empty',
  progress: 'Sending your card…',
  submit: 'Send my card',
})
