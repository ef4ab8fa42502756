import { blockTexts } from '../../../texts/website/blocks.ts'
import { defineBlock, heading } from './block.ts'
import { list, longText, text } from './field.ts'

export const givingWays = defineBlock('giving-ways', {
  name: () => blockTexts.waysToGive,
  help: () => blockTexts.mobileMoneyBankAt,
  fields: {
    ...heading,
    items: list(() => blockTexts.ways, {
      one: () => blockTexts.oneWay,
      most: 12,
      required: () => blockTexts.pleaseGiveAtLeast4,
      fields: {
        title: text(() => blockTexts.heading, { required: () => blockTexts.pleaseGiveHeading }),
        account: text(() => blockTexts.numberOrAccount, { limit: 120 }),
        text: longText(() => blockTexts.text, { limit: 600 }),
      },
    }),
  },
})
