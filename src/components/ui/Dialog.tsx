import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { uiWords } from './messages.ts'

type Props = {
  title: string
  /** Called on Escape, the close button, or a click outside. */
  close: () => void
  children: ReactNode
}

/** A modal dialog, open as long as it is rendered. The browser traps the focus in it, and restores it afterwards. */
export function Dialog({ title, close, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // A layout effect closes the dialog while it is still in the document: only then does the browser restore the focus.
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  useToastsInside(dialog)

  return (
    <dialog className="dialog" ref={dialog} aria-labelledby={titleId} closedby="any" onClose={close}>
      <div className="dialog-head">
        <h2 id={titleId}>{title}</h2>
        <button className="icon-button" type="button" aria-label={uiWords.close} onClick={close}>
          <svg className="symbol" viewBox="0 0 24 24" aria-hidden="true">
            <path d="m6 6 12 12M18 6 6 18" />
          </svg>
        </button>
      </div>
      {children}
    </dialog>
  )
}

/** Moves the toasts into the dialog: elements outside a modal dialog are behind it and are not announced. */
function useToastsInside(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const toasts = document.querySelector('#toasts')
    const home = toasts?.parentElement
    if (!toasts || !home) return
    dialog.current?.append(toasts)
    return () => home.append(toasts)
  }, [dialog])
}
