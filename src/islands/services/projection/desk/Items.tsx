import { useState } from 'react'
import { DragGrip } from '../../../../components/staff/DragGrip.tsx'
import { useDragOrder } from '../../../../components/staff/useDragOrder.ts'
import { call } from '../../../../lib/api/call.ts'
import { savePresentation } from '../../../../lib/contract/services/calls/projection.ts'
import type { PresentationAnswer, ProjectionItem } from '../../../../lib/contract/services/projection.ts'
import { itemOf } from '../../../../lib/services/projection/walk.ts'
import { useAct } from '../../../../stores/useAct.ts'
import { problemOf } from './DeckList.tsx'
import { ItemDialog } from './ItemDialog.tsx'
import { kindName } from './kind-names.ts'
import { projectionDeskWords as words } from './messages.ts'

type Props = {
  presentation: PresentationAnswer
  take: (answer: PresentationAnswer) => void
  reload: () => Promise<void>
}

/** What a presentation is made of, in its order; each change is saved at once, and its slides are made anew. */
export function Items({ presentation, take, reload }: Props) {
  const { id, title, day, items, deck, version } = presentation
  const [open, setOpen] = useState<ProjectionItem | 'new'>()
  const [busy, act] = useAct()
  const saveItems = async (next: readonly ProjectionItem[]) =>
    take(await call(savePresentation, { id, body: { title, day, items: [...next], version } }))
  const change = async (next: readonly ProjectionItem[], toast: string) => {
    if (!(await act(() => saveItems(next), toast))) void reload()
  }
  const move = (at: number, to: number) => {
    const next = [...items]
    const [moved] = next.splice(at, 1)
    if (moved) next.splice(to, 0, moved)
    return change(next, words.itemSaved)
  }
  const drag = useDragOrder(move)
  const button = (label: string, name: string, press: () => void) => (
    <button className="btn" type="button" aria-label={name} disabled={busy} onClick={press}>
      {label}
    </button>
  )
  return (
    <section className="grid grid-cols-1 gap-4" aria-label={words.editItems}>
      <p>
        <button className="btn btn-primary" type="button" onClick={() => setOpen('new')}>
          {words.addItem}
        </button>
      </p>
      {items.length === 0 && <p className="empty">{words.problemEmpty}</p>}
      <ol className="grid gap-3">
        {items.map((item, at) => {
          const shown = itemOf(deck, item.id)
          const count = shown?.slides.length ?? 0
          const name = shown?.title ?? kindName(item.kind)
          return (
            <li className="card grid gap-2 p-4" key={item.id} {...drag.row(at)}>
              <strong className="break-words">{name}</strong>
              <span className="text-ink-soft">
                {[
                  kindName(item.kind),
                  item.plan_item !== null && words.ofPlan,
                  words.slides({ count }),
                  item.note,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              {presentation.strange_numbers.includes(item.id) && (
                <p className="notice notice-warning">{words.strangeNumber}</p>
              )}
              {shown?.problem && <span className="hint">{problemOf(shown.problem)}</span>}
              <span className="flex flex-wrap gap-2">
                <DragGrip {...drag.grip(at)} />
                {button(words.edit, words.editOne({ title: name }), () => setOpen(item))}
                {at > 0 && button('↑', words.up({ title: name }), () => void move(at, at - 1))}
                {at < items.length - 1 &&
                  button('↓', words.down({ title: name }), () => void move(at, at + 1))}
                {button(
                  words.remove,
                  words.removeOne({ title: name }),
                  () =>
                    void change(
                      items.filter((one) => one !== item),
                      words.itemRemoved,
                    ),
                )}
              </span>
            </li>
          )
        })}
      </ol>
      {open && (
        <ItemDialog
          presentation={presentation}
          item={open === 'new' ? undefined : open}
          save={(written) =>
            saveItems(
              open === 'new' ? [...items, written] : items.map((one) => (one === open ? written : one)),
            )
          }
          outdated={() => void reload()}
          close={() => setOpen(undefined)}
        />
      )}
    </section>
  )
}
