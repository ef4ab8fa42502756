import { defineBlock, heading } from './block.ts'

export const thisSunday = defineBlock('this-sunday', {
  name: 'This Sunday',
  help: 'Theme, songs and readings of the services of the next seven days, from those orders of service that are shown on the site.',
  fields: heading,
})
