import { defineBlock, heading } from './block.ts'
import { choice, flag, whole } from './field.ts'

export const sermonsBlock = defineBlock('sermons', {
  name: 'Sermons',
  help: 'The newest sermons, from the list of sermons.',
  fields: {
    ...heading,
    look: choice('Look', [
      ['cards', 'Cards'],
      ['services', 'Short list of the last Sundays'],
    ]),
    half: flag('Beside the next or the previous block on wide screens'),
    count: whole('How many', { least: 1, most: 12, usual: 3 }),
  },
})
