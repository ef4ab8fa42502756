import { define } from '../../../../lib/words/define.ts'

/** Words of the section Order of Service. */
export const planWords = define('plans', {
  title: 'Order of Service',
})
