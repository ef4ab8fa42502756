import { blockTexts } from '../../../texts/website/blocks.ts'
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
  name: () => blockTexts.whatThisPageDoes,
  help: () => blockTexts.formListOrPlayer,
  fields: {
    title: text(() => blockTexts.heading, { limit: 120 }),
    symbol: symbol(() => blockTexts.symbol, { pages: headed }),
    text: longText(() => blockTexts.text, { limit: 600 }),
    film: link(() => blockTexts.filmThatPlaysUntil, player),
    credit: text(() => blockTexts.whoseFilmThatIs, { limit: 200, ...player, needs: [['film']] }),
    aside: text(() => blockTexts.headingBesideIt, { limit: 120, ...beside }),
    facts: facts(() => blockTexts.factsBesideIt, beside),
  },
})
