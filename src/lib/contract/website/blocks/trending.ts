import { defineBlock, heading } from './block.ts'
import { flag } from './field.ts'

export const trending = defineBlock('trending', {
  name: 'Trending',
  help: 'The sermon that is heard most, the event that most people have signed up for, and the testimony that is liked most. A pinned sermon or event stands in its place.',
  fields: { ...heading, half: flag('Beside the next or the previous block on wide screens') },
})
