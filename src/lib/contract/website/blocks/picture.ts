import { defineBlock } from './block.ts'
import { picture, text } from './field.ts'

export const pictureBlock = defineBlock('picture', {
  name: 'Picture',
  help: 'One picture over the width of the page.',
  fields: {
    picture: picture('Picture', { required: 'Please choose a picture' }),
    caption: text('Words below it', { limit: 300 }),
  },
})
