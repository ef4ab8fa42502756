import { type ReactNode, useState } from 'react'
import { RowAct } from '../../../components/staff/lists/RowAct.tsx'
import { useAct } from '../../../stores/useAct.ts'
import { Asked } from './Asked.tsx'
import type { Act, ActDialog } from './act.ts'

type Acts<Row> = {
  /** In the order of the buttons, which stays the same. */
  acts: readonly Act<Row>[]
  nameOf: (row: Row) => string
  /** Called after an act, and where somebody else has changed the row: loads what is shown again. */
  changed: () => void
}

/** The buttons of a row, and the dialog of the act that was pressed. */
export function useActs<Row>({ acts, nameOf, changed }: Acts<Row>) {
  // The act by its place: its description is made anew on each render.
  const [pressed, setPressed] = useState<{ at: number; row: Row }>()
  const [busy, run] = useAct()
  const dialog = { changed, outdated: changed, close: () => setPressed(undefined) }
  const open = pressed && acts[pressed.at]

  function press(at: number, row: Row): void {
    const act = acts[at]
    if (act?.press) act.press(row)
    else if (!act?.call || act.ask) setPressed({ at, row })
    else void run(() => act.call(row).finally(changed), wordsOf(act.said, row))
  }

  const actions = (row: Row) =>
    acts.map((act, at) => {
      if (act.when?.(row) === false) return null
      const name = wordsOf(act.name, row)
      const isBusy = busy && act.call !== undefined && !act.ask
      return (
        <RowAct
          key={name}
          name={name}
          busy={isBusy}
          danger={act.danger ?? false}
          of={nameOf(row)}
          act={() => press(at, row)}
        />
      )
    })

  return { actions, opened: open && pressed && dialogOf(open, pressed.row, dialog) }
}

function dialogOf<Row>(act: Act<Row>, row: Row, dialog: ActDialog): ReactNode {
  if (act.dialog) return act.dialog(row, dialog)
  const question = act.call && act.ask?.(row)
  return (
    question && <Asked {...question} {...dialog} call={() => act.call(row)} said={wordsOf(act.said, row)} />
  )
}

const wordsOf = <Row,>(words: string | ((row: Row) => string), row: Row): string =>
  typeof words === 'string' ? words : words(row)
