import { blockTexts } from '../../../texts/website/blocks.ts'
import { defineBlock, heading } from './block.ts'
import { choice, flag, whole } from './field.ts'

export const sermonsBlock = defineBlock('sermons', {
  name: () => blockTexts.sermons,
  help: () => blockTexts.newestSermonsFromList,
  fields: {
    ...heading,
    look: choice(
      () => blockTexts.look,
      [
        ['cards', () => blockTexts.cards],
        ['services', () => blockTexts.shortListOfLast],
      ],
    ),
    half: flag(() => blockTexts.besideNextOrPrevious),
    count: whole(() => blockTexts.howMany, { least: 1, most: 12, usual: 3 }),
  },
})
