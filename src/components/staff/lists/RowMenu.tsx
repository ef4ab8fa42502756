import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { staffPartWords } from '../messages.ts'

type Props = { of: string; children: ReactNode }

/**
 * What can be done with a row: side by side where there is room, behind a button on a phone. The menu is the browser's popover, so that
 * Escape and a tap outside close it; arrow keys walk through it.
 */
export function RowMenu({ of, children }: Props) {
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const acts = () => [...(menu.current?.querySelectorAll<HTMLElement>('button, a') ?? [])]
  const isOpen = () => menu.current?.matches(':popover-open') === true

  function walk(pressed: KeyboardEvent): void {
    const all = acts()
    const focused = document.activeElement
    const now = focused instanceof HTMLElement ? all.indexOf(focused) : -1
    const next = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: -1 }[pressed.key]
    if (next === undefined || !isOpen()) return
    pressed.preventDefault()
    all.at(next % all.length)?.focus()
  }

  return (
    <>
      <button className="icon-button row-more" type="button" popoverTarget={id}>
        <svg className="symbol" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 5.5h.01M12 12h.01M12 18.5h.01" strokeWidth="3" strokeLinecap="round" />
        </svg>
        <span className="sr-only">{staffPartWords.actionsFor({ name: of })}</span>
      </button>
      <div
        className="row-acts"
        role="toolbar"
        aria-label={staffPartWords.actionsOf({ name: of })}
        id={id}
        popover="auto"
        ref={menu}
        onToggle={({ newState }) => newState === 'open' && acts()[0]?.focus()}
        onKeyDown={walk}
        // Before the act: the focus is on the button of the menu again, where a dialog that the act opens gives it back.
        onClickCapture={({ target }) => {
          if (isOpen() && target instanceof Element && target.closest('button, a'))
            menu.current?.hidePopover()
        }}
      >
        <strong className="row-acts-of">{of}</strong>
        {children}
      </div>
    </>
  )
}
