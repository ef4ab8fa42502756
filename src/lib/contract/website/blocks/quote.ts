import { blockTexts } from '../../../texts/website/blocks.ts'
import { defineBlock, heading } from './block.ts'
import { list, longText, text } from './field.ts'

export const quote = defineBlock('quote', {
  name: () => blockTexts.quotations,
  help: () => blockTexts.whatSomebodySaidWith,
  fields: {
    ...heading,
    items: list(() => blockTexts.quotations, {
      one: () => blockTexts.oneQuotation,
      required: () => blockTexts.pleaseGiveAtLeast6,
      fields: {
        text: longText(() => blockTexts.whatWasSaid, {
          limit: 800,
          required: () => blockTexts.pleaseGiveWhatWas,
        }),
        name: text(() => blockTexts.whoSaidIt, { required: () => blockTexts.pleaseSayWhoSaid }),
        who: text(() => blockTexts.whoThatIs, { limit: 160 }),
      },
    }),
  },
})
