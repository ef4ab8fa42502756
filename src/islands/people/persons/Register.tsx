import { useEffect, useMemo, useState } from 'react'
import { Contact, Reach } from '../../../components/staff/Contact.tsx'
import { ListFilter } from '../../../components/staff/lists/ListFilter.tsx'
import type { Column } from '../../../components/staff/lists/list.ts'
import { RowName } from '../../../components/staff/lists/RowName.tsx'
import { call } from '../../../lib/api/call.ts'
import { listPeople } from '../../../lib/api/people/persons.ts'
import { readPeople } from '../../../lib/contract/people/calls/persons.ts'
import {
  formalNameOf,
  nameOfPerson,
  type PeopleAnswer,
  type PersonRow,
} from '../../../lib/contract/people/person.ts'
import { formatBirthday } from '../../../lib/time/partial-date.ts'
import { today } from '../../../lib/time/today.ts'
import { shownTime } from '../../../lib/words/shown-day.ts'
import { CrudSection } from '../../staff/CrudSection.tsx'
import { usePages } from '../../staff/useCollection.ts'
import { peopleWords } from './messages.ts'
import { NamedPerson } from './NamedPerson.tsx'
import { PersonDialog } from './PersonDialog.tsx'
import { PersonEditor } from './PersonEditor.tsx'
import { useFellowships } from './useFellowships.ts'

const columnsOf = (hasBranches: boolean): readonly Column<PersonRow>[] => [
  { title: peopleWords.name, order: 'last_name', cell: (row) => <RowName>{formalNameOf(row)}</RowName> },
  { title: peopleWords.contact, inCard: 'none', cell: (row) => <Contact {...row} /> },
  {
    title: peopleWords.callOrWrite,
    inCard: 'reach' as const,
    cell: (row) => row.telephone && <Reach name={nameOfPerson(row)} telephone={row.telephone} />,
  },
  { title: peopleWords.status, order: 'status', cell: ({ status }) => status || peopleWords.noStatus },
  { title: peopleWords.fellowship, cell: ({ fellowship_name }) => fellowship_name || peopleWords.none },
  ...(hasBranches
    ? [{ title: peopleWords.branch, cell: ({ branch_name }: PersonRow) => branch_name || peopleWords.none }]
    : []),
  {
    title: peopleWords.birthday,
    inCard: 'none',
    cell: ({ born }) => shownTime(formatBirthday(born, today())),
  },
  {
    title: peopleWords.account,
    inCard: 'none',
    cell: ({ has_account }) => (has_account ? peopleWords.yes : peopleWords.no),
  },
]

const missing = () =>
  [
    ['', peopleWords.everybody],
    ['fellowship', peopleWords.withoutFellowship],
    ['telephone', peopleWords.withoutTelephone],
    ['birthday', peopleWords.withoutBirthday],
    ['account', peopleWords.withoutAccount],
  ] as const

/** The people whom the reader looks after: searched, filtered and paged by the server for any number of them. */
export function Register() {
  const list = usePages(listPeople)
  const [may, setMay] = useState<PeopleAnswer>()
  useEffect(() => {
    call(readPeople).then(setMay, console.error)
  }, [])
  const mayChange = may?.may.includes('change') ?? false
  const branches = may?.branches ?? []
  const columns = useMemo(() => columnsOf(branches.length > 0), [branches.length])
  return (
    <CrudSection<PersonRow>
      title={peopleWords.people}
      list={list}
      kind="person"
      nameOf={nameOfPerson}
      search={peopleWords.searchPeople}
      empty={peopleWords.nobodyFound}
      why={peopleWords.whyRegister}
      columns={columns}
      view={{
        dialog: ({ id }, { close }) => (
          <PersonDialog
            id={id}
            statuses={may?.statuses ?? []}
            close={close}
            changed={() => void list.reload()}
          />
        ),
      }}
      {...(mayChange && {
        edit: {
          dialog: (row, close) => (
            <PersonEditor
              row={row}
              close={close}
              statuses={may?.statuses ?? []}
              titles={may?.titles ?? []}
              branches={branches}
              changed={() => void list.reload()}
            />
          ),
        },
        add: { name: peopleWords.addPerson },
      })}
      filters={
        <>
          <ListFilter
            list={list}
            label={peopleWords.status}
            options={[
              ['', peopleWords.everyStatus],
              ...(may?.statuses ?? []).map((status) => [status, status] as const),
            ]}
          />
          <ListFilter
            list={list}
            label={peopleWords.fellowship}
            by="fellowship"
            options={[['', peopleWords.everyFellowship], ...useFellowships()]}
          />
          {branches.length > 1 && (
            <ListFilter
              list={list}
              label={peopleWords.branch}
              by="branch"
              options={[
                ['', peopleWords.everyBranch],
                ...branches.map(({ id, name }) => [String(id), name] as const),
              ]}
            />
          )}
          <ListFilter list={list} label={peopleWords.missingDetails} by="lacks" options={missing()} />
        </>
      }
    >
      <NamedPerson statuses={may?.statuses ?? []} changed={() => void list.reload()} />
    </CrudSection>
  )
}
