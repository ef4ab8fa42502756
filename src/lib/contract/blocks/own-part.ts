import { defineBlock, facts, symbol } from './block.ts'
import { link, longText, text } from './field.ts'

/** The place of what a page does: the form of /contact, the player of /live-stream. */
export const ownPart = defineBlock('own-part', {
  name: 'What this page does',
  help: 'The form, the list or the player of this page. It can be moved, and its words changed.',
  fields: {
    title: text('Heading', { limit: 120 }),
    symbol: symbol(),
    text: longText('Text', { limit: 600 }),
    film: link('Film that plays until the first stream'),
    credit: text('Whose film that is', { limit: 200 }),
    aside: text('Heading beside it', { limit: 120 }),
    facts: facts('Facts beside it'),
  },
})
