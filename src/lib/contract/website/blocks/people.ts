import { defineBlock, heading, symbol, tone } from './block.ts'
import { list, longText, picture, text } from './field.ts'

export const people = defineBlock('people', {
  name: 'People',
  help: 'Who leads or serves, each with a picture or a symbol.',
  fields: {
    ...heading,
    items: list('People', {
      one: 'person',
      required: 'Please give at least one person',
      fields: {
        name: text('Name', { required: 'Please give the name' }),
        role: text('What they do', { limit: 120 }),
        text: longText('About them', { limit: 600 }),
        picture: picture('Photograph', { shape: 4 / 3 }),
        symbol: symbol('Symbol without a photograph', { without: 'picture' }),
        tone: tone('Colour', { without: 'picture' }),
      },
    }),
  },
})
