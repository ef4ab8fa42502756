import { blockTexts } from '../../../texts/website/blocks.ts'
import { actions, defineBlock, heading, symbol, tone } from './block.ts'
import { choice, flag, lines, link, list, longText, optionalPicture, text } from './field.ts'

/** Several things side by side. The look decides which fields of a card are shown (components/blocks/Cards.astro). */
export const cards = defineBlock('cards', {
  name: () => blockTexts.cards,
  help: () => blockTexts.severalThingsSideBy,
  fields: {
    look: choice(
      () => blockTexts.look,
      [
        ['notes', () => blockTexts.notes],
        ['offers', () => blockTexts.offersWithSymbolAnd],
        ['values', () => blockTexts.valuesWithSymbol],
        ['pages', () => blockTexts.pagesWithPicture],
        ['programmes', () => blockTexts.programmesWithWhenWhere],
        ['services', () => blockTexts.servicesWithLargeHour],
        ['ranking', () => blockTexts.numberedList],
        ['news', () => blockTexts.shortNews],
      ],
    ),
    half: flag(() => blockTexts.besideNextOrPrevious),
    ...heading,
    items: list(() => blockTexts.cards, {
      one: () => blockTexts.oneCard,
      required: () => blockTexts.pleaseGiveAtLeast,
      fields: {
        label: text(() => blockTexts.lineAboveHeadingDay, {
          limit: 80,
          looks: ['pages', 'programmes', 'services', 'ranking'],
        }),
        title: text(() => blockTexts.heading, { required: () => blockTexts.pleaseGiveHeading }),
        text: longText(() => blockTexts.text, { limit: 600 }),
        beside: text(() => blockTexts.besideHour, { limit: 80, looks: ['services'] }),
        points: lines(() => blockTexts.pointsBelowText, { looks: ['services'] }),
        where: text(() => blockTexts.where, { limit: 160, looks: ['programmes'] }),
        who: text(() => blockTexts.whomToAsk, { limit: 120, looks: ['programmes'] }),
        symbol: symbol(() => blockTexts.symbol, {
          looks: ['offers', 'values', 'pages', 'programmes'],
          without: 'picture',
        }),
        tone: tone(() => blockTexts.colour, { looks: ['pages', 'programmes'], without: 'picture' }),
        picture: optionalPicture(() => blockTexts.photograph, {
          shape: 16 / 9,
          looks: ['notes', 'offers', 'values', 'pages', 'programmes'],
        }),
        link: link(() => blockTexts.leadsTo, {
          looks: ['offers', 'pages', 'programmes', 'ranking', 'news'],
          needs: [['act']],
        }),
        act: text(() => blockTexts.wordsOfLink, {
          limit: 60,
          looks: ['offers', 'programmes'],
          needs: [['link']],
        }),
      },
    }),
    actions: actions(),
  },
})
