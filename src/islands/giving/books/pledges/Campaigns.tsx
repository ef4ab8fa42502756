import { useState } from 'react'
import { SelectField } from '../../../../components/form/ChoiceField.tsx'
import { RowAct } from '../../../../components/staff/lists/RowAct.tsx'
import { FactList } from '../../../../components/ui/FactList.tsx'
import { listFunds, readBooks } from '../../../../lib/api/giving/books.ts'
import { listCampaigns, saveCampaign } from '../../../../lib/api/giving/pledges.ts'
import { CampaignForm, type CampaignSumsAnswer } from '../../../../lib/contract/giving/pledge.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { countOf } from '../../../../lib/text/format-count.ts'
import { formatDay } from '../../../../lib/time/dates.ts'
import type { Fields } from '../../../staff/entries/EntryFields.tsx'
import { FieldsDialog } from '../../../staff/entries/FieldsDialog.tsx'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'
import { FundOptions } from '../FundOptions.tsx'
import { PledgeBook } from './PledgeBook.tsx'

/** What the church asks pledges for, with the sums; for treasurers also who pledged. */
export function Campaigns() {
  const { found, reload, edit } = useOnOpen(useLoaded(listCampaigns, 'The campaigns could not be loaded.'))
  const { found: books } = useOnOpen(useLoaded(readBooks))
  const [opened, setOpened] = useState<CampaignSumsAnswer | 'new'>()
  const isTreasurer = books?.may.includes('treasurer') ?? false
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="staff-head">
        <h2>Pledges</h2>
        {isTreasurer && (
          <button className="btn btn-primary" type="button" onClick={() => setOpened('new')}>
            Add campaign
          </button>
        )}
      </div>
      {found?.length === 0 && (
        <p className="empty">
          Campaigns come here: members pledge for a harvest or a building, pay as they can, and you see what
          is open.
        </p>
      )}
      <ul className="grid gap-3 md:grid-cols-2">
        {found?.map((campaign) => (
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
            {isTreasurer && (
              <span>
                <RowAct name="Edit" of={campaign.title} act={() => setOpened(campaign)} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {isTreasurer && found && <PledgeBook campaigns={found} changed={() => void reload()} />}
      {opened && (
        <CampaignEditor
          campaign={opened === 'new' ? undefined : opened}
          close={() => setOpened(undefined)}
          changed={(all) => edit(() => all)}
          outdated={() => void reload()}
        />
      )}
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

type Props = {
  campaign: CampaignSumsAnswer | undefined
  close: () => void
  changed: (all: CampaignSumsAnswer[]) => void
  outdated: () => void
}

function CampaignEditor({ campaign, changed, ...dialog }: Props) {
  const { found: funds } = useOnOpen(useLoaded(listFunds))
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
      save={async (form) => changed(await saveCampaign(form, campaign?.id))}
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
