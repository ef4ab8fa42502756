import { ListFilter } from '../../../../components/staff/lists/ListFilter.tsx'
import type { Column } from '../../../../components/staff/lists/list.ts'
import { Titled } from '../../../../components/staff/Titled.tsx'
import {
  changeEntered,
  pledgeCalls,
  releaseEntered,
  resumeEntered,
} from '../../../../lib/api/giving/pledges.ts'
import {
  type CampaignSumsAnswer,
  EnteredChange,
  type PledgeRowAnswer,
  ReleaseForm,
  wordLimit,
} from '../../../../lib/contract/giving/pledge.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { useAct } from '../../../../stores/useAct.ts'
import { ActSection } from '../../../staff/acts/ActSection.tsx'
import type { Act } from '../../../staff/acts/act.ts'
import type { Fields } from '../../../staff/entries/EntryFields.tsx'
import { FieldsDialog } from '../../../staff/entries/FieldsDialog.tsx'
import { usePages } from '../../../staff/useCollection.ts'
import { NewPledge } from './NewPledge.tsx'
import { PledgeParts } from './PledgeParts.tsx'
import { nameOf, savePledges, stateOf } from './pledge-rows.ts'

type Props = { campaigns: readonly CampaignSumsAnswer[]; changed: () => void }

/** Who pledged how much, and what is paid of it; pledges on paper are written down here. */
export function PledgeBook({ campaigns, changed }: Props) {
  const list = usePages(pledgeCalls.list, 'The pledges could not be loaded.')
  const [busy, act] = useAct()
  return (
    <ActSection
      title="Pledges"
      list={list}
      changed={() => {
        void list.reload()
        changed()
      }}
      search="Search a name..."
      empty="No pledges"
      why="Who promised what for a harvest or a building is here, with what is paid and what is open."
      add={{
        name: 'Add pledge',
        first: 'Add the first pledge',
        quiet: true,
        dialog: (dialog) => <NewPledge {...dialog} campaigns={campaigns.filter(({ is_open }) => is_open)} />,
      }}
      columns={columns}
      nameOf={nameOf}
      acts={acts}
      filters={<ListFilter list={list} label="Status" options={states} />}
    >
      <button
        className="btn"
        type="button"
        disabled={busy}
        onClick={() => void act(async () => savePledges((await pledgeCalls.all()).rows), 'Downloaded')}
      >
        Download CSV
      </button>
    </ActSection>
  )
}

const states = [
  ['', 'All'],
  ['open', 'Open'],
  ['paid', 'Paid'],
  ['released', 'Released'],
] as const

const acts: readonly Act<PledgeRowAnswer>[] = [
  { name: 'Payments', dialog: (pledge, dialog) => <PledgeParts pledge={pledge} {...dialog} /> },
  {
    name: 'Edit',
    when: ({ is_entered }) => is_entered,
    dialog: (pledge, dialog) => (
      <FieldsDialog
        {...dialog}
        title={`Edit the pledge of ${nameOf(pledge)}`}
        schema={EnteredChange}
        fields={[
          { kind: 'money', name: 'amount', label: 'Amount', required: true },
          ...(pledge.account === null ? giverFields : []),
        ]}
        row={pledge}
        save={(form) => changeEntered(pledge.id, form)}
        saved="Saved"
      />
    ),
  },
  {
    name: 'Release',
    when: ({ is_entered, open }) => is_entered && open > 0,
    dialog: (pledge, dialog) => (
      <FieldsDialog
        {...dialog}
        title={`Release the pledge of ${nameOf(pledge)}`}
        schema={ReleaseForm}
        fields={[{ kind: 'long', name: 'word', label: 'Reason', maxLength: wordLimit }]}
        save={({ word }) => releaseEntered(pledge.id, word)}
        act={['Release pledge', 'Releasing...']}
        saved="Saved"
      >
        <p>{formatMoney(pledge.open)} is released, as the giver asked.</p>
      </FieldsDialog>
    ),
  },
  {
    name: 'Reopen',
    when: ({ is_entered, released_at }) => is_entered && released_at !== null,
    call: ({ id }) => resumeEntered(id),
    toast: 'Pledge reopened',
  },
  {
    name: 'Remove',
    when: ({ is_entered, paid }) => is_entered && paid === 0,
    danger: true,
    ask: (pledge) => ({
      title: `Remove the pledge of ${nameOf(pledge)}?`,
      act: 'Remove pledge',
      text: (
        <p>
          {formatMoney(pledge.amount)} for {pledge.campaign_title} goes from the list and from the sums of the
          campaign. This cannot be undone.
        </p>
      ),
      failure: 'The pledge was not removed',
    }),
    call: ({ id }) => pledgeCalls.remove(id),
    toast: 'Removed',
  },
]

const giverFields: Fields<PledgeRowAnswer> = [
  { name: 'name', label: 'Name', maxLength: 120, required: true },
  { kind: 'tel', name: 'telephone', label: 'Telephone', maxLength: 30 },
]

/** A sum. On a phone, where a row has no headings, a word says which. */
const Sum = ({ word, sum }: { word: string; sum: number }) => (
  <span className="whitespace-nowrap">
    {formatMoney(sum)} <span className="sm:hidden">{word}</span>
  </span>
)

const columns: readonly Column<PledgeRowAnswer>[] = [
  {
    title: 'Giver',
    width: 'wide',
    cell: (pledge) => (
      <Titled title={nameOf(pledge)}>
        {[pledge.campaign_title, pledge.telephone].filter(Boolean).join(', ')}
      </Titled>
    ),
  },
  { title: 'Pledged', order: 'amount', cell: ({ amount }) => <Sum word="pledged" sum={amount} /> },
  { title: 'Paid', cell: ({ paid }) => <Sum word="paid" sum={paid} /> },
  { title: 'Open', cell: ({ open }) => <Sum word="open" sum={open} /> },
  { title: 'Status', cell: stateOf },
]
