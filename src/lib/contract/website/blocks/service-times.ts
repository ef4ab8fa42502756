import { defineBlock, heading } from './block.ts'

export const serviceTimes = defineBlock('service-times', {
  name: 'Service times',
  help: 'The weekly services, from the list of services.',
  fields: { ...heading },
})
