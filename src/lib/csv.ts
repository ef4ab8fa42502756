/** Prefixes an apostrophe to a cell that a spreadsheet would run as a formula; it is shown as text (OWASP, "CSV injection"). */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const quoted = (text: string): string => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Rows as comma-separated values (RFC 4180), headings first; with a byte order mark, so that Excel reads Twi letters. */
export function csvOf(headings: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const written = (cell: string | number) =>
    typeof cell === 'number' ? String(cell) : quoted(harmless(cell))
  const lines = [headings, ...rows].map((row) => row.map(written).join(','))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}
