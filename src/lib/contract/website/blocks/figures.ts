import { blockTexts } from '../../../texts/website/blocks.ts'
import { defineBlock } from './block.ts'
import { list, longText, money, text } from './field.ts'

export const figures = defineBlock('figures', {
  name: () => blockTexts.figures,
  help: () => blockTexts.amountsOfMoneyThat,
  fields: {
    title: text(() => blockTexts.heading, { required: () => blockTexts.pleaseGiveHeading }),
    text: longText(() => blockTexts.wordsBelowHeading, { limit: 600 }),
    caption: text(() => blockTexts.whatTableShowsFor, { limit: 160 }),
    items: list(() => blockTexts.amounts, {
      one: () => blockTexts.oneAmount,
      required: () => blockTexts.pleaseGiveAtLeast2,
      fields: {
        title: text(() => blockTexts.whatFor, { required: () => blockTexts.pleaseSayWhatIt2 }),
        text: longText(() => blockTexts.text, { limit: 400 }),
        amount: money(() => blockTexts.amount),
      },
    }),
  },
})
