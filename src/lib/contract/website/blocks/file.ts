import { blockTexts } from '../../../texts/website/blocks.ts'
import { defineBlock } from './block.ts'
import { file, longText, text } from './field.ts'

export const fileBlock = defineBlock('file', {
  name: () => blockTexts.file,
  help: () => blockTexts.somethingToDownloadForm,
  fields: {
    title: text(() => blockTexts.heading, { required: () => blockTexts.pleaseGiveHeading }),
    text: longText(() => blockTexts.text, { limit: 600 }),
    file: file(() => blockTexts.file, { required: () => blockTexts.pleaseChooseFile }),
  },
})
