/** What makes a spreadsheet run a cell, also behind blanks, and in full width (OWASP, "CSV injection"). */
const formula = /^[\s\p{Cf}\p{Cc}]*[=+\-@＝＋－＠]\s*\S/u

/** An amount or a telephone number: there is nothing to run. `-2+3` and `+2-3` would be computed. */
const plainNumber = /^\s*[+-]\d[\d ,.()]*$/

/** The text of a cell with an apostrophe before it where a spreadsheet would run it as a formula, so that it is shown as text. */
export const harmless = (text: string): string =>
  formula.test(text) && !plainNumber.test(text) ? `'${text}` : text

const quoted = (text: string): string => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Rows as comma-separated values (RFC 4180), headings first; with a byte order mark, so that Excel reads Twi letters. */
export function csvOf(headings: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const written = (cell: string | number) =>
    typeof cell === 'number' ? String(cell) : quoted(harmless(cell))
  const lines = [headings, ...rows].map((row) => row.map(written).join(','))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}
