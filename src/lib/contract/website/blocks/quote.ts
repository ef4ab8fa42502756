import { defineBlock, heading } from './block.ts'
import { list, longText, text } from './field.ts'

export const quote = defineBlock('quote', {
  name: 'Quotations',
  help: 'What somebody said, with the name. Ask them first.',
  fields: {
    ...heading,
    items: list('Quotations', {
      one: 'quotation',
      required: 'Please give at least one quotation',
      fields: {
        text: longText('What was said', { limit: 800, required: 'Please give what was said' }),
        name: text('Who said it', { required: 'Please say who said it' }),
        who: text('Who that is', { limit: 160 }),
      },
    }),
  },
})
