import { defineBlock, heading } from './block.ts'
import { text, whole } from './field.ts'

export const moreNews = defineBlock('more-news', {
  name: 'More news',
  help: 'The newest posts of your news, all of them or those of one category.',
  fields: {
    ...heading,
    category: text('Category', { limit: 40, hint: 'As posts name it; leave it empty for all posts' }),
    count: whole('How many', { least: 1, most: 12, usual: 3 }),
  },
})
