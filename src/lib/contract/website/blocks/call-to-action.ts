import { actions, defineBlock } from './block.ts'
import { longText, text } from './field.ts'

export const callToAction = defineBlock('call-to-action', {
  name: 'Invitation',
  help: 'What the reader can do now, with a button.',
  fields: {
    title: text('Heading', { required: 'Please give the heading' }),
    text: longText('Text', { limit: 600 }),
    actions: actions(),
  },
})
