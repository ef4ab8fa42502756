import { blockTexts } from '../../../texts/website/blocks.ts'
import { defineBlock, heading } from './block.ts'

export const thisSunday = defineBlock('this-sunday', {
  name: () => blockTexts.thisSunday,
  help: () => blockTexts.themeSongsAndReadings,
  fields: heading,
})
