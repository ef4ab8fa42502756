/** A cell that a spreadsheet would take for a formula gets an apostrophe in front, which it shows as text (OWASP, "CSV injection"). */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const quoted = (text: string): string => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Rows as comma-separated values (RFC 4180), the headings first; with a mark that makes Excel read Twi letters. */
export function csvOf(headings: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const lines = [headings, ...rows].map((row) => row.map((cell) => quoted(harmless(String(cell)))).join(','))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}
