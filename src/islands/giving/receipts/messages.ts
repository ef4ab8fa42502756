import { define } from '../../../lib/words/define.ts'

/** Words of /receipt. */
export const receiptCheckWords = define('receiptCheck', {
  title: 'Check a receipt',
  about: 'Whether a receipt of this church is real.',
  lede: 'The code on a receipt leads here. It tells whether the receipt is real, its amount and its date.',
  act: 'Checking a receipt',
  scan: 'Please scan the code of a receipt with the camera of your telephone.',
  looking: 'Looking into the books…',
  reversed: 'This receipt was reversed and counts no longer: {sum}, on {day}.',
  real: 'This receipt is real: {sum}, on {day}.',
  sample: 'It is of a sample church: no money has moved.',
  unreachable: 'The church could not be reached. Please check your connection and try again.',
  noCode: 'This is not the code of a receipt.',
})
