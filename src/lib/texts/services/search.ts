import { define } from '../../words/define.ts'

/** The kinds of what the site has, as the search and the list of what people like name them. */
export const searchTexts = define('kinds', {
  pages: 'Pages',
  news: 'News',
  sermons: 'Sermons',
  events: 'Events',
  fellowships: 'Fellowships',
  testimonies: 'Testimonies',
  sermon: 'Sermon',
  event: 'Event',
  testimony: 'Testimony',
})
