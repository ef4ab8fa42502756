import { defineBlock, heading } from './block.ts'
import { whole } from './field.ts'

export const nextEvents = defineBlock('next-events', {
  name: 'Next events',
  help: 'What is coming, from the list of events.',
  fields: { ...heading, count: whole('How many', { least: 1, most: 12, usual: 3 }) },
})
