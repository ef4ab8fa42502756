import { useEffect, useState } from 'react'
import { initialViewers, simulateStatus, statusMilliseconds } from '../../lib/live.ts'

export type LiveStatus = {
  live: boolean
  viewers: number
  /** Nobody has gone live in the media dashboard: the two above are made up, and staff are told so (decisions, stubs). */
  simulated: boolean
  /** Of the stream on YouTube; empty while there is none. */
  address: string
}

/**
 * Whether we are on air, who watches, and where the video is. Simulated, every ten seconds, from `random` (spec 1 §4):
 * whoever can hear the media dashboard changes this hook and nothing else.
 */
export function useLiveStatus(address: string, random = Math.random): LiveStatus {
  const [status, setStatus] = useState({ live: false, viewers: initialViewers })

  useEffect(() => {
    const timer = setInterval(() => setStatus(simulateStatus(random)), statusMilliseconds)
    return () => clearInterval(timer)
  }, [random])

  return { ...status, simulated: true, address }
}
