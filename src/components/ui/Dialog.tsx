import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react'

type Props = {
  title: string
  /** Escape, the close button, or a press beside it. */
  close: () => void
  children: ReactNode
}

/** A modal dialog, open as long as it is rendered. The browser keeps the focus in it, and gives it back. */
export function Dialog({ title, close, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // Closed while it still stands in the page: the browser gives the focus back then only.
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
        <button className="icon-button" type="button" aria-label="Close" onClick={close}>
          <svg className="symbol" viewBox="0 0 24 24" aria-hidden="true">
            <path d="m6 6 12 12M18 6 6 18" />
          </svg>
        </button>
      </div>
      {children}
    </dialog>
  )
}

/** What stands outside of a modal dialog is behind it and is not read out: the place of the toasts comes along. */
function useToastsInside(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const toasts = document.querySelector('#toasts')
    const home = toasts?.parentElement
    if (!toasts || !home) return
    dialog.current?.append(toasts)
    return () => home.append(toasts)
  }, [dialog])
}
