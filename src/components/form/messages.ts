import { define } from '../../lib/words/define.ts'

export const formWords = define('forms', {
  optional: ' (optional)',
  sending: 'Sending...',
  needsScript:
    '{act} needs JavaScript, which is off in this browser. Please switch it on and load this page again, or speak to an usher on Sunday: we are glad to do it with you.',
})
