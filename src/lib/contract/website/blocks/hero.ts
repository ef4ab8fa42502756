import { blockTexts } from '../../../texts/website/blocks.ts'
import { actions, defineBlock, facts, symbol, tone } from './block.ts'
import { choice, longText, markdown, optionalPicture, text } from './field.ts'

const ofPage = { looks: ['page'] }

/** The beginning of a page, with its main heading. */
export const hero = defineBlock('hero', {
  name: () => blockTexts.beginningOfPage,
  help: () => blockTexts.pagesMainHeadingAnd,
  fields: {
    look: choice(
      () => blockTexts.look,
      [
        ['page', () => blockTexts.headOfPage],
        ['opening', () => blockTexts.wideOpeningAsOn],
      ],
    ),
    greeting: text(() => blockTexts.greetingAboveHeading, {
      limit: 40,
      looks: ['opening'],
    }),
    title: text(() => blockTexts.mainHeading, { required: () => blockTexts.pleaseGivePageHeading }),
    text: longText(() => blockTexts.whatPageIsAbout, { limit: 400 }),
    symbol: symbol(() => blockTexts.symbol, ofPage),
    picture: optionalPicture(() => blockTexts.photograph, { shape: 16 / 9 }),
    actions: actions(),
    facts: facts(() => blockTexts.factsBesideIt, ofPage),
    art: symbol(() => blockTexts.symbolBesideItWithout, { ...ofPage, without: 'picture' }),
    tone: tone(() => blockTexts.colour, { ...ofPage, without: 'picture', needs: [['art']] }),
    caption: markdown(() => blockTexts.wordsBelowPhotographOr, {
      limit: 300,
      ...ofPage,
      needs: [['picture', 'art']],
    }),
  },
})
