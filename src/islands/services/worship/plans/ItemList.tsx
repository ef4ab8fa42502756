import { useState } from 'react'
import { DragGrip } from '../../../../components/staff/DragGrip.tsx'
import { MoveButtons } from '../../../../components/staff/MoveButtons.tsx'
import { useDragOrder } from '../../../../components/staff/useDragOrder.ts'
import { call } from '../../../../lib/api/call.ts'
import { placePlanItem, removePlanItem } from '../../../../lib/contract/services/calls/plans.ts'
import type { PlanAnswer, PlanItemAnswer } from '../../../../lib/contract/services/plan.ts'
import { timesOf } from '../../../../lib/services/plans/times.ts'
import { formatHour } from '../../../../lib/time/hours.ts'
import { useAct } from '../../../../stores/useAct.ts'
import { FilesDialog } from '../files/FilesDialog.tsx'
import { factsOf } from './facts.ts'
import { ItemDialog } from './ItemDialog.tsx'
import { planWords as words } from './messages.ts'

type Props = { plan: PlanAnswer; show: (plan: PlanAnswer) => void; outdated: () => void }

/** The items of a plan with their times; each change is saved at once. */
export function ItemList({ plan, show, outdated }: Props) {
  const { id, items } = plan
  const { starts } = timesOf(plan)
  const [open, setOpen] = useState<PlanItemAnswer | 'new'>()
  const [filing, setFiling] = useState<PlanItemAnswer>()
  const [busy, act] = useAct()
  const move = async (item: PlanItemAnswer, at: number, to: number) => {
    // Before which item it goes: moved down it passes the one that is there.
    const before = items[to > at ? to + 1 : to]?.id ?? null
    const done = words.moved({ name: item.title, place: to + 1, all: items.length })
    const change = async () => show(await call(placePlanItem, { id, item: item.id, body: { before } }))
    if (!(await act(change, done))) outdated()
  }
  const drag = useDragOrder(async (at, to) => {
    const item = items[at]
    if (item) await move(item, at, to)
  })
  const remove = async (item: PlanItemAnswer) => {
    const change = async () => show(await call(removePlanItem, { id, item: item.id, seen: item.version }))
    if (!(await act(change, words.itemRemoved))) outdated()
  }
  return (
    <section className="grid grid-cols-1 gap-4" aria-labelledby="plan-items">
      <div className="staff-head">
        <h3 id="plan-items">{words.items}</h3>
        <button className="btn btn-primary" type="button" onClick={() => setOpen('new')}>
          {words.addItem}
        </button>
      </div>
      {items.length === 0 && <p className="empty">{words.noItems}</p>}
      <ol className="grid gap-2">
        {items.map((item, at) => (
          <li className="card plan-item" key={item.id} {...drag.row(at)}>
            <span className="plan-time">{starts[at] && formatHour(starts[at])}</span>
            <span className="grid min-w-0 gap-1">
              <strong className="break-words">{item.title}</strong>
              <span className="text-ink-soft break-words">{factsOf(item)}</span>
              {item.files.length > 0 && (
                <span className="hint break-words">
                  {words.filesAre({ names: item.files.map(({ name }) => name).join(', ') })}
                </span>
              )}
              {item.notes.map(({ team, team_name, words: note }) => (
                <span className="hint break-words" key={team}>
                  {team_name}: {note}
                </span>
              ))}
            </span>
            <span className="plan-acts">
              <DragGrip {...drag.grip(at)} />
              <MoveButtons
                name={item.title}
                at={at}
                count={items.length}
                move={(to) => void move(item, at, to)}
              />
              <button
                className="btn btn-quiet"
                type="button"
                aria-label={words.editOne({ name: item.title })}
                onClick={() => setOpen(item)}
              >
                {words.editItem}
              </button>
              {!plan.is_template && (
                <button
                  className="btn btn-quiet"
                  type="button"
                  aria-label={words.filesOf({ name: item.title })}
                  onClick={() => setFiling(item)}
                >
                  {words.files}
                </button>
              )}
              <button
                className="btn btn-quiet"
                type="button"
                aria-label={words.removeOne({ name: item.title })}
                disabled={busy}
                onClick={() => void remove(item)}
              >
                {words.removeItem}
              </button>
            </span>
          </li>
        ))}
      </ol>
      {filing && (
        <FilesDialog
          plan={plan}
          item={filing}
          show={show}
          outdated={outdated}
          close={() => setFiling(undefined)}
        />
      )}
      {open && (
        <ItemDialog
          plan={plan}
          item={open === 'new' ? undefined : open}
          show={show}
          outdated={outdated}
          close={() => setOpen(undefined)}
        />
      )}
    </section>
  )
}
