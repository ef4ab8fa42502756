import type { Column } from '../../../components/staff/lists/list.ts'
import { RowName } from '../../../components/staff/lists/RowName.tsx'
import { call } from '../../../lib/api/call.ts'
import { listBranches } from '../../../lib/api/people/branches.ts'
import { type Branch, BranchForm } from '../../../lib/contract/people/branch.ts'
import { addBranch, changeBranch, deleteBranch } from '../../../lib/contract/people/calls/branches.ts'
import { shownTelephone } from '../../../lib/text/phone.ts'
import { CrudSection } from '../../staff/CrudSection.tsx'
import type { Fields } from '../../staff/entries/EntryFields.tsx'
import { usePages } from '../../staff/useCollection.ts'
import { BranchDialog } from '../BranchDialog.tsx'

/** Branches of the church, and what belongs to each. */
export function Branches() {
  const list = usePages(listBranches)
  return (
    <CrudSection
      title="Branches"
      list={list}
      kind="branch"
      nameOf={({ name }) => name}
      empty="No branch was added"
      why="A church in one place needs none: then nothing asks for a branch anywhere. With several places each has its own people, staff and services."
      columns={columns}
      view={{
        name: 'Assign people',
        dialog: (branch, { close, edit }) => <BranchDialog branch={branch} close={close} edit={edit} />,
      }}
      form={{
        schema: BranchForm,
        fields,
        read: ({ is_open }) => ({ is_open: is_open === 'on' }),
        calls: {
          add: (body) => call(addBranch, { body }),
          change: (id, body) => call(changeBranch, { id, body }),
        },
      }}
      remove={{
        call: ({ id, version }) => call(deleteBranch, { id, seen: version }),
        text: 'A branch goes only when nobody and nothing belongs to it. Otherwise close it.',
      }}
    />
  )
}

const columns: readonly Column<Branch>[] = [
  { title: 'Branch', order: 'name', cell: ({ name }) => <RowName>{name}</RowName> },
  { title: 'Address', cell: ({ address }) => address },
  { title: 'Telephone', inCard: 'none', cell: ({ telephone }) => shownTelephone(telephone) },
  { title: 'People', inCard: 'labelled', cell: ({ people }) => people },
  { title: 'Status', cell: ({ is_open }) => (is_open ? 'Open' : 'Closed') },
]

const fields: Fields<Branch> = [
  { name: 'name', label: 'Name', maxLength: 80, required: true },
  { name: 'address', label: 'Address', maxLength: 300 },
  [
    { name: 'telephone', label: 'Telephone', maxLength: 40 },
    { name: 'email', label: 'E-mail', maxLength: 150 },
  ],
  { name: 'place', label: 'Order', kind: 'count', hint: '0 comes first.' },
  {
    name: 'is_open',
    render: (branch) => (
      <label className="choice">
        <input type="checkbox" name="is_open" defaultChecked={branch?.is_open ?? true} />
        Open: it is shown on the site, and people may be entered for it
      </label>
    ),
  },
]
