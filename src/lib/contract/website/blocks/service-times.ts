import { blockTexts } from '../../../texts/website/blocks.ts'
import { defineBlock, heading } from './block.ts'

export const serviceTimes = defineBlock('service-times', {
  name: () => blockTexts.serviceTimes,
  help: () => blockTexts.weeklyServicesFromList,
  fields: { ...heading },
})
