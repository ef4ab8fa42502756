import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { initialViewers, simulateStatus, statusMilliseconds } from '../../../lib/media/live.ts'
import { $live, type Live } from '../../../stores/live.ts'

export type Status = {
  live: boolean
  viewers: number
  /** 'simulated' before the first live stream: `live` and `viewers` are random, and staff see a note (docs/specification/settled.md). */
  state: Live['state']
  title: string
  /** The address of the video; empty when there is none. */
  address: string
}

/** The live status, the viewers and the address of the video. Simulated until the first live stream, real afterwards. */
export function useLiveStatus(sample: string): Status {
  const known = useStore($live, { ssr: simulated })
  const made = useSimulation(known.state === 'simulated' && sample !== '')

  if (known.state === 'live') return { ...known, live: true }
  if (known.state === 'ended') return { ...known, live: false, viewers: 0, address: '' }
  // A church without a sample film has no stream yet, and no invented viewers.
  if (!sample) return { live: false, viewers: 0, state: 'simulated', title: '', address: '' }
  return { ...made, state: 'simulated', title: '', address: sample }
}

const simulated = (): Live => ({ state: 'simulated' })

/** A simulated status, renewed every ten seconds while `wanted` (spec 1 §4). */
function useSimulation(wanted: boolean) {
  const [status, setStatus] = useState({ live: false, viewers: initialViewers })

  useEffect(() => {
    if (!wanted) return
    const timer = setInterval(() => setStatus(simulateStatus(Math.random)), statusMilliseconds)
    return () => clearInterval(timer)
  }, [wanted])

  return status
}
