import { useState } from 'react'
import { ChooseFile } from '../../../../components/staff/ChooseFile.tsx'
import { call } from '../../../../lib/api/call.ts'
import { sendPastGifts } from '../../../../lib/api/giving/past-gifts.ts'
import { dropPastGifts, listPastImports } from '../../../../lib/contract/giving/calls/past-gifts.ts'
import type { PastImportAnswer } from '../../../../lib/contract/giving/past-gift.ts'
import { countOf } from '../../../../lib/text/format-count.ts'
import { shownDay } from '../../../../lib/words/shown-day.ts'
import { useAct } from '../../../../stores/useAct.ts'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'
import { ImportedActs } from './ImportedActs.tsx'
import { ImportForm } from './ImportForm.tsx'
import type { Make } from './make.ts'
import { pastWords } from './messages.ts'
import { PastColumns } from './PastColumns.tsx'
import { PastGivers } from './PastGivers.tsx'
import { PastRows } from './PastRows.tsx'
import { PastTotals } from './PastTotals.tsx'

const loadImports = () => call(listPastImports)

/** Gifts of years before this program: what the columns are, who gave, what comes in, and the way back. */
export function PastGifts() {
  const { data: lists, edit } = useOnOpen(useLoaded(loadImports, pastWords.notLoaded))
  const [opened, setOpened] = useState<number>()
  const [busy, act] = useAct()
  const list = lists?.find(({ id }) => id === opened)
  const changed = (now: PastImportAnswer) => {
    edit((before) => [now, ...before.filter(({ id }) => id !== now.id)].sort((a, b) => b.id - a.id))
    setOpened(now.id)
  }
  const make: Make = (call, toast) => void act(async () => changed(await call()), toast)
  return (
    <div className="grid grid-cols-1 gap-5">
      <h2>{pastWords.title}</h2>
      <ChooseFile
        label={pastWords.file}
        hint={pastWords.fileHint}
        moment={pastWords.moment}
        busy={busy}
        choose={(file) => make(() => sendPastGifts(file), pastWords.isRead)}
      />
      {list && (
        <Opened
          list={list}
          busy={busy}
          make={make}
          drop={() =>
            void act(async () => {
              await call(dropPastGifts, { id: list.id })
              edit((before) => before.filter(({ id }) => id !== list.id))
            }, pastWords.removed)
          }
        />
      )}
      <h3>{pastWords.earlier}</h3>
      {lists?.length === 0 && <p className="empty">{pastWords.none}</p>}
      <ul className="grid gap-2">
        {lists?.map((one) => (
          <li className="card flex flex-wrap items-center justify-between gap-3 p-4" key={one.id}>
            <span className="min-w-0 break-words">
              <strong>{one.name}</strong>
              <span className="hint block">
                {shownDay(one.started_at)}, {countOf(one.rows, 'row')}, {stateName(one.state)}
              </span>
            </span>
            <button className="btn" type="button" onClick={() => setOpened(one.id)}>
              {pastWords.open({ name: one.name })[0]}
              <span className="sr-only">{pastWords.open({ name: one.name })[1]}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

type OpenedProps = { list: PastImportAnswer; busy: boolean; make: Make; drop: () => void }

function Opened({ list, busy, make, drop }: OpenedProps) {
  const isOpen = list.state === 'read' || list.state === 'tried'
  const isShown = list.state === 'tried' || list.state === 'done'
  return (
    <section className="card grid grid-cols-1 gap-4 p-4" aria-label={list.name}>
      <h3 className="break-words">{list.name}</h3>
      {list.system && <p className="hint">{pastWords.system({ system: list.system })}</p>}
      {isOpen && <PastColumns key={`${list.id} ${list.version}`} list={list} busy={busy} make={make} />}
      {isShown && <PastTotals list={list} />}
      {isShown && <PastGivers key={`givers ${list.id}`} list={list} busy={busy} make={make} />}
      {isShown && <PastRows key={`rows ${list.id} ${list.version}`} list={list} />}
      {list.state === 'tried' && <ImportForm key={list.id} list={list} busy={busy} make={make} />}
      <ImportedActs list={list} busy={busy} make={make} drop={drop} />
    </section>
  )
}

const stateName = (state: PastImportAnswer['state']): string =>
  ({
    read: pastWords.stateRead,
    tried: pastWords.stateTried,
    done: pastWords.stateDone,
    undone: pastWords.stateUndone,
  })[state]
