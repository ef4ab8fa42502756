import { defineBlock, heading } from './block.ts'

export const fellowshipsBlock = defineBlock('fellowships', {
  name: 'Fellowships',
  help: 'The fellowships with their day, hour and place, from the list of fellowships.',
  fields: { ...heading },
})
