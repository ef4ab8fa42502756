import { blockTexts } from '../../../texts/website/blocks.ts'
import { actions, defineBlock, facts } from './block.ts'
import { flag, markdown, text } from './field.ts'

export const mapAndDirections = defineBlock('map-and-directions', {
  name: () => blockTexts.mapAndDirections,
  help: () => blockTexts.howToFindChurch,
  fields: {
    title: text(() => blockTexts.heading, { required: () => blockTexts.pleaseGiveHeading }),
    text: markdown(() => blockTexts.text, { limit: 1000 }),
    actions: actions(),
    facts: facts(),
    places: flag(() => blockTexts.showChurchsAddressesAnd),
  },
})
