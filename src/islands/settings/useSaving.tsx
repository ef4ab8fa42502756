import { useState } from 'react'
import { whyRefused } from '../../lib/api/extensions.ts'

type State =
  | { state: 'idle' }
  | { state: 'saving' }
  | { state: 'saved'; said: string }
  | { state: 'refused'; said: string }

/** A section that saves by itself: `save` runs a call, and `status` says in the page what became of it. */
export function useSaving() {
  const [now, setNow] = useState<State>({ state: 'idle' })

  /** Answers whether it was saved; the call answers what to say then. */
  async function save(call: () => Promise<string>): Promise<boolean> {
    setNow({ state: 'saving' })
    try {
      setNow({ state: 'saved', said: await call() })
      return true
    } catch (error) {
      setNow({ state: 'refused', said: whyRefused(error) })
      return false
    }
  }

  const said = now.state === 'saved' || now.state === 'refused' ? now.said : ''
  const look = now.state === 'refused' ? 'notice notice-error' : 'notice notice-success'
  return {
    save,
    /** Says why it did not come to a call. */
    refuse: (why: string) => setNow({ state: 'refused', said: why }),
    busy: now.state === 'saving',
    /** There from the start, so that it is read out. */
    status: <div role="status">{said && <p className={look}>{said}</p>}</div>,
  }
}
