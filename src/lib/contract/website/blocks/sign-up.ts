import { blockTexts } from '../../../texts/website/blocks.ts'
import { defineBlock } from './block.ts'
import { choice, longText, text } from './field.ts'

export const signUp = defineBlock('sign-up', {
  name: () => blockTexts.signUp,
  help: () => blockTexts.cardThatLeadsTo,
  fields: {
    title: text(() => blockTexts.heading, { required: () => blockTexts.pleaseGiveHeading }),
    text: longText(() => blockTexts.text, { limit: 600 }),
    form: choice(
      () => blockTexts.form,
      [
        ['/signup', () => blockTexts.becomeMemberOfSite],
        ['/youthsignup', () => blockTexts.signUpForYouth],
        ['/contact', () => blockTexts.writeToChurch],
        ['/prayer-requests', () => blockTexts.askForPrayer],
        ['/testimonyshare', () => blockTexts.shareTestimony],
      ],
    ),
    label: text(() => blockTexts.wordsOnButton, { limit: 60, required: () => blockTexts.pleaseGiveWordsOn }),
  },
})
