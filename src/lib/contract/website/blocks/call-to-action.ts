import { blockTexts } from '../../../texts/website/blocks.ts'
import { actions, defineBlock } from './block.ts'
import { longText, text } from './field.ts'

export const callToAction = defineBlock('call-to-action', {
  name: () => blockTexts.invitation,
  help: () => blockTexts.whatReaderCanDo,
  fields: {
    title: text(() => blockTexts.heading, { required: () => blockTexts.pleaseGiveHeading }),
    text: longText(() => blockTexts.text, { limit: 600 }),
    actions: actions(),
  },
})
