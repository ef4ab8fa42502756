import { blockTexts } from '../../../texts/website/blocks.ts'
import { defineBlock } from './block.ts'
import { flag, list, longText, markdown, text } from './field.ts'

export const tabs = defineBlock('tabs', {
  name: () => blockTexts.tabs,
  help: () => blockTexts.severalLongTextsOf,
  fields: {
    name: text(() => blockTexts.whatTabsAreAbout, { required: () => blockTexts.pleaseNameTabs }),
    items: list(() => blockTexts.tabs, {
      one: () => blockTexts.oneTab,
      // As many as tabs.css tells apart.
      most: 4,
      required: () => blockTexts.pleaseGiveAtLeast8,
      fields: {
        anchor: text(() => blockTexts.addressOnPageOur, {
          limit: 60,
          required: () => blockTexts.pleaseGiveAddressOn,
        }),
        title: text(() => blockTexts.heading, { required: () => blockTexts.pleaseGiveHeading }),
        text: markdown(() => blockTexts.text, { limit: 20_000 }),
        statement: longText(() => blockTexts.sentenceThatStandsOut, { limit: 600 }),
        lead: longText(() => blockTexts.wordsAboveNotes, { limit: 300 }),
        wide: flag(() => blockTexts.wideNotes),
        notes: list(() => blockTexts.notes, {
          one: () => blockTexts.oneNote,
          fields: {
            title: text(() => blockTexts.heading, { required: () => blockTexts.pleaseGiveHeading }),
            text: longText(() => blockTexts.text, { limit: 600 }),
            source: text(() => blockTexts.smallLineBelowLike, { limit: 160 }),
          },
        }),
      },
    }),
  },
})
