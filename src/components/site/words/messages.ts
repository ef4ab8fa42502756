import { define } from '../../../lib/words/define.ts'

/** Words of parts that several public pages share. */
export const partWords = define('parts', {
  away: 'The church’s records did not answer when this page was made. If nothing stands below, please reload the page in a moment.',
  spentOn: 'What for',
  inAYear: 'In a year',
  together: 'Together',
  clock: 'At the church it is',
  nextService: 'Next service',
  map: 'Map',
  whereWeAre: 'Where we are',
  openOn: 'Open on {day}',
  when: 'When',
  where: 'Where',
  askFor: 'Ask for',
  enlarge: 'Enlarge: {what}',
  picture: 'picture {number}',
  download: 'Download',
  downloadSize: 'Download ({size})',
  every: 'Every {day}',
  shown: ' (shown)',
  watchOn: 'Watch<a> {title}</a> on {host}',
  logoPicture: '{title}, and the logo on woven cloth',
  symbolPicture: '{title}, and the symbol {symbol} on woven cloth',
})

/** Words of the web app on the home screen of a phone. */
export const appWords = define('app', {
  description: 'Services, sermons, events and fellowships of {church}, and a place for its members.',
  homeNarrow: 'The home page on a phone',
  sermonsNarrow: 'Sermons on a phone',
  homeWide: 'The home page on a wide screen',
  give: 'Give',
  pray: 'Ask for prayer',
  listen: 'Listen',
  attendance: 'Attendance',
})

/** Words of /search, /help, /contact, and of a page that the church does not use. */
export const findWords = define('look-up', {
  search: 'Search',
  searchDescription: 'Search the pages, sermons, events, fellowships and testimonies of the church.',
  searchLede: 'Pages, sermons, events, fellowships and testimonies, all at once.',
  looking: 'What are you looking for?',
  hint: 'A name, a word of a sermon, a day. Small mistakes in a name do no harm.',
  tooOften: {
    one: 'That was too often. Please search again in {count} second.',
    other: 'That was too often. Please search again in {count} seconds.',
  },
  tooShort: 'Please give a word of at least two letters.',
  tooLong: 'Only the first {most} letters were looked for.',
  nothing: 'Nothing was found. Try a single word or a name, or <a>ask us</a>.',
  instead: 'Nothing has these words. This was found for “{words}”.',
  moreIn: 'More in {name}',
  allPages: 'All pages',
  help: 'Help',
  helpDescription: 'How to use each part of the site and of the workspace.',
  helpLede: 'One short page for each part: what it is for, and how to do the usual things.',
  whatToDo: 'What would you like to do?',
  groups: 'Groups',
  helpOf: 'Help: {title}',
  seeAlso: 'See also',
  writing: 'Sending a message',
  findUs: 'Where to find us',
  phone: 'Phone',
  email: 'E-mail',
})
