import { blockTexts } from '../../../texts/website/blocks.ts'
import { defineBlock } from './block.ts'
import { picture, text } from './field.ts'

export const pictureBlock = defineBlock('picture', {
  name: () => blockTexts.picture,
  help: () => blockTexts.onePictureOverWidth,
  fields: {
    picture: picture(() => blockTexts.picture, { required: () => blockTexts.pleaseChoosePicture }),
    caption: text(() => blockTexts.wordsBelowIt, { limit: 300 }),
  },
})
