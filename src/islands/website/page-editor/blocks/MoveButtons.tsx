import { useEffect, useRef } from 'react'
import { editorWords } from '../messages.ts'

type Props = {
  /** The moved item in a label: `card 2`. */
  name: string
  at: number
  count: number
  move: (to: number) => void
}

/**
 * Moves something up or down a list. The pressed button keeps the focus, also where the browser drops it because the row
 * moved; at the end of the list it does nothing, but stays, so that the focus is not lost.
 */
export function MoveButtons({ name, at, count, move }: Props) {
  const pressed = useRef<HTMLButtonElement>(null)
  const moved = useRef(at)
  useEffect(() => {
    if (moved.current === at) return
    moved.current = at
    pressed.current?.focus()
    pressed.current = null
  }, [at])
  const button = (words: 'up' | 'down', to: number) => {
    const isOff = to < 0 || to >= count
    return (
      <button
        className="btn btn-quiet"
        type="button"
        aria-label={words === 'up' ? editorWords.moveNameUp({ name }) : editorWords.moveNameDown({ name })}
        aria-disabled={isOff}
        onClick={({ currentTarget }) => {
          if (isOff) return
          pressed.current = currentTarget
          move(to)
        }}
      >
        <span aria-hidden="true">{words === 'up' ? '↑' : '↓'}</span>
      </button>
    )
  }
  return (
    <>
      {button('up', at - 1)}
      {button('down', at + 1)}
    </>
  )
}
