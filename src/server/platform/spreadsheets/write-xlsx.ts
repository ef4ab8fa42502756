import { downloadZip } from 'client-zip'

/** A sheet with a fixed row of headings: texts as they are, and numbers. Formulas are no concern of it. */
export type Sheet = {
  name: string
  widths: readonly number[]
  rows: readonly (readonly (string | number)[])[]
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const packages = 'http://schemas.openxmlformats.org/package/2006'

/** A workbook of one sheet as an XLSX file. A text stays a text, so that a spreadsheet computes nothing of it. */
export async function writeXlsx(sheet: Sheet, at: Date): Promise<Uint8Array> {
  const files = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    '_rels/.rels': relationTo(`${office}/officeDocument`, 'xl/workbook.xml'),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escaped(sheet.name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationTo(`${office}/worksheet`, 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': sheetOf(sheet),
  }
  const parts = Object.entries(files).map(([name, xml]) => ({ name, input: head + xml, lastModified: at }))
  return new Uint8Array(await downloadZip(parts).arrayBuffer())
}

const relationTo = (type: string, target: string) =>
  `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${type}" Target="${target}"/></Relationships>`

function sheetOf({ widths, rows }: Sheet): string {
  const columns = widths
    .map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
    .join('')
  const frozen =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews>'
  const lines = rows.map((cells, at) => `<row r="${at + 1}">${cells.map(cellOf).join('')}</row>`).join('')
  return `<worksheet xmlns="${main}">${frozen}<cols>${columns}</cols><sheetData>${lines}</sheetData></worksheet>`
}

const cellOf = (cell: string | number) =>
  typeof cell === 'number' ? `<c><v>${cell}</v></c>` : textCell(cell)

const textCell = (text: string) =>
  `<c t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** XML has no control characters. */
const escaped = (text: string) =>
  text.replace(/[\p{Cc}]/gu, ' ').replace(/[&<>"]/g, (letter) => entities[letter] ?? letter)
