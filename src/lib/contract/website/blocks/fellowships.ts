import { blockTexts } from '../../../texts/website/blocks.ts'
import { defineBlock, heading } from './block.ts'

export const fellowshipsBlock = defineBlock('fellowships', {
  name: () => blockTexts.fellowships,
  help: () => blockTexts.fellowshipsWithTheirDay,
  fields: { ...heading },
})
