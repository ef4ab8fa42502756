import { defineBlock } from './block.ts'
import { list, longText, money, text } from './field.ts'

export const figures = defineBlock('figures', {
  name: 'Figures',
  help: 'Amounts of money that make a whole, like the budget of a year.',
  fields: {
    title: text('Heading', { required: 'Please give the heading' }),
    text: longText('Words below the heading', { limit: 600 }),
    caption: text('What the table shows, for those who hear it', { limit: 160 }),
    items: list('Amounts', {
      one: 'amount',
      required: 'Please give at least one amount',
      fields: {
        title: text('What for', { required: 'Please say what it is for' }),
        text: longText('Text', { limit: 400 }),
        amount: money('Amount'),
      },
    }),
  },
})
