import type { Column } from '../../../components/staff/lists/list.ts'
import { RowName } from '../../../components/staff/lists/RowName.tsx'
import { call } from '../../../lib/api/call.ts'
import { listBranches } from '../../../lib/api/people/branches.ts'
import { type Branch, BranchForm } from '../../../lib/contract/people/branch.ts'
import { addBranch, changeBranch, deleteBranch } from '../../../lib/contract/people/calls/branches.ts'
import { shownTelephone } from '../../../lib/text/phone.ts'
import { CrudSection } from '../../staff/CrudSection.tsx'
import type { Fields } from '../../staff/entries/EntryFields.tsx'
import { listWords } from '../../staff/lists/messages.ts'
import { usePages } from '../../staff/useCollection.ts'
import { BranchDialog } from '../BranchDialog.tsx'
import { sectionWords } from './messages.ts'

/** Branches of the church, and what belongs to each. */
export function Branches() {
  const list = usePages(listBranches)
  return (
    <CrudSection
      title={sectionWords.branches}
      list={list}
      kind="branch"
      nameOf={({ name }) => name}
      empty={sectionWords.noBranchWasAdded}
      why={sectionWords.churchInOnePlace}
      columns={columns()}
      view={{
        name: sectionWords.assignPeople,
        dialog: (branch, { close, edit }) => <BranchDialog branch={branch} close={close} edit={edit} />,
      }}
      form={{
        schema: BranchForm,
        fields: fields(),
        read: ({ is_open }) => ({ is_open: is_open === 'on' }),
        calls: {
          add: (body) => call(addBranch, { body }),
          change: (id, body) => call(changeBranch, { id, body }),
        },
      }}
      remove={{
        call: ({ id, version }) => call(deleteBranch, { id, seen: version }),
        text: sectionWords.branchGoesOnlyWhen,
      }}
    />
  )
}

const columns = (): readonly Column<Branch>[] => [
  { title: sectionWords.branch, order: 'name', cell: ({ name }) => <RowName>{name}</RowName> },
  { title: sectionWords.address, cell: ({ address }) => address },
  { title: sectionWords.telephone, inCard: 'none', cell: ({ telephone }) => shownTelephone(telephone) },
  { title: sectionWords.people, inCard: 'labelled', cell: ({ people }) => people },
  { title: listWords.status, cell: ({ is_open }) => (is_open ? sectionWords.open : sectionWords.closed) },
]

const fields = (): Fields<Branch> => [
  { name: 'name', label: listWords.name, maxLength: 80, required: true },
  { name: 'address', label: sectionWords.address, maxLength: 300 },
  [
    { name: 'telephone', label: sectionWords.telephone, maxLength: 40 },
    { name: 'email', label: sectionWords.eMail, maxLength: 150 },
  ],
  { name: 'place', label: sectionWords.order, kind: 'count', hint: sectionWords.n0ComesFirst },
  {
    name: 'is_open',
    render: (branch) => (
      <label className="choice">
        <input type="checkbox" name="is_open" defaultChecked={branch?.is_open ?? true} />
        {sectionWords.openItIsShown}
      </label>
    ),
  },
]
