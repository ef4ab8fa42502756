import { type ReactNode, useEffect, useRef, useState } from 'react'
import { RowAct } from '../../../components/staff/lists/RowAct.tsx'
import { keepFocus } from '../../../lib/browser/keep-focus.ts'
import { useAct } from '../../../stores/useAct.ts'
import { Asked } from './Asked.tsx'
import type { Act, ActDialog } from './act.ts'

type Acts<Row> = {
  /** In the order of the buttons, which stays the same. */
  acts: readonly Act<Row>[]
  /** The dialog of a new row. */
  add?: ((dialog: ActDialog) => ReactNode) | undefined
  nameOf: (row: Row) => string
  /** Loads what is shown again after an act. Not needed where the calls show what they answer. */
  changed?: () => unknown
  /** Loads the rows again after a refusal, because somebody else may have changed them. It is `changed` where that is all. */
  outdated?: () => unknown
  /** Receives the focus where the pressed button has left the page. */
  instead?: () => HTMLElement | null
}

type Pressed<Row> = { at: number; row: Row }

const nothing = () => undefined

/** The buttons of a row, and the dialog of the act that was pressed. `add` opens the dialog of a new row. */
export function useActs<Row>({
  acts,
  add,
  nameOf,
  changed = nothing,
  outdated = changed,
  instead,
}: Acts<Row>) {
  // The act by its place: its description is made anew on each render.
  const [pressed, setPressed] = useState<Pressed<Row> | 'add'>()
  const [running, setRunning] = useState<Pressed<Row>>()
  const [busy, run] = useAct()
  const opener = useRef<Element>(null)
  const isRunning = (at: number, row: Row) => busy && running?.at === at && running.row === row

  useEffect(() => {
    if (pressed || !opener.current) return
    if (!opener.current.isConnected) instead?.()?.focus()
    opener.current = null
  }, [pressed, instead])

  function open(what: Pressed<Row> | 'add'): void {
    opener.current = document.activeElement
    setPressed(what)
  }

  async function press(at: number, row: Row): Promise<void> {
    const act = acts[at]
    if (act?.press) return act.press(row)
    if (!act?.call || act.ask) return open({ at, row })
    if (isRunning(at, row)) return
    const giveBack = keepFocus(instead)
    setRunning({ at, row })
    const isDone = await run(() => act.call(row), textOf(act.toast, row))
    await (isDone ? changed() : outdated())
    giveBack()
  }

  const actions = (row: Row) =>
    acts.map((act, at) => {
      if (act.when?.(row) === false) return null
      const name = textOf(act.name, row)
      return (
        <RowAct
          key={name}
          name={name}
          busy={act.press ? (act.busy?.(row) ?? false) : isRunning(at, row)}
          danger={act.danger ?? false}
          look={act.look}
          of={nameOf(row)}
          act={act.href ? act.href(row) : () => void press(at, row)}
        />
      )
    })

  const dialog = { changed, outdated, close: () => setPressed(undefined) }
  const opened =
    pressed === 'add' ? add?.(dialog) : pressed && dialogOf(acts[pressed.at], pressed.row, dialog)
  return { actions, opened, add: () => open('add') }
}

function dialogOf<Row>(act: Act<Row> | undefined, row: Row, dialog: ActDialog): ReactNode {
  if (act?.dialog) return act.dialog(row, dialog)
  const question = act?.call && act.ask?.(row)
  return (
    question && <Asked {...question} {...dialog} call={() => act.call(row)} toast={textOf(act.toast, row)} />
  )
}

const textOf = <Row,>(text: string | ((row: Row) => string), row: Row): string =>
  typeof text === 'string' ? text : text(row)
