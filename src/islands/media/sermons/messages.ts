import { define } from '../../../lib/words/define.ts'

/** Words of /sermons. */
export const sermonWords = define('sermons', {
  newest: 'These are the newest {most} sermons.',
  podcast: 'Podcast feed',
  search: 'Search sermons',
  series: 'Series',
  allSeries: 'All series',
  speaker: 'Speaker',
  allSpeakers: 'All speakers',
  show: 'Show',
  withRecording: 'With recording',
  all: 'All sermons',
  count: { one: '{count} sermon', other: '{count} sermons' },
  nothingFound: 'No sermon was found with these words.',
  showAll: 'Show all sermons',
  found: 'Sermons found',
  pages: 'Pages of sermons',
  views: { one: '{count} views', other: '{count} views' },
  download: 'Download',
  downloadOf: 'Download, {size}',
  noRecording: 'No recording of this one',
  listenInstead: 'Listen instead',
  loadAndPlay: 'Load and play',
  listeningCosts: 'Listening costs less than a tenth of it.',
  notLoaded: 'This video could not be loaded. Check your connection, and <a>open it by itself</a>.',
})

/** Words of the page of one sermon. */
export const oneSermonWords = define('one-sermon', {
  scripture: 'Scripture',
  noScripture: 'None named',
  noSeries: 'On its own',
  day: 'Day',
  length: 'Length',
  about: '{preacher} on {topic}: {description}',
  keep: 'Save offline',
  listeningLoads: 'Listening loads {data}.',
  onYouTube: 'Watch on YouTube',
  noRecording: 'There is no recording of this one.',
  ask: 'Ask about it',
  chapters: 'Chapters',
  words: 'Read the words',
})
