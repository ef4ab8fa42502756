import { blockTexts } from '../../../texts/website/blocks.ts'
import { defineBlock, heading } from './block.ts'
import { flag, whole } from './field.ts'

export const updates = defineBlock('updates', {
  name: () => blockTexts.latestUpdates,
  help: () => blockTexts.announcementsThatArePinned,
  fields: {
    ...heading,
    half: flag(() => blockTexts.besideNextOrPrevious),
    count: whole(() => blockTexts.howMany, { least: 1, most: 12, usual: 3 }),
  },
})
