import { type CSSProperties, type PointerEvent, useEffect, useRef, useState } from 'react'

/** Pixels from the edge of the window within which a drag scrolls it, and how far it does in a frame. */
const [edge, step] = [56, 10]

type Drag = {
  at: number
  /** Where the row would stand. */
  to: number
  /** How far the row has been moved, in pixels. */
  by: number
}

type Hold = { at: number; row: Element; y: number; scrolled: number; now: number }

/**
 * Lets the rows of a list be dragged to another place by finger or mouse, each by its grip. `move` is called with the old and the new place; the row
 * stays where it was dropped until it is done. Escape puts it back. The keyboard has the buttons of `MoveButtons` beside it.
 */
export function useDragOrder(move: (at: number, to: number) => Promise<unknown>) {
  const [drag, setDrag] = useState<Drag>()
  const hold = useRef<Hold>(undefined)
  const isHeld = drag !== undefined

  useEffect(() => {
    if (!isHeld) return
    let frame = 0
    const scroll = () => {
      const y = hold.current?.now
      if (y !== undefined && y < edge) scrollBy(0, -step)
      if (y !== undefined && y > innerHeight - edge) scrollBy(0, step)
      const held = hold.current
      if (held) {
        const next = dragOf(held)
        // A finger that rests draws nothing anew.
        setDrag((drawn) => (drawn?.to === next.to && drawn.by === next.by ? drawn : next))
      }
      frame = requestAnimationFrame(scroll)
    }
    const cancel = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !hold.current) return
      hold.current = undefined
      setDrag(undefined)
    }
    frame = requestAnimationFrame(scroll)
    addEventListener('keydown', cancel)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('keydown', cancel)
    }
  }, [isHeld])

  async function drop(): Promise<void> {
    const held = hold.current
    hold.current = undefined
    if (!held) return
    const { at, to } = dragOf(held)
    if (to !== at) await move(at, to)
    setDrag(undefined)
  }

  return {
    /** Attributes of a row: how far it is moved, and on which side of it the held one would come. */
    row: (at: number) => ({
      'data-dragged': drag?.at === at || undefined,
      'data-drop':
        drag && drag.to === at && drag.at !== at ? (drag.to < drag.at ? 'before' : 'after') : undefined,
      style: (drag?.at === at ? { transform: `translateY(${drag.by}px)` } : undefined) satisfies
        | CSSProperties
        | undefined,
    }),
    /** Attributes of the grip of a row. */
    grip: (at: number) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        const row = event.currentTarget.closest('li')
        if (event.button !== 0 || drag || !row) return
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        hold.current = { at, row, y: event.clientY, scrolled: scrollY, now: event.clientY }
        setDrag({ at, to: at, by: 0 })
      },
      onPointerMove({ clientY }: PointerEvent) {
        if (hold.current) hold.current.now = clientY
      },
      onPointerUp: () => void drop(),
      onPointerCancel() {
        hold.current = undefined
        setDrag(undefined)
      },
    }),
  }
}

/** Where a held row is: it would come after all others whose middle is above the pointer. */
function dragOf({ at, row, y, scrolled, now }: Hold): Drag {
  const others = [...(row.parentElement?.children ?? [])].filter((other) => other !== row)
  const to = others.filter((other) => {
    const { top, bottom } = other.getBoundingClientRect()
    return (top + bottom) / 2 < now
  }).length
  return { at, to, by: now - y + scrollY - scrolled }
}
