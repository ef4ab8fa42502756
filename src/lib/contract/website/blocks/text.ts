import { defineBlock, heading } from './block.ts'
import { markdown } from './field.ts'

export const textBlock = defineBlock('text', {
  name: 'Text',
  help: 'Paragraphs and lists under a heading.',
  fields: {
    ...heading,
    text: markdown('Text', { limit: 20_000, required: 'Please give the text' }),
  },
})
