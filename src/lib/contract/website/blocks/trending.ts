import { blockTexts } from '../../../texts/website/blocks.ts'
import { defineBlock, heading } from './block.ts'
import { flag } from './field.ts'

export const trending = defineBlock('trending', {
  name: () => blockTexts.trending,
  help: () => blockTexts.sermonThatIsHeard,
  fields: { ...heading, half: flag(() => blockTexts.besideNextOrPrevious) },
})
