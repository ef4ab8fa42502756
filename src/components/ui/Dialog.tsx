import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'

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
  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])

  /** Only its own box is outside of everything in it. */
  function closeBeside({ target, clientX, clientY }: MouseEvent<HTMLDialogElement>): void {
    const box = dialog.current?.getBoundingClientRect()
    if (target !== dialog.current || !box) return
    const inside = clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom
    if (!inside) close()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, and the button does.
    <dialog className="dialog" ref={dialog} aria-labelledby={titleId} onClose={close} onClick={closeBeside}>
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
