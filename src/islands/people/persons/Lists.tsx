import { useState } from 'react'
import { ChooseFile } from '../../../components/staff/ChooseFile.tsx'
import { call } from '../../../lib/api/call.ts'
import { sendList } from '../../../lib/api/people/people-imports.ts'
import { dropImport, listImports } from '../../../lib/contract/people/calls/people-imports.ts'
import type { ImportAnswer } from '../../../lib/contract/people/people-import.ts'
import { shownDay } from '../../../lib/words/shown-day.ts'
import { useAct } from '../../../stores/useAct.ts'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { ListActs } from './ListActs.tsx'
import { Mapping } from './Mapping.tsx'
import { peopleWords } from './messages.ts'
import { Outcome } from './Outcome.tsx'

const loadImports = () => call(listImports)

/** Brings lists of people over: what the columns are, what becomes of each row, and the way back. */
export function Lists() {
  const { data: lists, edit } = useOnOpen(useLoaded(loadImports, peopleWords.listsNotLoaded))
  const [opened, setOpened] = useState<number>()
  const [busy, act] = useAct()
  const list = lists?.find(({ id }) => id === opened)
  const changed = (now: ImportAnswer) => {
    edit((before) => [now, ...before.filter(({ id }) => id !== now.id)].sort((a, b) => b.id - a.id))
    setOpened(now.id)
  }
  const make = (call: () => Promise<ImportAnswer>, toast: string) =>
    void act(async () => changed(await call()), toast)
  return (
    <div className="grid grid-cols-1 gap-5">
      <h2>{peopleWords.import}</h2>
      <ChooseFile
        label={peopleWords.fileLabel}
        hint={peopleWords.fileHint}
        moment={peopleWords.mayTakeMoment}
        busy={busy}
        choose={(file) => make(() => sendList(file), peopleWords.listRead)}
      />
      {list && (
        <section className="card grid grid-cols-1 gap-4 p-4" aria-label={list.name}>
          <h3>{list.name}</h3>
          {list.system && <p className="hint">{peopleWords.isExportOf({ system: list.system })}</p>}
          {(list.state === 'read' || list.state === 'tried') && (
            <Mapping key={`${list.id} ${list.version}`} list={list} busy={busy} make={make} />
          )}
          <ListActs
            list={list}
            busy={busy}
            make={make}
            drop={() =>
              void act(async () => {
                await call(dropImport, { id: list.id })
                edit((before) => before.filter(({ id }) => id !== list.id))
              }, peopleWords.importDeleted)
            }
          />
          {list.state === 'undone' && <Kept list={list} />}
          {list.state !== 'read' && (
            <Outcome key={`rows ${list.id} ${list.version}`} list={list} busy={busy} make={make} />
          )}
        </section>
      )}
      <h3>{peopleWords.earlierImports}</h3>
      {lists?.length === 0 && <p className="empty">{peopleWords.whyImports}</p>}
      <ul className="grid gap-2">
        {lists?.map((one) => (
          <li className="card flex flex-wrap items-center justify-between gap-3 p-4" key={one.id}>
            <span className="min-w-0 break-words">
              <strong>{one.name}</strong>
              <span className="hint block">
                {shownDay(one.started_at)}, {peopleWords.rows({ count: one.rows })}, {stateNames[one.state]}
              </span>
            </span>
            <button className="btn" type="button" onClick={() => setOpened(one.id)}>
              {peopleWords.open({ name: one.name })[0]}
              <span className="sr-only">{peopleWords.open({ name: one.name })[1]}</span>
              {peopleWords.open({ name: one.name })[2]}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

const stateNames: Readonly<Record<ImportAnswer['state'], string>> = {
  get read() {
    return peopleWords.notCheckedYet
  },
  get tried() {
    return peopleWords.checkedNotImported
  },
  get done() {
    return peopleWords.imported
  },
  get undone() {
    return peopleWords.undone
  },
}

function Kept({ list: { kept } }: { list: ImportAnswer }) {
  return (
    <div className="notice grid gap-2">
      <p>{kept.length > 0 ? peopleWords.undoneBut : peopleWords.importUndoneSentence}</p>
      <ul className="grid list-disc gap-1 ps-5">
        {kept.map(({ name, why }) => (
          <li key={`${name} ${why}`}>
            {name}: {why}
          </li>
        ))}
      </ul>
    </div>
  )
}
