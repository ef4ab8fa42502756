import { define } from '../../words/define.ts'

/** Words of the news: its lists, a post, and its feeds. */
export const newsWords = define('news', {
  posts: 'Posts',
  all: 'All news',
  none: 'Nothing has been published yet.',
  pinned: 'Pinned',
  by: 'By {author}',
  categories: 'Categories',
  months: 'Months',
  inCategory: 'News: {category}',
  inMonth: 'News of {month}',
  categoryDescription: 'What {church} tells about {category}.',
  monthDescription: 'What {church} told in {month}.',
  pages: 'Pages of the list',
  older: 'Older posts',
  newer: 'Newer posts',
  place: 'Page {page} of {pages}',
  otherPosts: 'The posts before and after',
  previous: 'Previous post',
  next: 'Next post',
  whatsApp: 'Share by WhatsApp',
  subscribe: 'News feed (RSS)',
  feed: '{church}: news',
  feedOfCategory: '{church}: news, {category}',
  feedDescription: 'What happens at {church}.',
})
