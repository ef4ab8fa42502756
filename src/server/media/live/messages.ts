import { define } from '../../../lib/words/define.ts'

/** What is answered and refused about the live stream and its chat. */
export const liveRefusals = define('liveRefusals', {
  tooMany: 'So many people are watching that no more can be counted. The video still plays.',
  network: 'Too many pages are open from your network. Please close some of them.',
  noMessage: 'There is no such message.',
  hidden: 'The message is hidden.',
  shown: 'The message is shown again.',
  noSample: 'There is no sample stream in this church.',
  another: 'Another stream has begun since: “{title}”.',
  already: 'We are live already, with “{title}”. End that stream first.',
  notLive: 'We are not live at the moment.',
})
