import { SelectField } from '../../../../components/form/ChoiceField.tsx'
import { FactList } from '../../../../components/ui/FactList.tsx'
import { listFunds, readBooks } from '../../../../lib/api/giving/books.ts'
import { listCampaigns, saveCampaign } from '../../../../lib/api/giving/pledges.ts'
import { CampaignForm, type CampaignSumsAnswer } from '../../../../lib/contract/giving/pledge.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { formatCount } from '../../../../lib/text/format-count.ts'
import { shownDay } from '../../../../lib/words/shown-day.ts'
import type { ActDialog } from '../../../staff/acts/act.ts'
import { useActs } from '../../../staff/acts/useActs.tsx'
import type { Fields } from '../../../staff/entries/EntryFields.tsx'
import { FieldsDialog } from '../../../staff/entries/FieldsDialog.tsx'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'
import { FundOptions } from '../FundOptions.tsx'
import { pledgeWords } from './messages.ts'
import { PledgeBook } from './PledgeBook.tsx'

/** What the church asks pledges for, with the sums; for treasurers first who pledged: on a phone their list begins on the first screen. */
export function Campaigns() {
  const {
    data: campaigns,
    reload,
    edit,
  } = useOnOpen(useLoaded(listCampaigns, pledgeWords.campaignsCouldNotBe))
  const { data: books } = useOnOpen(useLoaded(readBooks))
  const show = (all: CampaignSumsAnswer[]) => edit(() => all)
  const { actions, add, opened } = useActs<CampaignSumsAnswer>({
    acts: [
      {
        name: pledgeWords.edit,
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
        <h2>{hasBook ? pledgeWords.campaigns : pledgeWords.pledges}</h2>
        {isTreasurer && (
          <button className="btn btn-primary" type="button" onClick={add}>
            {pledgeWords.addCampaign}
          </button>
        )}
      </div>
      {campaigns?.length === 0 && (
        <div className="empty">
          <p role="status">{pledgeWords.noCampaignsYet}</p>
          <p>{pledgeWords.membersPledgeForHarvest}</p>
        </div>
      )}
      <ul className="grid gap-3 md:grid-cols-2">
        {campaigns?.map((campaign) => (
          <li className="card grid gap-2 p-4" key={campaign.id}>
            <strong>{campaign.title}</strong>
            <span className="hint">
              {[
                campaign.fund_name,
                campaign.due_on ? pledgeWords.byDay({ day: shownDay(campaign.due_on) }) : '',
                campaign.is_open ? 'open' : 'closed',
                pledgeWords.numberPledges({ count: campaign.pledges, number: formatCount(campaign.pledges) }),
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
  [pledgeWords.pledged, pledged],
  [pledgeWords.paid, paid],
  [pledgeWords.open, open],
  ...(released > 0 ? ([[pledgeWords.released, released]] as [string, number][]) : []),
  ...(over > 0 ? ([[pledgeWords.overpaid, over]] as [string, number][]) : []),
]

type Props = ActDialog & { campaign?: CampaignSumsAnswer; show: (all: CampaignSumsAnswer[]) => void }

function CampaignEditor({ campaign, show, ...dialog }: Props) {
  const { data: funds } = useOnOpen(useLoaded(listFunds))
  return (
    <FieldsDialog
      {...dialog}
      title={campaign ? pledgeWords.editTitle({ title: campaign.title }) : pledgeWords.addCampaign}
      schema={CampaignForm}
      fields={[
        {
          name: 'fund',
          render: () =>
            !campaign && (
              <SelectField name="fund" label={pledgeWords.fund} hint={pledgeWords.membersPayByPage} required>
                <FundOptions funds={funds} />
              </SelectField>
            ),
        },
        ...fields(),
      ]}
      row={campaign && { ...campaign, title: campaign.own_title }}
      read={({ fund }) => ({ fund: campaign?.fund ?? Number(fund) })}
      save={async (form) => show(await saveCampaign(form, campaign?.id))}
      saved={pledgeWords.saved}
    />
  )
}

const fields = (): Fields<CampaignSumsAnswer> => [
  {
    name: 'title',
    label: pledgeWords.title,
    hint: pledgeWords.asHarvest2026Without,
    maxLength: 80,
  },
  { kind: 'date', name: 'due_on', label: pledgeWords.dueDate },
  {
    kind: 'tick',
    name: 'is_open',
    label: pledgeWords.openMembersCanPledge,
    start: true,
  },
]
