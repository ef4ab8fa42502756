import { actions, defineBlock, facts } from './block.ts'
import { flag, markdown, text } from './field.ts'

export const mapAndDirections = defineBlock('map-and-directions', {
  name: 'Map and directions',
  help: 'How to find the church. The addresses are those of “Our church”.',
  fields: {
    title: text('Heading', { required: 'Please give the heading' }),
    text: markdown('Text', { limit: 1000 }),
    actions: actions(),
    facts: facts(),
    places: flag('Show the church’s addresses and their maps'),
  },
})
