import { defineBlock, heading } from './block.ts'
import { list, longText, text } from './field.ts'

export const steps = defineBlock('steps', {
  name: 'Steps',
  help: 'What comes after what: the hours of an evening, the years of a story.',
  fields: {
    ...heading,
    text: longText('Words above the steps', { limit: 600 }),
    items: list('Steps', {
      one: 'step',
      required: 'Please give at least one step',
      fields: {
        when: text('When', { limit: 60, required: 'Please say when' }),
        title: text('Heading', { required: 'Please give the heading' }),
        text: longText('Text', { limit: 600 }),
      },
    }),
  },
})
