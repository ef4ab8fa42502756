const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Control characters but for tab and line ends, and the two that are no characters: XML holds none of them. */
const unspeakable = /[^\t\n\r\P{Cc}]|[\ufffe\uffff]/gu

/** A text without what neither XML nor a calendar can hold at all. */
export const speakable = (text: string): string => text.toWellFormed().replace(unspeakable, '')

/** A text as it stands in XML, between tags or in an attribute; what XML cannot hold at all is left out. */
export const escapeXml = (text: string): string =>
  speakable(text).replace(/[&<>"']/g, (sign) => names[sign] ?? sign)
