import { defineBlock } from './block.ts'
import { choice, longText, text } from './field.ts'

export const signUp = defineBlock('sign-up', {
  name: 'Sign-up',
  help: 'A card that leads to one of the site’s forms.',
  fields: {
    title: text('Heading', { required: 'Please give the heading' }),
    text: longText('Text', { limit: 600 }),
    form: choice('Form', [
      ['/signup', 'Become a member of the site'],
      ['/youthsignup', 'Sign up for a youth activity'],
      ['/contact', 'Write to the church'],
      ['/prayer-requests', 'Ask for prayer'],
      ['/testimonyshare', 'Share a testimony'],
    ]),
    label: text('Words on the button', { limit: 60, required: 'Please give the words on the button' }),
  },
})
