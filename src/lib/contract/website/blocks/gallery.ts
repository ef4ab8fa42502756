import { blockTexts } from '../../../texts/website/blocks.ts'
import { defineBlock, heading } from './block.ts'
import { list, picture, text } from './field.ts'

export const gallery = defineBlock('gallery', {
  name: () => blockTexts.gallery,
  help: () => blockTexts.severalPicturesSideBy,
  fields: {
    ...heading,
    items: list(() => blockTexts.pictures, {
      one: () => blockTexts.onePicture,
      most: 40,
      photographs: 'picture',
      required: () => blockTexts.pleaseGiveAtLeast3,
      fields: {
        picture: picture(() => blockTexts.picture, {
          shape: 16 / 9,
          required: () => blockTexts.pleaseChoosePicture,
        }),
        caption: text(() => blockTexts.wordsBelowIt, { limit: 200 }),
      },
    }),
  },
})
