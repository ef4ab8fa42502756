import { refuse } from '../errors/refusal.ts'

/** How many messages a page shows when it is opened. */
export const shownMessages = 100

/** A page that takes nothing for this many bytes is let go; its browser comes back and is told what it missed. */
export const mostWaitingBytes = 256 * 1024

/** So that proxies and phones do not take a quiet line for a dead one, in milliseconds. */
export const heartbeat = 20_000

/** The number of viewers is told at most this often, in milliseconds: on a Sunday somebody comes or goes every second. */
export const viewersPause = 3_000

/**
 * One address may hold a quarter of all lines, since a whole congregation or a mobile network may stand behind one.
 * Behind a proxy on this machine everybody has its address: then only the whole counts.
 */
export function letIn(address: string, { most, open, fromAddress }: Lines): void {
  if (open >= most)
    refuse(503, 'So many people are watching that no more can be counted. The video still plays.', wait)
  if (!loopback.test(address) && fromAddress >= Math.max(1, Math.floor(most / 4)))
    refuse(429, 'Too many pages are open from your network. Please close some of them.', wait)
}

type Lines = { most: number; open: number; fromAddress: number }

const wait = { 'Retry-After': '60' }
const loopback = /^(127\.|::1$|::ffff:127\.)/
