import { useEffect, useState } from 'react'
import { ApiError } from '../../../lib/api/api-error.ts'
import { readScreen, readWeekdayOfferingScreen } from '../../../lib/api/giving/weekday-offering.ts'
import { apiBase } from '../../../lib/api/renewal.ts'
import type { ScreenAnswer } from '../../../lib/contract/giving/weekday-offering.ts'
import { hallWords } from './messages.ts'

type Shown = { screen?: ScreenAnswer; status: string; code: string }

/** How long a lost connection waits before it is opened again, in milliseconds. */
const pause = 3000

/** What the screen of the fragment's code shows, followed until the collection ends. */
export function useScreen(): Shown {
  const [shown, setShown] = useState<Shown>({ status: '', code: '' })
  useEffect(() => {
    let stop = () => {}
    const follow = () => {
      stop()
      const code = location.hash.slice(1)
      setShown({ status: '', code })
      if (code) stop = followScreen(code, (change) => setShown((before) => ({ ...before, ...change })))
    }
    follow()
    addEventListener('hashchange', follow)
    return () => {
      removeEventListener('hashchange', follow)
      stop()
    }
  }, [])
  return shown
}

type ScreenChange = Partial<Omit<Shown, 'code'>>

function followScreen(code: string, show: (change: ScreenChange) => void): () => void {
  let line: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false

  async function open(): Promise<void> {
    const first = await readWeekdayOfferingScreen(code).catch((error: unknown) => {
      const isGone = error instanceof ApiError && error.status === 404
      if (!stopped) show({ status: isGone ? error.detail : hallWords.lost })
      if (!isGone) later()
    })
    if (stopped || !first) return
    show({ screen: first, status: '' })
    if (first.has_ended) return
    line = new EventSource(`${apiBase}books/kofi-ama/events/?${new URLSearchParams({ code })}`)
    line.addEventListener('screen', ({ data }: MessageEvent<string>) => {
      const screen = readScreen(data)
      if (screen) show({ screen, status: '' })
      if (screen?.has_ended) stop()
    })
    line.onerror = () => {
      show({ status: hallWords.lost })
      later()
    }
  }

  function later(): void {
    line?.close()
    clearTimeout(timer)
    if (!stopped) timer = setTimeout(() => void open(), pause)
  }

  function stop(): void {
    stopped = true
    line?.close()
    clearTimeout(timer)
  }

  void open()
  return stop
}
