import { defineBlock, facts, symbol } from './block.ts'
import { link, longText, text } from './field.ts'

const headed = [
  '/events',
  '/fellowships',
  '/news',
  '/prayer-requests',
  '/privacy',
  '/sermons',
  '/service-times',
  '/testimonies',
  '/youthsignup',
]
const beside = { pages: ['/contact', '/give'] }
const player = { pages: ['/live-stream'] }

/** The place of what a page does: the form of /contact, the player of /live-stream. Each page shows its own fields. */
export const ownPart = defineBlock('own-part', {
  name: 'What this page does',
  help: 'The form, the list or the player of this page. It can be moved, and its words changed.',
  fields: {
    title: text('Heading', { limit: 120 }),
    symbol: symbol('Symbol', { pages: headed }),
    text: longText('Text', { limit: 600 }),
    film: link('Film that plays until the first stream', player),
    credit: text('Whose film that is', { limit: 200, ...player, needs: [['film']] }),
    aside: text('Heading beside it', { limit: 120, ...beside }),
    facts: facts('Facts beside it', beside),
  },
})
