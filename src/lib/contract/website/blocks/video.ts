import { blockTexts } from '../../../texts/website/blocks.ts'
import { defineBlock, heading } from './block.ts'
import { file, link, longText } from './field.ts'

export const video = defineBlock('video', {
  name: () => blockTexts.videoOrRecording,
  help: () => blockTexts.recordingOfChurchOr,
  fields: {
    ...heading,
    text: longText(() => blockTexts.text, { limit: 600 }),
    film: link(() => blockTexts.addressOfFilmElsewhere),
    recording: file(() => blockTexts.recordingOfChurch, { recording: true }),
  },
})
