import { defineBlock, heading } from './block.ts'
import { list, picture, text } from './field.ts'

export const gallery = defineBlock('gallery', {
  name: 'Gallery',
  help: 'Several pictures side by side.',
  fields: {
    ...heading,
    items: list('Pictures', {
      one: 'picture',
      most: 40,
      photographs: 'picture',
      required: 'Please give at least one picture',
      fields: {
        picture: picture('Picture', { shape: 16 / 9, required: 'Please choose a picture' }),
        caption: text('Words below it', { limit: 200 }),
      },
    }),
  },
})
