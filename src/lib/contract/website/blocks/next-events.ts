import { blockTexts } from '../../../texts/website/blocks.ts'
import { defineBlock, heading } from './block.ts'
import { whole } from './field.ts'

export const nextEvents = defineBlock('next-events', {
  name: () => blockTexts.nextEvents,
  help: () => blockTexts.whatIsComingFrom,
  fields: { ...heading, count: whole(() => blockTexts.howMany, { least: 1, most: 12, usual: 3 }) },
})
