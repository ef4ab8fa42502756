import { useRef, useState } from 'react'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { keepFocus } from '../../../lib/browser/keep-focus.ts'

type State =
  | { state: 'idle' }
  | { state: 'saving' }
  | { state: 'saved'; message: string }
  | { state: 'refused'; message: string }

/**
 * For a section that saves without a form: `save` runs a call, and `status` shows the result on the page. Where the pressed button
 * has left the page, the focus goes to `instead`, or to the section (Section.astro).
 */
export function useSaving(instead?: () => HTMLElement | null) {
  const [now, setNow] = useState<State>({ state: 'idle' })
  const shown = useRef<HTMLDivElement>(null)
  const findSection = () => shown.current?.closest<HTMLElement>('[tabindex="-1"]') ?? null

  /** Returns whether it was saved. The call resolves to the message to show. */
  async function save(call: () => Promise<string>): Promise<boolean> {
    const giveBack = keepFocus(instead ?? findSection)
    setNow({ state: 'saving' })
    try {
      setNow({ state: 'saved', message: await call() })
      return true
    } catch (error) {
      setNow({ state: 'refused', message: whyRefused(error) })
      return false
    } finally {
      giveBack()
    }
  }

  const message = now.state === 'saved' || now.state === 'refused' ? now.message : ''
  const look = now.state === 'refused' ? 'notice notice-error' : 'notice notice-success'
  return {
    save,
    /** Shows an error without making a call. */
    refuse: (why: string) => setNow({ state: 'refused', message: why }),
    busy: now.state === 'saving',
    /** Rendered from the start, so that screen readers announce changes. */
    status: (
      <div role="status" ref={shown}>
        {message && <p className={look}>{message}</p>}
      </div>
    ),
  }
}
