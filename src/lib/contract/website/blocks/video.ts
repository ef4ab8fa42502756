import { defineBlock, heading } from './block.ts'
import { file, link, longText } from './field.ts'

export const video = defineBlock('video', {
  name: 'Video or recording',
  help: 'A recording of the church, or a link to a film elsewhere. Nothing is loaded before somebody plays it.',
  fields: {
    ...heading,
    text: longText('Text', { limit: 600 }),
    film: link('Address of a film elsewhere'),
    recording: file('Recording of the church', { recording: true }),
  },
})
