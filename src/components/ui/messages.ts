import { define } from '../../lib/words/define.ts'

/** Words of parts that many pages share. */
export const uiWords = define('ui', {
  more: 'Show {most} more',
  readMore: 'Read more',
  close: 'Close',
  search: 'Search',
  filter: 'Filter',
  filters: 'Filters',
  settings: 'Settings',
  findSetting: 'Find a setting',
  noSuchSetting: 'No setting has these words.',
  showList: 'Show list',
  cancel: 'Cancel',
  set: ' set',
  previous: 'Previous',
  next: 'Next',
  pageOf: 'Page {page} of {pages}',
})

/** Words beside the code of a receipt. */
export const receiptCodeWords = define('receiptCode', {
  label: 'The code that leads to the check of this receipt',
  whoScans:
    'Whoever scans the code, or opens <a>its check</a>, sees that the receipt is real, its amount and its date; not your name, and not what it was for.',
  root: 'The root of the church’s books on {day}: {root}',
})
