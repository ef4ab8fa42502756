import { define } from '../../../lib/words/define.ts'

/** Words of the frame of every page. */
export const siteWords = define('site', {
  skip: 'Skip to content',
  siteMap: 'Site map',
  search: 'Search',
  savedOffline: 'Saved offline',
  privacy: 'Privacy',
  language: 'Language',
  drafts: 'translations are drafts',
})
