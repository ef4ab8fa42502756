import type { ReactNode } from 'react'
import { Dialog } from './Dialog.tsx'

type Props = {
  title: string
  /** What is done then, on the button. */
  act: string
  confirm: () => void
  close: () => void
  children: ReactNode
}

/** Asks before something is done that cannot be undone. Not doing it has the focus. */
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
