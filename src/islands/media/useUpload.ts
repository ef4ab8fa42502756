import { useEffect, useRef, useState } from 'react'
import { sendSermon } from '../../lib/api/media.ts'
import type { Progress } from '../../lib/api/upload.ts'

/** `started` and `from`: when and where it last set out. */
export type Underway = Progress & { started: number; from: number }

/** Sends a sermon, and says how far it has come. Leaving the page meanwhile is asked about. */
export function useUpload() {
  const [underway, setUnderway] = useState<Underway>()
  const stop = useRef<AbortController>(undefined)

  useEffect(() => {
    if (!underway) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [underway])

  async function send(id: number | undefined, body: FormData): Promise<void> {
    stop.current = new AbortController()
    setUnderway({ sent: 0, total: 0, started: Date.now(), from: 0 })
    try {
      await sendSermon(id, {
        body,
        progress: (progress) => setUnderway((before) => goOn(before, progress)),
        signal: stop.current.signal,
      })
    } finally {
      setUnderway(undefined)
    }
  }

  return {
    underway,
    send,
    cancel: () => stop.current?.abort(),
    cancelled: () => stop.current?.signal.aborted,
  }
}

/** After a wait, and where a file goes on from an earlier day, the time that is left is told anew. */
function goOn(before: Underway | undefined, progress: Progress): Underway {
  const setsOut = !before || before.lost || before.total === 0
  const { started, from } = setsOut ? { started: Date.now(), from: progress.sent } : before
  return { ...progress, started, from }
}
