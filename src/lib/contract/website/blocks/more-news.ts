import { blockTexts } from '../../../texts/website/blocks.ts'
import { defineBlock, heading } from './block.ts'
import { text, whole } from './field.ts'

export const moreNews = defineBlock('more-news', {
  name: () => blockTexts.moreNews,
  help: () => blockTexts.newestPostsOfYour,
  fields: {
    ...heading,
    category: text(() => blockTexts.category, { limit: 40, hint: () => blockTexts.asPostsNameIt }),
    count: whole(() => blockTexts.howMany, { least: 1, most: 12, usual: 3 }),
  },
})
