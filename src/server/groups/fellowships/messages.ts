import { define } from '../../../lib/words/define.ts'

/** Words of the e-mails about a request to join a fellowship. */
export const joinEmailWords = define('joinEmails', {
  greeting: 'Dear {firstName},',
  leaderWrites: '{leader} writes:',
  acceptedSubject: 'Welcome to {fellowship}',
  accepted: 'you are in {fellowship} now. {leader} and the others are glad to have you.',
  whenItMeets: 'When and where it meets is on the site, under My Fellowship.',
  declinedSubject: 'About joining {fellowship}',
  declined: 'thank you for asking to join {fellowship}. It cannot take you in at this time.',
  others:
    'There are other fellowships on the site, and you are welcome in each of our services. If you have a question, please write to us.',
})
