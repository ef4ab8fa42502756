import { blockTexts } from '../../../texts/website/blocks.ts'
import { defineBlock, heading, symbol, tone } from './block.ts'
import { list, longText, picture, text } from './field.ts'

export const people = defineBlock('people', {
  name: () => blockTexts.people,
  help: () => blockTexts.whoLeadsOrServes,
  fields: {
    ...heading,
    items: list(() => blockTexts.people, {
      one: () => blockTexts.onePerson,
      required: () => blockTexts.pleaseGiveAtLeast5,
      fields: {
        name: text(() => blockTexts.name, { required: () => blockTexts.pleaseGiveName }),
        role: text(() => blockTexts.whatTheyDo, { limit: 120 }),
        text: longText(() => blockTexts.aboutThem, { limit: 600 }),
        picture: picture(() => blockTexts.photograph, { shape: 4 / 3 }),
        symbol: symbol(() => blockTexts.symbolWithoutPhotograph, { without: 'picture' }),
        tone: tone(() => blockTexts.colour, { without: 'picture' }),
      },
    }),
  },
})
