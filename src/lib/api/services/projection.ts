import { readScreenState, watchScreen } from '../../contract/services/calls/projection.ts'
import { PresentEvent, type StateAnswer } from '../../contract/services/projection.ts'
import { ApiError } from '../api-error.ts'
import { call, pathOf } from '../call.ts'
import { apiBase } from '../renewal.ts'

/** How long a lost line waits before it is opened again, in milliseconds. */
const pause = 2000

/** Where the slides are, that there is no network, or that the code opens nothing. */
export type Heard = { kind: 'at'; answer: StateAnswer } | { kind: 'lost' } | { kind: 'ended'; detail: string }

/**
 * Follows the screen of a code: where it is now, and every press. A broken line is opened again, at once when the network is back, and begins with
 * where the slides are then. Returns a function that ends it.
 */
export function followScreen(code: string, hear: (heard: Heard) => void): () => void {
  let line: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false

  async function open(): Promise<void> {
    close()
    try {
      const answer = await call(readScreenState, { query: { code } })
      if (stopped) return
      hear({ kind: 'at', answer })
      watch()
    } catch (error) {
      if (stopped) return
      if (error instanceof ApiError && error.status === 404) return end(error.detail)
      hear({ kind: 'lost' })
      timer = setTimeout(() => void open(), pause)
    }
  }

  function watch(): void {
    line = new EventSource(`${apiBase}${pathOf(watchScreen, {})}?${new URLSearchParams({ code })}`)
    line.addEventListener('screen', ({ data }: MessageEvent<string>) => {
      const event = readEvent(data)
      if (event?.has_ended) end('')
      else if (event) hear({ kind: 'at', answer: event })
    })
    // Browsers reconnect by themselves only after some errors: so this code does.
    line.onerror = () => {
      close()
      hear({ kind: 'lost' })
      timer = setTimeout(() => void open(), pause)
    }
  }

  function close(): void {
    line?.close()
    line = undefined
    clearTimeout(timer)
  }

  function end(detail: string): void {
    stop()
    hear({ kind: 'ended', detail })
  }

  function stop(): void {
    stopped = true
    close()
    removeEventListener('online', retry)
  }

  const retry = () => void open()
  addEventListener('online', retry)
  void open()
  return stop
}

function readEvent(data: string): PresentEvent | undefined {
  try {
    return PresentEvent.safeParse(JSON.parse(data)).data
  } catch {
    return undefined
  }
}
