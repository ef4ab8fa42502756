import { SelectField } from '../../../../components/form/ChoiceField.tsx'
import { FactList } from '../../../../components/ui/FactList.tsx'
import { listFunds, readBooks } from '../../../../lib/api/giving/books.ts'
import { listCampaigns, saveCampaign } from '../../../../lib/api/giving/pledges.ts'
import { CampaignForm, type CampaignSumsAnswer } from '../../../../lib/contract/giving/pledge.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { countOf } from '../../../../lib/text/format-count.ts'
import { formatDay } from '../../../../lib/time/dates.ts'
import type { ActDialog } from '../../../staff/acts/act.ts'
import { useActs } from '../../../staff/acts/useActs.tsx'
import type { Fields } from '../../../staff/entries/EntryFields.tsx'
import { FieldsDialog } from '../../../staff/entries/FieldsDialog.tsx'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'
import { FundOptions } from '../FundOptions.tsx'
import { PledgeBook } from './PledgeBook.tsx'

/** What the church asks pledges for, with the sums; for treasurers first who pledged: on a phone their list begins on the first screen. */
export function Campaigns() {
  const {
    data: campaigns,
    reload,
    edit,
  } = useOnOpen(useLoaded(listCampaigns, 'The campaigns could not be loaded.'))
  const { data: books } = useOnOpen(useLoaded(readBooks))
  const show = (all: CampaignSumsAnswer[]) => edit(() => all)
  const { actions, add, opened } = useActs<CampaignSumsAnswer>({
    acts: [
      {
        name: 'Edit',
        dialog: (campaign, dialog) => <CampaignEditor {...dialog} campaign={campaign} show={show} />,
      },
    ],
    add: (dialog) => <CampaignEditor {...dialog} show={show} />,
    nameOf: ({ title }) => title,
    outdated: reload,
  })
  const isTreasurer = books?.may.includes('treasurer') ?? false
  // Without a campaign nobody can pledge.
  const hasBook = isTreasurer && campaigns !== undefined && campaigns.length > 0
  return (
    <div className="grid grid-cols-1 gap-5">
      {hasBook && <PledgeBook campaigns={campaigns} changed={() => void reload()} />}
      <div className="staff-head">
        <h2>{hasBook ? 'Campaigns' : 'Pledges'}</h2>
        {isTreasurer && (
          <button className="btn btn-primary" type="button" onClick={add}>
            Add campaign
          </button>
        )}
      </div>
      {campaigns?.length === 0 && (
        <div className="empty">
          <p role="status">No campaigns yet</p>
          <p>Members pledge for a harvest or a building, pay as they can, and you see here what is open.</p>
        </div>
      )}
      <ul className="grid gap-3 md:grid-cols-2">
        {campaigns?.map((campaign) => (
          <li className="card grid gap-2 p-4" key={campaign.id}>
            <strong>{campaign.title}</strong>
            <span className="hint">
              {[
                campaign.fund_name,
                campaign.due_on ? `by ${formatDay(campaign.due_on)}` : '',
                campaign.is_open ? 'open' : 'closed',
                countOf(campaign.pledges, 'pledge'),
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
            <FactList facts={sumsOf(campaign).map(([term, sum]) => [term, formatMoney(sum)])} />
            {isTreasurer && <span>{actions(campaign)}</span>}
          </li>
        ))}
      </ul>
      {opened}
    </div>
  )
}

const sumsOf = ({ pledged, paid, open, released, over }: CampaignSumsAnswer): [string, number][] => [
  ['Pledged', pledged],
  ['Paid', paid],
  ['Open', open],
  ...(released > 0 ? ([['Released', released]] as [string, number][]) : []),
  ...(over > 0 ? ([['Overpaid', over]] as [string, number][]) : []),
]

type Props = ActDialog & { campaign?: CampaignSumsAnswer; show: (all: CampaignSumsAnswer[]) => void }

function CampaignEditor({ campaign, show, ...dialog }: Props) {
  const { data: funds } = useOnOpen(useLoaded(listFunds))
  return (
    <FieldsDialog
      {...dialog}
      title={campaign ? `Edit ${campaign.title}` : 'Add campaign'}
      schema={CampaignForm}
      fields={[
        {
          name: 'fund',
          render: () =>
            !campaign && (
              <SelectField
                name="fund"
                label="Fund"
                hint="Members pay by the page Give where the fund has gifts of that page."
                required
              >
                <FundOptions funds={funds} />
              </SelectField>
            ),
        },
        ...fields,
      ]}
      row={campaign && { ...campaign, title: campaign.own_title }}
      read={({ fund }) => ({ fund: campaign?.fund ?? Number(fund) })}
      save={async (form) => show(await saveCampaign(form, campaign?.id))}
      saved="Saved"
    />
  )
}

const fields: Fields<CampaignSumsAnswer> = [
  {
    name: 'title',
    label: 'Title',
    hint: 'As Harvest 2026. Without one it has the name of its fund.',
    maxLength: 80,
  },
  { kind: 'date', name: 'due_on', label: 'Due date' },
  {
    kind: 'tick',
    name: 'is_open',
    label: 'Open: members can pledge, and are reminded as they wish',
    start: true,
  },
]
