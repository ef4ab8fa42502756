import { define } from '../../words/define.ts'

/* Not in the specification, where a role is given to somebody who has signed up. */

export const invitationTexts = define('invitation-answers', {
  incomplete: 'This link is incomplete. Please open it again as you were given it.',
  unreached: 'The church was not reached. Please try again in a moment.',
  joined: 'Welcome! Your account is ready.',
  logIn: 'Your account is ready. Please log in with it.',
  taken: 'Thank you. You can begin at once.',
  inFellowship: 'You are in the fellowship {name} now',
  failure: 'The account was not created. Please try again.',
})

/** What an invitation asks of somebody, after `invites you `. */
export const invitationPhrases = define('invitation-phrases', {
  treasurer: 'to keep the books as treasurer',
  counter: 'to count the cash of services as counter',
  signatory: 'to decide about welfare as signatory',
  pastor: 'to care for people as pastor',
  usher: 'to welcome people as usher',
  rota: 'to keep the rota',
  office: 'to answer for the office',
  registrar: 'to keep the registers as registrar',
  translator: 'to read and correct the words of the site in another language',
  worship: 'to plan the order of the services',
  lead: 'to lead the fellowship {fellowship}',
  media: 'to serve in the media team',
  admin: 'to look after the whole site as a super admin',
  member: 'to become a member',
  and: '{first}, and {last}',
})
