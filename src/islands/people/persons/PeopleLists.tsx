import { useEffect, useState } from 'react'
import { Field } from '../../../components/form/Field.tsx'
import { call } from '../../../lib/api/call.ts'
import { savePeopleList } from '../../../lib/api/people/people-lists.ts'
import { restoreFromTrash } from '../../../lib/api/settings/trash.ts'
import { listPeopleLists, removePeopleList } from '../../../lib/contract/people/calls/people-lists.ts'
import { readPeople } from '../../../lib/contract/people/calls/persons.ts'
import {
  type PeopleFilter,
  type PeopleListAnswer,
  PeopleListForm,
  readyLists,
} from '../../../lib/contract/people/people-list.ts'
import type { PeopleAnswer } from '../../../lib/contract/people/person.ts'
import { typedAs } from '../../../lib/contract/typed.ts'
import { readyListName } from '../../../lib/people/ready-list-names.ts'
import { type Names, wordsOfFilter } from '../../../lib/texts/people/people-lists.ts'
import { readyListWords } from '../../../lib/texts/people/ready-lists.ts'
import { DeleteDialog } from '../../staff/dialogs/DeleteDialog.tsx'
import { EditDialog } from '../../staff/dialogs/EditDialog.tsx'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { FilterForm } from './FilterForm.tsx'
import { FoundPeople } from './FoundPeople.tsx'
import { peopleWords } from './messages.ts'
import { useFellowships } from './useFellowships.ts'

const loadPeopleLists = () => call(listPeopleLists)

/** A list that is open: a kept one, a ready one, or a new one, which asks for nothing yet. */
type Opened = {
  key: string
  name: string
  kept?: PeopleListAnswer
  /** Undefined until somebody has said what a new list asks for. */
  filter: Partial<PeopleFilter> | undefined
}

const newList = (): Opened => ({ key: 'new', name: peopleWords.aNewList, filter: undefined })

/** Lists that staff builds over the register: who they are, kept with a name, and shared. */
export function PeopleLists() {
  const { data: lists, edit, reload } = useOnOpen(useLoaded(loadPeopleLists, peopleWords.listsNotLoaded))
  const [may, setMay] = useState<PeopleAnswer>()
  const [opened, setOpened] = useState<Opened>()
  const [saving, setSaving] = useState(false)
  const [leaving, setLeaving] = useState<PeopleListAnswer>()
  const fellowships = useFellowships()
  useEffect(() => {
    call(readPeople).then(setMay, console.error)
  }, [])
  const statuses = may?.statuses ?? []
  const branches = (may?.branches ?? []).map(({ id, name }) => [String(id), name] as const)
  const names: Names = { fellowships: new Map(fellowships), branches: new Map(branches) }

  function changed(list: PeopleListAnswer): void {
    edit((before) =>
      [...before.filter(({ id }) => id !== list.id), list].sort((a, b) => a.name.localeCompare(b.name)),
    )
    setOpened(openingOf(list))
  }

  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="staff-head">
        <h2>{peopleWords.lists}</h2>
        <button className="btn btn-primary" type="button" onClick={() => setOpened(newList())}>
          {peopleWords.newList}
        </button>
      </div>
      {opened && (
        <section className="card grid grid-cols-1 gap-4 p-4" aria-label={opened.name}>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h3>{opened.name}</h3>
            <p className="flex flex-wrap gap-3">
              {opened.filter && (
                <button className="btn btn-primary" type="button" onClick={() => setSaving(true)}>
                  {peopleWords.saveList}
                </button>
              )}
              <button className="btn" type="button" onClick={() => setOpened(undefined)}>
                {peopleWords.close}
              </button>
            </p>
          </div>
          {opened.filter && <p className="first-letter:uppercase">{saidOf(opened.filter, names)}</p>}
          <details open={!opened.filter} key={`asked ${opened.key}`}>
            <summary>{peopleWords.conditions}</summary>
            <div className="pt-4">
              <FilterForm
                key={opened.key}
                filter={opened.filter ?? {}}
                isNew={!opened.kept && opened.key === 'new'}
                statuses={statuses}
                fellowships={fellowships}
                branches={branches}
                show={(filter) => setOpened({ ...opened, filter })}
              />
            </div>
          </details>
          {opened.filter && (
            <FoundPeople
              key={`${opened.key} ${JSON.stringify(opened.filter)}`}
              name={opened.name}
              filter={opened.filter}
              statuses={statuses}
              mayExport={may?.may.includes('export') ?? false}
            />
          )}
        </section>
      )}
      <ul className="grid grid-cols-1 gap-2">
        {readyLists.map(({ key, filter, ...list }) => {
          const name = readyListName(key) ?? list.name
          return (
            <Card key={key} name={name} facts={readyListWords.builtIn}>
              <Open name={name} open={() => setOpened({ key, name, filter })} />
            </Card>
          )
        })}
        {lists?.map((list) => (
          <Card key={list.id} name={list.name} facts={factsOf(list, names)}>
            <Open name={list.name} open={() => setOpened(openingOf(list))} />
            {list.may_change && (
              <button className="btn" type="button" onClick={() => setLeaving(list)}>
                {peopleWords.delete({ name: list.name })[0]}
                <span className="sr-only">{peopleWords.delete({ name: list.name })[1]}</span>
                {peopleWords.delete({ name: list.name })[2]}
              </button>
            )}
          </Card>
        ))}
      </ul>
      {lists?.length === 0 && <p className="empty">{peopleWords.whyLists}</p>}
      {saving && opened?.filter && (
        <SaveDialog
          opened={opened}
          filter={opened.filter}
          changed={changed}
          outdated={() => void reload()}
          close={() => setSaving(false)}
        />
      )}
      {leaving && (
        <DeleteDialog
          kind="list"
          name={leaving.name}
          remove={async () => {
            await call(removePeopleList, { id: leaving.id, seen: leaving.version })
            edit((before) => before.filter(({ id }) => id !== leaving.id))
            if (opened?.kept?.id === leaving.id) setOpened(undefined)
          }}
          restore={async () => {
            await restoreFromTrash({ kind: 'people_list', row: leaving.id })
            await reload()
          }}
          outdated={() => void reload()}
          close={() => setLeaving(undefined)}
        />
      )}
    </div>
  )
}

const openingOf = (list: PeopleListAnswer): Opened => ({
  key: `${list.id} ${list.version}`,
  name: list.name,
  kept: list,
  filter: list.filter as PeopleFilter,
})

const saidOf = (filter: Partial<PeopleFilter>, names: Names): string =>
  wordsOfFilter(filter, names).join(', ') || peopleWords.everybody

const factsOf = ({ filter, is_shared, owner, may_change }: PeopleListAnswer, names: Names) =>
  [
    saidOf(filter as PeopleFilter, names),
    is_shared ? (may_change ? 'shared' : `shared by ${owner || 'somebody who left'}`) : 'for you alone',
  ].join('; ')

function Card({ name, facts, children }: { name: string; facts: string; children: React.ReactNode }) {
  return (
    <li className="card flex flex-wrap items-center justify-between gap-3 p-4">
      <span className="min-w-0 break-words">
        <strong>{name}</strong>
        <span className="hint block">{facts}</span>
      </span>
      <span className="flex flex-wrap gap-3">{children}</span>
    </li>
  )
}

const Open = ({ name, open }: { name: string; open: () => void }) => (
  <button className="btn" type="button" onClick={open}>
    {peopleWords.open({ name })[0]}
    <span className="sr-only">{peopleWords.open({ name })[1]}</span>
    {peopleWords.open({ name })[2]}
  </button>
)

type SaveProps = {
  opened: Opened
  filter: Partial<PeopleFilter>
  changed: (list: PeopleListAnswer) => void
  outdated: () => void
  close: () => void
}

/** Gives a list a name. A list of somebody else is kept as one's own. */
function SaveDialog({ opened, filter, changed, outdated, close }: SaveProps) {
  const kept = opened.kept?.may_change ? opened.kept : undefined
  return (
    <EditDialog
      title={peopleWords.saveList}
      shape={typedAs(PeopleListForm, ({ name, is_shared }) => ({
        name,
        is_shared: is_shared === 'on',
        filter,
        ...(kept && { version: kept.version }),
      }))}
      save={async (form) => changed(await savePeopleList(kept?.id, form))}
      saved={peopleWords.listSaved}
      outdated={outdated}
      close={close}
    >
      <Field
        name="name"
        label={peopleWords.name}
        maxLength={80}
        required
        defaultValue={opened.filter && opened.key !== 'new' ? opened.name : ''}
      />
      <label className="choice">
        <input type="checkbox" name="is_shared" defaultChecked={kept?.is_shared ?? false} />
        {peopleWords.sharedWithStaff}
      </label>
      <p className="hint">{peopleWords.sharedHint}</p>
    </EditDialog>
  )
}
