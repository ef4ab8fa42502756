import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Dialog } from './Dialog.tsx'
import { uiWords } from './messages.ts'

type Props = {
  title: string
  /** The label of the confirm button. */
  act: string
  /** False where the act destroys nothing: its button does not warn then. */
  danger?: boolean
  close: () => void
  children: ReactNode
} & (
  | {
      /** Called after the dialog has closed; shows its result elsewhere. */
      confirm: () => void
      refused?: never
    }
  | {
      /** The dialog stays open until this is done. */
      confirm: () => Promise<void>
      /** Receives the error of `confirm`, and returns the text that the dialog shows. */
      refused: (error: unknown) => string
    }
)

/** Confirms an action that cannot be undone, or that many people will notice. The cancel button has the focus. */
export function Confirm({ title, act, danger = true, confirm, refused, close, children }: Props) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const body = useRef<HTMLDivElement>(null)
  const waits = refused !== undefined

  // The button that opened the dialog may be gone with its row. The focus then moves to the section, for keyboard users.
  useEffect(() => {
    const section = waits && body.current?.closest<HTMLElement>('[tabindex="-1"]')
    return () => {
      if (section && document.activeElement === document.body) section.focus()
    }
  }, [waits])

  async function agree(): Promise<void> {
    if (!refused) {
      close()
      return confirm()
    }
    setBusy(true)
    try {
      await confirm()
      close()
    } catch (error) {
      setProblem(refused(error))
      setBusy(false)
    }
  }

  return (
    <Dialog title={title} close={close}>
      <div className="grid gap-5" ref={body}>
        <div className="grid gap-4">
          {children}
          {problem && (
            <p className="notice notice-error" role="alert">
              {problem}
            </p>
          )}
        </div>
        <div className={`flex flex-wrap gap-3 ${waits ? 'justify-end' : ''}`}>
          <button className="btn" type="button" onClick={close}>
            {uiWords.cancel}
          </button>
          <button
            className={`btn btn-${danger ? 'danger' : 'primary'}`}
            type="button"
            disabled={busy}
            aria-busy={busy}
            onClick={() => void agree()}
          >
            {act}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
