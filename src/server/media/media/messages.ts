import { define } from '../../../lib/words/define.ts'

/** What is refused of stored files. */
export const fileRefusals = define('fileRefusals', {
  noFile: 'There is no such file.',
})
