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
})
