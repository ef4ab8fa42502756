import { blockTexts } from '../../../texts/website/blocks.ts'
import { defineBlock, heading } from './block.ts'
import { markdown } from './field.ts'

export const textBlock = defineBlock('text', {
  name: () => blockTexts.text,
  help: () => blockTexts.paragraphsAndListsUnder,
  fields: {
    ...heading,
    text: markdown(() => blockTexts.text, { limit: 20_000, required: () => blockTexts.pleaseGiveTheText }),
  },
})
