import { define } from '../../../lib/words/define.ts'

/** Words of /my-pages. */
export const myPagesWords = define('my-pages', {
  title: 'My pages',
  loading: 'Loading your pages…',
  lede: 'You write them, and the church reads them.',
  description: 'The pages of the church that were given to you.',
})
