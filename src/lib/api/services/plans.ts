import { backOff } from '../../browser/back-off.ts'
import { followPlan } from '../../contract/services/calls/plans.ts'
import { PlanLiveAnswer } from '../../contract/services/plan.ts'
import { pathOf } from '../call.ts'
import { apiBase } from '../renewal.ts'

/** After so long without a word a connection counts as lost, in milliseconds: the server says something every 15 seconds. */
const silence = 25_000

/** A service goes on: the longest wait between attempts is about eight seconds. */
const mostAttempts = 3

type Following = { id: number; code: string }
type Hearing = { hear: (live: PlanLiveAnswer) => void; lost: () => void }

/**
 * Follows a plan by server-sent events: where it is at once, and again with each change. A broken connection is opened again, and then tells what was
 * missed. `lost` is called when it breaks. Returns a function that ends it.
 */
export function followPlanLive({ id, code }: Following, { hear, lost }: Hearing): () => void {
  let connection: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempts = 0
  let stopped = false

  function open(): void {
    if (stopped) return
    connection?.close()
    const next = new EventSource(`${apiBase}${pathOf(followPlan, { id })}?${new URLSearchParams({ code })}`)
    connection = next
    watch()
    next.addEventListener('plan', ({ data }: MessageEvent<string>) => {
      const live = readLive(data)
      if (!live) return
      attempts = 0
      watch()
      hear(live)
    })
    next.onerror = later
  }

  /** Waits for the next word of the server. */
  function watch(): void {
    clearTimeout(timer)
    timer = setTimeout(later, silence)
  }

  function later(): void {
    connection?.close()
    clearTimeout(timer)
    if (stopped) return
    lost()
    timer = setTimeout(open, backOff(attempts))
    attempts = Math.min(attempts + 1, mostAttempts)
  }

  function again(): void {
    attempts = 0
    open()
  }

  addEventListener('online', again)
  addEventListener('offline', later)
  open()
  return () => {
    stopped = true
    removeEventListener('online', again)
    removeEventListener('offline', later)
    connection?.close()
    clearTimeout(timer)
  }
}

function readLive(data: string): PlanLiveAnswer | undefined {
  try {
    return PlanLiveAnswer.safeParse(JSON.parse(data)).data
  } catch {
    return undefined
  }
}
