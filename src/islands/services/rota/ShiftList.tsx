import type { ReactNode } from 'react'
import type { OwnShiftAnswer } from '../../../lib/contract/services/rota.ts'
import { rotaWords } from './messages.ts'
import { whenWords } from './shift-words.ts'

type PartProps<Row> = {
  id: string
  title: string
  empty: string
  rows: readonly Row[]
  children: (row: Row) => ReactNode
}

/** A part of the page with a list of turns, or words where it is empty. */
export function Part<Row extends { id: number }>({ id, title, empty, rows, children }: PartProps<Row>) {
  return (
    <section className="grid grid-cols-1 gap-3" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {rows.length === 0 && <p className="text-ink-soft">{empty}</p>}
      <ul className="grid gap-3 md:grid-cols-2">
        {rows.map((row) => (
          <li key={row.id}>{children(row)}</li>
        ))}
      </ul>
    </section>
  )
}

/** A shift, with what can be done with it. */
export function Shift({ shift, children }: { shift: OwnShiftAnswer; children: ReactNode }) {
  return (
    <div className="card grid gap-2 p-4">
      <strong>
        {shift.team_name}: {shift.service_title}
      </strong>
      <span>{whenWords(shift)}</span>
      {shift.others.length > 0 && (
        <span className="hint">{rotaWords.withOthers({ names: shift.others.join(', ') })}</span>
      )}
      {shift.is_offered && <span>{rotaWords.isOffered}</span>}
      {shift.plan !== null && (
        <a href={`/worship/live#${shift.plan}`} aria-label={rotaWords.orderOf({ service: whenWords(shift) })}>
          {rotaWords.order}
        </a>
      )}
      <span className="flex flex-wrap gap-2">{children}</span>
    </div>
  )
}
