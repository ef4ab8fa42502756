import { type LookupAddress, lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Whether an IP address is reached over the internet: not this machine, its network, or one that is reserved. */
export function isPublicAddress(address: string): boolean {
  if (!isIP(address)) return false
  // An IPv4 address in IPv6 notation counts as IPv4.
  return ipaddr.process(address).range() === 'unicast'
}

/** What a connection fails with whose host has no public address. */
export const notPublic = 'EPRIVATE'

/**
 * Resolves the name of a host that somebody else has chosen, for `http.request`: to public addresses alone. The address that was checked
 * is the one that is connected to, so that a name that changes its address gains nothing.
 */
export const lookupPublic: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, addresses: LookupAddress[] = []) => {
    if (error) return done(error, [])
    const open = addresses.filter(({ address }) => isPublicAddress(address))
    const [first] = open
    if (!first)
      return done(Object.assign(new Error('The host has no public address'), { code: notPublic }), [])
    return options.all ? done(null, open) : done(null, first.address, first.family)
  })
}
