import { defineBlock, heading } from './block.ts'
import { lines, list } from './field.ts'

export const table = defineBlock('table', {
  name: 'Table',
  help: 'Rows and columns. On a telephone each row stands by itself.',
  fields: {
    ...heading,
    columns: lines('Headings of the columns', { limit: 60, most: 8 }),
    rows: list('Rows', {
      one: 'row',
      most: 100,
      fields: { cells: lines('Cells, in the order of the columns', { limit: 300, most: 8 }) },
    }),
  },
})
