import { useEffect, useRef, useState } from 'react'
import type { Progress, Watch } from '../../lib/api/media/uploads/upload.ts'

/** `started` and `from`: the time and the byte offset of the last start or resume. */
export type Underway = Progress & { started: number; from: number }

/** Runs an upload and reports its progress. Leaving the page meanwhile requires a confirmation. */
export function useProgress() {
  const [underway, setUnderway] = useState<Underway>()
  const stop = useRef<AbortController>(undefined)

  useEffect(() => {
    if (!underway) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [underway])

  async function run<Result>(send: (watch: Watch) => Promise<Result>): Promise<Result> {
    stop.current = new AbortController()
    setUnderway({ sent: 0, total: 0, started: Date.now(), from: 0 })
    try {
      return await send({
        progress: (progress) => setUnderway((before) => goOn(before, progress)),
        signal: stop.current.signal,
      })
    } finally {
      setUnderway(undefined)
    }
  }

  return {
    underway,
    run,
    cancel: () => stop.current?.abort(),
    cancelled: () => stop.current?.signal.aborted === true,
  }
}

/** Restarts the estimate of the remaining time after an interruption, and when an earlier upload resumes. */
function goOn(before: Underway | undefined, progress: Progress): Underway {
  const setsOut = !before || before.lost || before.total === 0
  const { started, from } = setsOut ? { started: Date.now(), from: progress.sent } : before
  return { ...progress, started, from }
}
