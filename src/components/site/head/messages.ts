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
  wordsIn: 'The words of this page are in {language}.',
  pageLanguages: 'Languages of this page',
})

/** Words of the pages 404 and 503. */
export const errorWords = define('errors', {
  missing: 'Page Not Found',
  missingDescription: 'There is no page at this address.',
  missingLede:
    'There is nothing at this address. Sankofa says that it is no shame to go back for what you left behind.',
  home: 'Return to Home',
  tell: 'Tell us what you looked for',
  later: 'Please Try Again in a Moment',
  laterDescription: 'This page cannot be made at the moment.',
  laterLede:
    'This page is made from what the church’s database knows, and the database does not answer at the moment. Nothing is lost: reload the page in a moment.',
})

/** Words of pages that stand in place of others: a church that is not open yet, a part that it does not use. */
export const closedWords = define('closed', {
  gettingReady: 'Getting ready',
  whenWeMeet: 'When we meet',
  callUs: 'Call us',
  description: 'The site of {church} is not open yet.',
  heading: '{church} is getting ready',
  telephone: 'Telephone',
  notOpen: 'This site is not open yet. Please come back in a while.',
  notUsed: 'Not used by this church',
  notUsedDescription: 'This part of the site is not used by this church.',
  notUsedLede:
    'The church does without this part of the site. If you looked for something, please ask: somebody will help.',
  askChurch: 'Ask the church',
})
