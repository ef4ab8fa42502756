import { isIP, isIPv4 } from 'node:net'

/**
 * An address without what tells one household from the next: `41.66.12.0`, `2c0f:f248:12::`. It says which network trouble
 * comes from, and nobody's name.
 */
export function shortenAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIPv4(plain)) return plain.replace(/\.\d+$/, '.0')
  if (plain.startsWith('::')) return '::'
  return plain.includes(':') ? `${plain.split(':').slice(0, 3).join(':').replace(/:+$/, '')}::` : 'unknown'
}

/** The same with its length, `41.66.12.0/24` or `2c0f:f248:12::/48`; what is no address, such as "the server", stays. */
export function networkPrefix(address: string): string {
  if (!isIP(address)) return address
  const short = shortenAddress(address)
  return `${short}/${isIPv4(short) ? 24 : 48}`
}

/** More would say no more, and patterns that look for an address take their time with a long word. */
const longestWords = 2000

/** What an error says without e-mail addresses, telephone numbers, tokens and the words of a query. */
export function redactText(text: string): string {
  return text
    .slice(0, longestWords)
    .replace(/\S+@[\w-]+(\.[\w-]+)+/g, '[address]')
    .replace(/\?\S+/g, '?[query]')
    .replace(/\+?\d[\d ()-]{7,}\d/g, '[number]')
    .replace(/(?<![/\w.-])[\w-]{32,}(?![\w/])/g, '[token]')
}
