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
import { CrudSection } from '../../staff/CrudSection.tsx'
import { usePages } from '../../staff/useCollection.ts'
import { NamedPerson } from './NamedPerson.tsx'
import { PersonDialog } from './PersonDialog.tsx'
import { PersonEditor } from './PersonEditor.tsx'
import { useFellowships } from './useFellowships.ts'

const columnsOf = (hasBranches: boolean): readonly Column<PersonRow>[] => [
  { title: 'Name', order: 'last_name', cell: (row) => <RowName>{formalNameOf(row)}</RowName> },
  { title: 'Contact', inCard: 'none', cell: (row) => <Contact {...row} /> },
  {
    title: 'Call or write',
    inCard: 'reach' as const,
    cell: (row) => row.telephone && <Reach name={nameOfPerson(row)} telephone={row.telephone} />,
  },
  { title: 'Status', order: 'status', cell: ({ status }) => status || 'No status' },
  { title: 'Fellowship', cell: ({ fellowship_name }) => fellowship_name || 'None' },
  ...(hasBranches ? [{ title: 'Branch', cell: ({ branch_name }: PersonRow) => branch_name || 'None' }] : []),
  { title: 'Birthday', inCard: 'none', cell: ({ born }) => formatBirthday(born, today()) },
  { title: 'Account', inCard: 'none', cell: ({ has_account }) => (has_account ? 'Yes' : 'No') },
]

const missing = [
  ['', 'Everybody'],
  ['fellowship', 'Without a fellowship'],
  ['telephone', 'Without a telephone'],
  ['birthday', 'Without a birthday'],
  ['account', 'Without an account'],
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
      title="People"
      list={list}
      kind="person"
      nameOf={nameOfPerson}
      search="Search names and numbers..."
      empty="Nobody was found"
      why="Everybody who belongs to the church is here, with an account or without. Add people one by one, or import your list."
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
        add: { name: 'Add person' },
      })}
      filters={
        <>
          <ListFilter
            list={list}
            label="Status"
            options={[
              ['', 'Every status'],
              ...(may?.statuses ?? []).map((status) => [status, status] as const),
            ]}
          />
          <ListFilter
            list={list}
            label="Fellowship"
            by="fellowship"
            options={[['', 'Every fellowship'], ...useFellowships()]}
          />
          {branches.length > 1 && (
            <ListFilter
              list={list}
              label="Branch"
              by="branch"
              options={[['', 'Every branch'], ...branches.map(({ id, name }) => [String(id), name] as const)]}
            />
          )}
          <ListFilter list={list} label="Missing details" by="lacks" options={missing} />
        </>
      }
    >
      <NamedPerson statuses={may?.statuses ?? []} changed={() => void list.reload()} />
    </CrudSection>
  )
}
