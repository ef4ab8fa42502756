import type { ReactNode } from 'react'
import { Dialog } from './Dialog.tsx'

type Props = {
  title: string
  /** The label of the confirm button. */
  act: string
  confirm: () => void
  close: () => void
  children: ReactNode
}

/** Confirms an action that cannot be undone. The cancel button has the focus. */
export function Confirm({ title, act, confirm, close, children }: Props) {
  function agree(): void {
    close()
    confirm()
  }
  return (
    <Dialog title={title} close={close}>
      <div className="grid gap-5">
        {children}
        <div className="flex flex-wrap gap-3">
          <button className="btn" type="button" onClick={close}>
            Keep it as it is
          </button>
          <button className="btn btn-danger" type="button" onClick={agree}>
            {act}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
