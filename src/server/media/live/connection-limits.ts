import { refuse } from '../../platform/errors/refusal.ts'
import { liveRefusals } from './messages.ts'

/** How many messages a page shows when it opens. */
export const shownMessages = 100

/** Backpressure limit: a connection with this many unread bytes is closed. The browser reconnects and gets what it missed. */
export const mostWaitingBytes = 256 * 1024

/** Interval of heartbeats in milliseconds. They stop proxies and phones from closing a quiet connection as dead. */
export const heartbeat = 20_000

/** Shortest interval between two updates of the viewer count, in milliseconds: on a Sunday the count changes every second. */
export const viewersInterval = 3_000

/**
 * Limits connections: 503 when `most` are open, 429 when one address holds a quarter of them. The share is that large because a
 * whole congregation or mobile network may use one address. Behind a proxy on this machine all clients have its
 * loopback address; then only the total counts.
 */
export function refuseTooManyConnections(address: string, { most, open, fromAddress }: Lines): void {
  if (open >= most) refuse(503, liveRefusals.tooMany, wait)
  if (!loopback.test(address) && fromAddress >= Math.max(1, Math.floor(most / 4)))
    refuse(429, liveRefusals.network, wait)
}

type Lines = { most: number; open: number; fromAddress: number }

const wait = { 'Retry-After': '60' }
const loopback = /^(127\.|::1$|::ffff:127\.)/
