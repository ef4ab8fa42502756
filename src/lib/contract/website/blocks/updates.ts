import { defineBlock, heading } from './block.ts'
import { flag, whole } from './field.ts'

export const updates = defineBlock('updates', {
  name: 'Latest updates',
  help: 'The announcements that are pinned, and the newest posts of your news. Whoever visits the page reads them; the other announcements stay with your members.',
  fields: {
    ...heading,
    half: flag('Beside the next or the previous block on wide screens'),
    count: whole('How many', { least: 1, most: 12, usual: 3 }),
  },
})
