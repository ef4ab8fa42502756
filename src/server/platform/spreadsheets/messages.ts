import { define } from '../../../lib/words/define.ts'

/** Why a file is no table. */
export const tableRefusals = define('tableRefusals', {
  notSpreadsheetCanRead: 'This is not a spreadsheet that can be read. Please save it as XLSX or CSV.',
  spreadsheetUnpacksMoreThan:
    'This spreadsheet unpacks to more than {size} MB, which would hold up everybody else. Please save it as CSV, or in parts.',
  spreadsheetTakesLongerThan:
    'This spreadsheet takes longer than {seconds} seconds to read. Please save it as CSV, or in parts.',
  fileNoRowsBelow: 'This file has no rows below its headings.',
  fileMoreThanRows: 'This file has more than {rows} rows. Please save it in parts.',
  fileMoreThanMostColumns: 'This file has more than {mostColumns} columns.',
  notCSVFileOpen: 'This is not a CSV file. Please open it in your spreadsheet and save it as CSV.',
  notCSVFileSave: 'This is not a CSV file. Please save your table as CSV.',
  fileNoTableFrom: 'This file is no table from line {lines} on. Please save it as CSV again.',
})
