import { blockTexts } from '../../../texts/website/blocks.ts'
import { defineBlock, heading } from './block.ts'
import { list, longText, text } from './field.ts'

export const steps = defineBlock('steps', {
  name: () => blockTexts.steps,
  help: () => blockTexts.whatComesAfterWhat,
  fields: {
    ...heading,
    text: longText(() => blockTexts.wordsAboveSteps, { limit: 600 }),
    items: list(() => blockTexts.steps, {
      one: () => blockTexts.oneStep,
      required: () => blockTexts.pleaseGiveAtLeast7,
      fields: {
        when: text(() => blockTexts.when, { limit: 60, required: () => blockTexts.pleaseSayWhen }),
        title: text(() => blockTexts.heading, { required: () => blockTexts.pleaseGiveHeading }),
        text: longText(() => blockTexts.text, { limit: 600 }),
      },
    }),
  },
})
