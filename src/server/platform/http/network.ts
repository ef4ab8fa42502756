import { networkAddress } from '../net/network-address.ts'

/**
 * Rate-limit key: the IPv4 address, or the /64 of an IPv6 address, because one household, or one attacker, has all 2⁶⁴
 * addresses of it.
 */
export function networkOf(address: string): string {
  const network = networkAddress(address, { ipv4: 32, ipv6: 64 })
  if (!network) return address
  return network.bits === 32 ? network.network : `${network.network}/64`
}
