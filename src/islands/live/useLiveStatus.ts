import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { initialViewers, simulateStatus, statusMilliseconds } from '../../lib/live.ts'
import { $live, type Live } from '../../stores/live.ts'

export type Status = {
  live: boolean
  viewers: number
  /** Nobody has gone live in the media dashboard: live and viewers are made up, and staff are told so (docs/decisions/0007). */
  state: Live['state']
  title: string
  /** Of the video; empty while there is none. */
  address: string
}

/** Whether we are on air, who watches, and where the video is: real once somebody has gone live, simulated until then. */
export function useLiveStatus(sample: string): Status {
  const known = useStore($live, { ssr: simulated })
  const made = useSimulation(known.state === 'simulated')

  if (known.state === 'live') return { ...known, live: true }
  if (known.state === 'ended') return { ...known, live: false, viewers: 0, address: '' }
  return { ...made, state: 'simulated', title: '', address: sample }
}

const simulated = (): Live => ({ state: 'simulated' })

/** Another one every ten seconds while it is wanted, from `random` (spec 1 §4). */
function useSimulation(wanted: boolean, random = Math.random) {
  const [status, setStatus] = useState({ live: false, viewers: initialViewers })

  useEffect(() => {
    if (!wanted) return
    const timer = setInterval(() => setStatus(simulateStatus(random)), statusMilliseconds)
    return () => clearInterval(timer)
  }, [wanted, random])

  return status
}
