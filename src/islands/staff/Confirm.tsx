import { useState } from 'react'
import { Dialog } from '../../components/ui/Dialog.tsx'
import { ApiError } from '../../lib/api/api-error.ts'
import { staffTexts } from '../../lib/messages/staff.ts'
import { notify } from '../../stores/toasts.ts'

type Props = {
  /** Names the entry. */
  title: string
  text: string
  act: string
  /** The toast after a failure. The dialog shows the server's reason. */
  failure: string
  confirmed: () => Promise<void>
  /** Called when the entry has changed since it was loaded, to reload it. */
  outdated?: (() => void) | undefined
  close: () => void
}

/** Confirms a deletion. After a refusal the dialog stays open and shows the reason. */
export function Confirm({ title, text, act, failure, confirmed, outdated, close }: Props) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')

  async function go(): Promise<void> {
    setBusy(true)
    try {
      await confirmed()
      close()
      setTimeout(keepFocus)
    } catch (error) {
      console.error(error)
      setProblem(reasonOf(error) || failure)
      if (error instanceof ApiError && [404, 409].includes(error.status)) outdated?.()
      notify.error(failure)
      setBusy(false)
    }
  }

  return (
    <Dialog title={title} close={close}>
      <p>{text}</p>
      {problem && (
        <p className="notice notice-error mt-4" role="alert">
          {problem}
        </p>
      )}
      <p className="mt-5 flex flex-wrap justify-end gap-3">
        <button className="btn" type="button" onClick={close}>
          Cancel
        </button>
        <button
          className="btn btn-danger"
          type="button"
          disabled={busy}
          aria-busy={busy}
          onClick={() => void go()}
        >
          {act}
        </button>
      </p>
    </Dialog>
  )
}

function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return ''
  return error.status === 404 ? staffTexts.alreadyGone : error.detail
}

/** The button that opened the dialog may be removed with its row. The focus then moves to the section, for keyboard users. */
function keepFocus(): void {
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('.staff-main')?.focus()
}
