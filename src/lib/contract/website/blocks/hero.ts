import { actions, defineBlock, facts, symbol, tone } from './block.ts'
import { choice, longText, markdown, optionalPicture, text } from './field.ts'

const ofPage = { looks: ['page'] }

/** The beginning of a page, with its main heading. */
export const hero = defineBlock('hero', {
  name: 'Beginning of the page',
  help: 'The page’s main heading, and what it is about in a sentence or two.',
  fields: {
    look: choice('Look', [
      ['page', 'Head of a page'],
      ['opening', 'Wide opening, as on the home page'],
    ]),
    greeting: text('Greeting above the heading', {
      limit: 40,
      looks: ['opening'],
    }),
    title: text('Main heading', { required: 'Please give the page a heading' }),
    text: longText('What the page is about', { limit: 400 }),
    symbol: symbol('Symbol', ofPage),
    picture: optionalPicture('Photograph', { shape: 16 / 9 }),
    actions: actions(),
    facts: facts('Facts beside it', ofPage),
    art: symbol('Symbol beside it, without a photograph', { ...ofPage, without: 'picture' }),
    tone: tone('Colour', { ...ofPage, without: 'picture', needs: [['art']] }),
    caption: markdown('Words below the photograph or symbol', {
      limit: 300,
      ...ofPage,
      needs: [['picture', 'art']],
    }),
  },
})
