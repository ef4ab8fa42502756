import { isIP, isIPv4 } from 'node:net'

/**
 * Redaction: an address without the part that tells households apart: `41.66.12.0`, `2c0f:f248:12::`. It tells which network
 * has trouble, and identifies no person.
 */
export function shortenAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIPv4(plain)) return plain.replace(/\.\d+$/, '.0')
  if (plain.startsWith('::')) return '::'
  return plain.includes(':') ? `${plain.split(':').slice(0, 3).join(':').replace(/:+$/, '')}::` : 'unknown'
}

/** The same with its prefix length, `41.66.12.0/24` or `2c0f:f248:12::/48`; other text, such as "the server", stays. */
export function networkPrefix(address: string): string {
  if (!isIP(address)) return address
  const short = shortenAddress(address)
  return `${short}/${isIPv4(short) ? 24 : 48}`
}

/** Longer text adds no information, and the patterns for addresses are slow on a long word. */
const longestWords = 2000

/** Redaction: an error's text without e-mail addresses, telephone numbers, tokens and query strings. */
export function redactText(text: string): string {
  return text
    .slice(0, longestWords)
    .replace(/\S+@[\w-]+(\.[\w-]+)+/g, '[address]')
    .replace(/\?\S+/g, '?[query]')
    .replace(/\+?\d[\d ()-]{7,}\d/g, '[number]')
    .replace(/(?<![/\w.-])[\w-]{32,}(?![\w/])/g, '[token]')
}
