import { defineBlock, heading } from './block.ts'
import { list, longText, text } from './field.ts'

export const givingWays = defineBlock('giving-ways', {
  name: 'Ways to give',
  help: 'Mobile money, bank, at the office: each with its number.',
  fields: {
    ...heading,
    items: list('Ways', {
      one: 'way',
      most: 12,
      required: 'Please give at least one way',
      fields: {
        title: text('Heading', { required: 'Please give the heading' }),
        account: text('Number or account', { limit: 120 }),
        text: longText('Text', { limit: 600 }),
      },
    }),
  },
})
