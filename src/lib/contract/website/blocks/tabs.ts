import { defineBlock } from './block.ts'
import { flag, list, longText, markdown, text } from './field.ts'

export const tabs = defineBlock('tabs', {
  name: 'Tabs',
  help: 'Several long texts of which one is shown at a time.',
  fields: {
    name: text('What the tabs are about, for those who hear it', { required: 'Please name the tabs' }),
    items: list('Tabs', {
      one: 'tab',
      // As many as tabs.css tells apart.
      most: 4,
      required: 'Please give at least one tab',
      fields: {
        anchor: text('Address on the page, `our-story`', {
          limit: 60,
          required: 'Please give the address on the page',
        }),
        title: text('Heading', { required: 'Please give the heading' }),
        text: markdown('Text', { limit: 20_000 }),
        statement: longText('A sentence that stands out', { limit: 600 }),
        lead: longText('Words above the notes', { limit: 300 }),
        wide: flag('Wide notes'),
        notes: list('Notes', {
          one: 'note',
          fields: {
            title: text('Heading', { required: 'Please give the heading' }),
            text: longText('Text', { limit: 600 }),
            source: text('Small line below, like a passage of the Bible', { limit: 160 }),
          },
        }),
      },
    }),
  },
})
