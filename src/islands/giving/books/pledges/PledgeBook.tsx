import { useState } from 'react'
import { SelectField } from '../../../../components/form/ChoiceField.tsx'
import { Field, LongField } from '../../../../components/form/Field.tsx'
import { ListFilter } from '../../../../components/staff/lists/ListFilter.tsx'
import { ListSection } from '../../../../components/staff/lists/ListSection.tsx'
import type { Column } from '../../../../components/staff/lists/list.ts'
import { RowAct } from '../../../../components/staff/lists/RowAct.tsx'
import { Titled } from '../../../../components/staff/Titled.tsx'
import {
  changeEntered,
  pledgeCalls,
  releaseEntered,
  resumeEntered,
} from '../../../../lib/api/giving/pledges.ts'
import { saveFile } from '../../../../lib/browser/save-file.ts'
import type { GiverAnswer } from '../../../../lib/contract/giving/books-count.ts'
import {
  type CampaignSumsAnswer,
  EnteredChange,
  EnteredPledge,
  type PledgeRowAnswer,
  ReleaseForm,
  wordLimit,
} from '../../../../lib/contract/giving/pledge.ts'
import { typedAs } from '../../../../lib/contract/typed.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { readUnits, unitsOf } from '../../../../lib/money/typed-amounts.ts'
import { churchCurrency } from '../../../../lib/site/this-church.ts'
import { csvOf } from '../../../../lib/text/csv.ts'
import { today } from '../../../../lib/time/today.ts'
import { useAct } from '../../../../stores/useAct.ts'
import { EditDialog } from '../../../staff/dialogs/EditDialog.tsx'
import { usePages } from '../../../staff/useCollection.ts'
import { ChosenGiver, GiverSearch } from '../GiverSearch.tsx'
import { PledgeParts } from './PledgeParts.tsx'

type Props = { campaigns: readonly CampaignSumsAnswer[]; changed: () => void }
type Opened = { what: 'parts' | 'edit' | 'release'; pledge: PledgeRowAnswer } | { what: 'new' }

/** Who pledged how much, and what is paid of it; pledges on paper are written down here. */
export function PledgeBook({ campaigns, changed }: Props) {
  const list = usePages(pledgeCalls.list, 'The pledges could not be loaded.')
  const [opened, setOpened] = useState<Opened>()
  const [busy, act] = useAct()
  const reload = () => {
    void list.reload()
    changed()
  }
  const dialog = { saved: 'Saved', outdated: reload, close: () => setOpened(undefined) }
  const openRow = (what: 'parts' | 'edit' | 'release', pledge: PledgeRowAnswer) => () =>
    setOpened({ what, pledge })
  return (
    <>
      <ListSection
        title="Pledges by giver"
        list={list}
        search="Search a name..."
        empty="No pledges"
        why="Who promised what for a harvest or a building is here, with what is paid and what is open."
        advice={
          <button className="btn btn-primary" type="button" onClick={() => setOpened({ what: 'new' })}>
            Add the first pledge
          </button>
        }
        columns={columns}
        nameOf={nameOf}
        actions={(pledge) => (
          <>
            <RowAct name="Payments" of={nameOf(pledge)} act={openRow('parts', pledge)} />
            {pledge.is_entered && <RowAct name="Edit" of={nameOf(pledge)} act={openRow('edit', pledge)} />}
            {pledge.is_entered && pledge.open > 0 && (
              <RowAct name="Release" of={nameOf(pledge)} act={openRow('release', pledge)} />
            )}
            {pledge.is_entered && pledge.released_at && (
              <RowAct
                name="Reopen"
                of={nameOf(pledge)}
                busy={busy}
                act={() =>
                  void act(async () => {
                    await resumeEntered(pledge.id)
                    reload()
                  }, 'Pledge reopened')
                }
              />
            )}
            {pledge.is_entered && pledge.paid === 0 && (
              <RowAct
                name="Remove"
                of={nameOf(pledge)}
                busy={busy}
                danger
                act={() =>
                  void act(async () => {
                    await pledgeCalls.remove(pledge.id)
                    reload()
                  }, 'Removed')
                }
              />
            )}
          </>
        )}
        filters={
          <ListFilter
            list={list}
            label="Status"
            options={[
              ['', 'All'],
              ['open', 'Open'],
              ['paid', 'Paid'],
              ['released', 'Released'],
            ]}
          />
        }
      >
        <button className="btn" type="button" onClick={() => setOpened({ what: 'new' })}>
          Add pledge
        </button>
        <button
          className="btn"
          type="button"
          disabled={busy}
          onClick={() => void act(async () => save((await pledgeCalls.all()).rows), 'Downloaded')}
        >
          Download CSV
        </button>
      </ListSection>
      {opened?.what === 'parts' && (
        <PledgeParts pledge={opened.pledge} changed={reload} close={dialog.close} />
      )}
      {opened?.what === 'new' && (
        <NewPledge
          campaigns={campaigns.filter(({ is_open }) => is_open)}
          save={async (form) => {
            await pledgeCalls.add(form)
            reload()
          }}
          {...dialog}
        />
      )}
      {opened?.what === 'edit' && (
        <Change
          pledge={opened.pledge}
          save={async (form) => {
            await changeEntered(opened.pledge.id, form)
            reload()
          }}
          {...dialog}
        />
      )}
      {opened?.what === 'release' && (
        <EditDialog
          title={`Release the pledge of ${nameOf(opened.pledge)}`}
          shape={ReleaseForm}
          save={async ({ word }) => {
            await releaseEntered(opened.pledge.id, word)
            reload()
          }}
          {...dialog}
        >
          <p>{formatMoney(opened.pledge.open)} is released, as the giver asked.</p>
          <LongField name="word" label="Reason" maxLength={wordLimit} />
        </EditDialog>
      )}
    </>
  )
}

const nameOf = ({ name }: PledgeRowAnswer) => name || 'Somebody whose account is deleted'

const stateOf = ({ released_at, open, over, word }: PledgeRowAnswer): string => {
  if (released_at) return word ? `Released: ${word}` : 'Released'
  return over > 0 ? `Paid, and ${formatMoney(over)} more` : open === 0 ? 'Paid' : 'Open'
}

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

function save(rows: readonly PledgeRowAnswer[]): void {
  const currency = churchCurrency()
  const money = ['Pledged', 'Paid', 'Open', 'Overpaid'].map((title) => `${title} (${currency})`)
  const cells = rows.map((row) => [
    ...[row.campaign_title, nameOf(row), row.telephone],
    ...[row.amount, row.paid, row.open, row.over].map((sum) => unitsOf(sum, currency)),
    stateOf(row),
  ])
  saveFile(
    `pledges-${today()}.csv`,
    csvOf(['For', 'Giver', 'Telephone', ...money, 'Status'], cells),
    'text/csv',
  )
}

type Dialog = { saved: string; outdated: () => void; close: () => void }

type NewProps = Dialog & {
  campaigns: readonly CampaignSumsAnswer[]
  save: (form: EnteredPledge) => Promise<void>
}

function NewPledge({ campaigns, ...dialog }: NewProps) {
  const [giver, setGiver] = useState<GiverAnswer>()
  const currency = churchCurrency()
  return (
    <EditDialog
      title="Add pledge"
      shape={typedAs(EnteredPledge, ({ campaign, name, telephone, amount = '' }) => ({
        ...{ campaign: Number(campaign), amount: readUnits(amount, currency), account: giver?.id ?? null },
        ...(giver ? {} : { name, telephone }),
      }))}
      {...dialog}
    >
      <SelectField name="campaign" label="For" required>
        {campaigns.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      <Field name="amount" label={`Amount in ${currency}`} inputMode="decimal" required />
      {giver ? (
        <ChosenGiver
          id="pledge-giver"
          said={`It is the pledge of ${giver.name} (@${giver.username}).`}
          again={() => setGiver(undefined)}
        />
      ) : (
        <>
          <div className="field">
            <GiverSearch id="pledge-giver" label="The member, if it is one" choose={setGiver} />
          </div>
          <Field name="name" label="Name of somebody without an account" maxLength={120} />
          <Field name="telephone" label="Telephone" type="tel" maxLength={30} />
        </>
      )}
    </EditDialog>
  )
}

type ChangeProps = Dialog & { pledge: PledgeRowAnswer; save: (form: EnteredChange) => Promise<void> }

function Change({ pledge, ...dialog }: ChangeProps) {
  const currency = churchCurrency()
  const isMember = pledge.account !== null
  return (
    <EditDialog
      title={`Edit the pledge of ${nameOf(pledge)}`}
      shape={typedAs(EnteredChange, ({ name, telephone, amount = '' }) => ({
        ...{ name, telephone, amount: readUnits(amount, currency), version: pledge.version },
      }))}
      {...dialog}
    >
      <Field
        name="amount"
        label={`Amount in ${currency}`}
        inputMode="decimal"
        defaultValue={unitsOf(pledge.amount, currency)}
        required
      />
      {!isMember && (
        <>
          <Field name="name" label="Name" maxLength={120} defaultValue={pledge.name} required />
          <Field
            name="telephone"
            label="Telephone"
            type="tel"
            maxLength={30}
            defaultValue={pledge.telephone}
          />
        </>
      )}
    </EditDialog>
  )
}
