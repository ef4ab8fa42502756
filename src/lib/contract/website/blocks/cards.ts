import { actions, defineBlock, heading, symbol, tone } from './block.ts'
import { choice, flag, lines, link, list, longText, optionalPicture, text } from './field.ts'

/** Several things side by side. The look decides which fields of a card are shown (components/blocks/Cards.astro). */
export const cards = defineBlock('cards', {
  name: 'Cards',
  help: 'Several things side by side, each with a heading and a sentence.',
  fields: {
    look: choice('Look', [
      ['notes', 'Notes'],
      ['offers', 'Offers, with a symbol and a link'],
      ['values', 'Values, with a symbol'],
      ['pages', 'Pages, with a picture'],
      ['programmes', 'Programmes, with when, where and whom to ask'],
      ['services', 'Services, with a large hour'],
      ['ranking', 'Numbered list'],
      ['news', 'Short news'],
    ]),
    half: flag('Beside the next or the previous block on wide screens'),
    ...heading,
    items: list('Cards', {
      one: 'card',
      required: 'Please give at least one card',
      fields: {
        label: text('Line above the heading: a day, an hour, a kind', {
          limit: 80,
          looks: ['pages', 'programmes', 'services', 'ranking'],
        }),
        title: text('Heading', { required: 'Please give the heading' }),
        text: longText('Text', { limit: 600 }),
        beside: text('Beside the hour', { limit: 80, looks: ['services'] }),
        points: lines('Points below the text', { looks: ['services'] }),
        where: text('Where', { limit: 160, looks: ['programmes'] }),
        who: text('Whom to ask', { limit: 120, looks: ['programmes'] }),
        symbol: symbol('Symbol', {
          looks: ['offers', 'values', 'pages', 'programmes'],
          without: 'picture',
        }),
        tone: tone('Colour', { looks: ['pages', 'programmes'], without: 'picture' }),
        picture: optionalPicture('Photograph', {
          shape: 16 / 9,
          looks: ['notes', 'offers', 'values', 'pages', 'programmes'],
        }),
        link: link('Leads to', {
          looks: ['offers', 'pages', 'programmes', 'ranking', 'news'],
          needs: [['act']],
        }),
        act: text('Words of the link', { limit: 60, looks: ['offers', 'programmes'], needs: [['link']] }),
      },
    }),
    actions: actions(),
  },
})
