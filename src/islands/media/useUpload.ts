import { useEffect, useRef, useState } from 'react'
import { sendSermon } from '../../lib/api/media.ts'
import type { Progress } from '../../lib/api/upload.ts'

export type Underway = Progress & { started: number }

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
    const started = Date.now()
    setUnderway({ sent: 0, total: 0, started })
    try {
      await sendSermon(id, {
        body,
        progress: (progress) => setUnderway({ ...progress, started }),
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
