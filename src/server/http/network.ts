import { isIPv6 } from 'node:net'

/**
 * Rate-limit key: the IPv4 address, or the /64 of an IPv6 address, because one household, or one attacker, has all 2⁶⁴
 * addresses of it.
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

/** An IPv4 address at the end counts as two groups. */
const countGroups = (tail = ''): number =>
  tail.split(':').filter(Boolean).length + (tail.includes('.') ? 1 : 0)
