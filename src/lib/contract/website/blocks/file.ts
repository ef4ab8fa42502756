import { defineBlock } from './block.ts'
import { file, longText, text } from './field.ts'

export const fileBlock = defineBlock('file', {
  name: 'File',
  help: 'Something to download: a form, a programme.',
  fields: {
    title: text('Heading', { required: 'Please give the heading' }),
    text: longText('Text', { limit: 600 }),
    file: file('File', { required: 'Please choose a file' }),
  },
})
