const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Control characters except tab and line ends, and the two non-characters U+FFFE and U+FFFF: XML allows none of them. */
const invalid = /[^\t\n\r\P{Cc}]|[\ufffe\uffff]/gu

/** Removes characters that are invalid in XML and in iCalendar. */
export const withoutInvalidCharacters = (text: string): string => text.toWellFormed().replace(invalid, '')

/** Escapes a text for XML content and attributes; removes characters that XML does not allow. */
export const escapeXml = (text: string): string =>
  withoutInvalidCharacters(text).replace(/[&<>"']/g, (sign) => names[sign] ?? sign)
