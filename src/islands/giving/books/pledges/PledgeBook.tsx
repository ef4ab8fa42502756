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
import { listWords } from '../../../staff/lists/messages.ts'
import { staffWords } from '../../../staff/messages.ts'
import { usePages } from '../../../staff/useCollection.ts'
import { pledgeWords } from './messages.ts'
import { NewPledge } from './NewPledge.tsx'
import { PledgeParts } from './PledgeParts.tsx'
import { nameOf, savePledges, stateOf } from './pledge-rows.ts'

type Props = { campaigns: readonly CampaignSumsAnswer[]; changed: () => void }

/** Who pledged how much, and what is paid of it; pledges on paper are written down here. */
export function PledgeBook({ campaigns, changed }: Props) {
  const list = usePages(pledgeCalls.list, pledgeWords.pledgesCouldNotBe)
  const [busy, act] = useAct()
  return (
    <ActSection
      title={pledgeWords.pledges}
      list={list}
      changed={() => {
        void list.reload()
        changed()
      }}
      search={pledgeWords.searchName}
      empty={pledgeWords.noPledges}
      why={pledgeWords.whoPromisedWhatFor}
      add={{
        name: pledgeWords.addPledge,
        first: pledgeWords.addFirstPledge,
        quiet: true,
        dialog: (dialog) => <NewPledge {...dialog} campaigns={campaigns.filter(({ is_open }) => is_open)} />,
      }}
      columns={columns()}
      nameOf={nameOf}
      acts={acts()}
      filters={<ListFilter list={list} label={listWords.status} options={states()} />}
    >
      <button
        className="btn"
        type="button"
        disabled={busy}
        onClick={() =>
          void act(async () => savePledges((await pledgeCalls.all()).rows), pledgeWords.downloaded)
        }
      >
        {staffWords.downloadCsv}
      </button>
    </ActSection>
  )
}

const states = () =>
  [
    ['', pledgeWords.all],
    ['open', pledgeWords.open],
    ['paid', pledgeWords.paid],
    ['released', pledgeWords.released],
  ] as const

const acts = (): readonly Act<PledgeRowAnswer>[] => [
  { name: pledgeWords.payments, dialog: (pledge, dialog) => <PledgeParts pledge={pledge} {...dialog} /> },
  {
    name: pledgeWords.edit,
    when: ({ is_entered }) => is_entered,
    dialog: (pledge, dialog) => (
      <FieldsDialog
        {...dialog}
        title={pledgeWords.editPledgeOfName({ name: nameOf(pledge) })}
        schema={EnteredChange}
        fields={[
          { kind: 'money', name: 'amount', label: pledgeWords.amount, required: true },
          ...(pledge.account === null ? giverFields() : []),
        ]}
        row={pledge}
        save={(form) => changeEntered(pledge.id, form)}
        saved={pledgeWords.saved}
      />
    ),
  },
  {
    name: pledgeWords.release,
    when: ({ is_entered, open }) => is_entered && open > 0,
    dialog: (pledge, dialog) => (
      <FieldsDialog
        {...dialog}
        title={pledgeWords.releasePledgeOfName({ name: nameOf(pledge) })}
        schema={ReleaseForm}
        fields={[{ kind: 'long', name: 'word', label: pledgeWords.reason, maxLength: wordLimit }]}
        save={({ word }) => releaseEntered(pledge.id, word)}
        act={[pledgeWords.releasePledge, pledgeWords.releasing]}
        saved={pledgeWords.saved}
      >
        <p>{pledgeWords.amountIsReleasedAs({ amount: formatMoney(pledge.open) })}</p>
      </FieldsDialog>
    ),
  },
  {
    name: pledgeWords.reopen,
    when: ({ is_entered, released_at }) => is_entered && released_at !== null,
    call: ({ id }) => resumeEntered(id),
    toast: pledgeWords.pledgeReopened,
  },
  {
    name: staffWords.remove,
    when: ({ is_entered, paid }) => is_entered && paid === 0,
    danger: true,
    ask: (pledge) => ({
      title: pledgeWords.removePledgeOfName({ name: nameOf(pledge) }),
      act: pledgeWords.removePledge,
      text: (
        <p>
          {pledgeWords.amountForCampaigntitleGoes({
            amount: formatMoney(pledge.amount),
            campaignTitle: pledge.campaign_title,
          })}
        </p>
      ),
      failure: pledgeWords.pledgeWasNotRemoved,
    }),
    call: ({ id }) => pledgeCalls.remove(id),
    toast: pledgeWords.removed,
  },
]

const giverFields = (): Fields<PledgeRowAnswer> => [
  { name: 'name', label: listWords.name, maxLength: 120, required: true },
  { kind: 'tel', name: 'telephone', label: pledgeWords.telephone, maxLength: 30 },
]

/** A sum. On a phone, where a row has no headings, a word says which. */
const Sum = ({ word, sum }: { word: string; sum: number }) => (
  <span className="whitespace-nowrap">
    {formatMoney(sum)} <span className="sm:hidden">{word}</span>
  </span>
)

const columns = (): readonly Column<PledgeRowAnswer>[] => [
  {
    title: pledgeWords.giver,
    width: 'wide',
    cell: (pledge) => (
      <Titled title={nameOf(pledge)}>
        {[pledge.campaign_title, pledge.telephone].filter(Boolean).join(', ')}
      </Titled>
    ),
  },
  { title: pledgeWords.pledged, order: 'amount', cell: ({ amount }) => <Sum word="pledged" sum={amount} /> },
  { title: pledgeWords.paid, cell: ({ paid }) => <Sum word="paid" sum={paid} /> },
  { title: pledgeWords.open, cell: ({ open }) => <Sum word="open" sum={open} /> },
  { title: listWords.status, cell: stateOf },
]
