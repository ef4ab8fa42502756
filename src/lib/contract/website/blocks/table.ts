import { blockTexts } from '../../../texts/website/blocks.ts'
import { defineBlock, heading } from './block.ts'
import { lines, list } from './field.ts'

export const table = defineBlock('table', {
  name: () => blockTexts.table,
  help: () => blockTexts.rowsAndColumnsOn,
  fields: {
    ...heading,
    columns: lines(() => blockTexts.headingsOfColumns, { limit: 60, most: 8 }),
    rows: list(() => blockTexts.rows, {
      one: () => blockTexts.oneRow,
      most: 100,
      fields: { cells: lines(() => blockTexts.cellsInOrderOf, { limit: 300, most: 8 }) },
    }),
  },
})
