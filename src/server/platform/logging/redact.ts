import { LRUCache } from 'lru-cache'
import { networkAddress } from '../net/network-address.ts'

/** Networks of the latest visitors: to parse an address for each line of the log takes longer than the rest of the line. */
const networks = new LRUCache<string, { network: string; bits: number }>({
  max: 1000,
  memoMethod: (address) => networkAddress(address, { ipv4: 24, ipv6: 48 }) ?? noAddress,
})

const noAddress = { network: 'unknown', bits: 0 }

/**
 * Redaction: an address without the part that tells households apart: `41.66.12.0`, `2c0f:f248:12::`. It tells which network
 * has trouble, and identifies no person.
 */
export const shortenAddress = (address: string): string => networks.memo(address).network

/** The same with its prefix length, `41.66.12.0/24` or `2c0f:f248:12::/48`; other text, such as "the server", stays. */
export function networkPrefix(address: string): string {
  const { network, bits } = networks.memo(address)
  return bits > 0 ? `${network}/${bits}` : address
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
