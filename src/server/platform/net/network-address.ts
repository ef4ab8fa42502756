import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** How many bits of an address name its network, in whole bytes. */
type PrefixLengths = { ipv4: 24 | 32; ipv6: 48 | 64 }

/**
 * The network of an IP address: `41.66.12.0` with 24 bits, `2c0f:f248:12::` with 48. An IPv4 address in IPv6 notation
 * counts as IPv4. Undefined for text that is not an IP address.
 */
export function networkAddress(
  address: string,
  { ipv4, ipv6 }: PrefixLengths,
): { network: string; bits: number } | undefined {
  // The library accepts `10.1` and `0x7f.1` too, which no connection and no proxy names.
  if (!isIP(address)) return undefined
  const bytes = ipaddr.process(address).toByteArray()
  const bits = bytes.length === 4 ? ipv4 : ipv6
  const network = ipaddr.fromByteArray(bytes.map((byte, at) => (at < bits / 8 ? byte : 0)))
  return { network: network.toString(), bits }
}
