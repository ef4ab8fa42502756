import { define } from '../../../lib/words/define.ts'

/** Words of e-mails to who looks after a page. */
export const pageEmailWords = define('pageEmails', {
  page: 'Pages I look after, on your dashboard',
  givenSubject: 'You look after the page {path}',
  givenToAsk:
    'From now on you can write the page {path} of our church. When you are ready, ask to publish it: somebody looks at it first. Here it is:',
  givenToPublish:
    'From now on you can write the page {path} of our church. What you publish is seen by everybody at once. Here it is:',
  publishedSubject: 'Your page {path} is published',
  published: 'What you wrote on the page {path} is published. Thank you! You can go on writing here:',
  sentBackSubject: 'A word about your page {path}',
  sentBack: 'What you wrote on the page {path} is not published yet. This was written about it:',
  changeIt: 'You can change it and ask again:',
})
