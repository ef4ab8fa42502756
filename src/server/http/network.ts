import { isIPv6 } from 'node:net'

/**
 * Whose limit an address spends: an IPv4 address its own, an IPv6 address that of its /64, since one household, or one
 * guesser, has all the 2⁶⁴ addresses of it.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain) || plain === '::1') return plain
  const [head = '', tail] = plain.split('::')
  const groups = head.split(':').filter(Boolean)
  const left = 8 - groups.length - countGroups(tail)
  const whole = [...groups, ...Array<string>(Math.max(0, left)).fill('0'), ...(tail ?? '').split(':')]
  const network = whole.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}

/** An IPv4 address at the end stands for two groups. */
const countGroups = (tail = ''): number =>
  tail.split(':').filter(Boolean).length + (tail.includes('.') ? 1 : 0)
