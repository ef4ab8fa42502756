import { type ReactNode, useState } from 'react'
import { SelectField } from '../../../../components/form/ChoiceField.tsx'
import { Field, LongField } from '../../../../components/form/Field.tsx'
import {
  addPledge,
  changePledge,
  readPledges,
  releasePledge,
  resumePledge,
} from '../../../../lib/api/giving/pledges.ts'
import {
  type CampaignAnswer,
  type OwnPledgesAnswer,
  type PartAnswer,
  type PledgeAnswer,
  PledgeChange,
  PledgeForm,
  ReleaseForm,
  wordLimit,
} from '../../../../lib/contract/giving/pledge.ts'
import { typedAs } from '../../../../lib/contract/typed.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { readUnits, unitsOf } from '../../../../lib/money/typed-amounts.ts'
import { churchCurrency, churchMails } from '../../../../lib/site/this-church.ts'
import { wayOf } from '../../../../lib/texts/giving/giving-ways.ts'
import { formatDay } from '../../../../lib/time/dates.ts'
import { useAct } from '../../../../stores/useAct.ts'
import { useActs } from '../../../staff/acts/useActs.tsx'
import { EditDialog } from '../../../staff/dialogs/EditDialog.tsx'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'
import { receiptAct, receiptName } from '../receipt-act.tsx'

/** Draws the open dialog. */
type Opened = { draw: (dialog: DialogProps) => ReactNode }

/** The member's pledges: what is paid and open of each, its parts, and how it is changed or let go. */
export function MyPledges() {
  const {
    data: answer,
    isHere,
    edit,
    reload,
  } = useOnOpen(useLoaded(readPledges, 'Your pledges could not be loaded.'))
  const [opened, setOpened] = useState<Opened>()
  const changed = (all: OwnPledgesAnswer) => edit(() => all)
  if (!isHere || !answer) return undefined
  const { campaigns, pledges } = answer
  const isPledged = ({ id }: CampaignAnswer) =>
    pledges.some(({ campaign, released_at }) => campaign.id === id && released_at === null)
  const free = campaigns.filter((campaign) => !isPledged(campaign))
  if (pledges.length === 0 && free.length === 0) return undefined
  return (
    <section className="grid grid-cols-1 gap-4 no-print" aria-labelledby="my-pledges">
      <div className="staff-head">
        <h2 id="my-pledges">My pledges</h2>
        <div className="flex flex-wrap gap-3">
          {free.map((campaign) => (
            <button
              className="btn"
              type="button"
              key={campaign.id}
              onClick={() => setOpened({ draw: (dialog) => <NewPledge campaign={campaign} {...dialog} /> })}
            >
              Pledge for {campaign.title}
            </button>
          ))}
        </div>
      </div>
      <ul className="grid gap-4">
        {pledges.map((pledge) => (
          <Pledge pledge={pledge} changed={changed} statement={answer} open={setOpened} key={pledge.id} />
        ))}
      </ul>
      {opened?.draw({ changed, outdated: () => void reload(), close: () => setOpened(undefined) })}
    </section>
  )
}

type PledgeProps = {
  pledge: PledgeAnswer
  statement: OwnPledgesAnswer
  changed: (all: OwnPledgesAnswer) => void
  open: (opened: Opened) => void
}

function Pledge({ pledge, statement, changed, open }: PledgeProps) {
  const { id, amount, paid, over, rhythm, version, campaign, released_at, word } = pledge
  const [busy, act] = useAct()
  const { actions, opened } = useActs<PartAnswer>({
    acts: [receiptAct(statement, (part) => ({ ...part, fund: campaign.fund_name }))],
    nameOf: receiptName,
  })
  const money = (sum: number) => formatMoney(sum, statement.currency)
  const way = new URLSearchParams({ fund: campaign.purpose ?? '', pledge: String(id) })
  return (
    <li className="card grid gap-3 p-4">
      <h3>{campaign.title}</h3>
      <p>
        {money(paid)} of {money(amount)} {paid >= amount ? 'is there: your pledge is kept.' : 'is there.'}
        {over > 0 && ` You gave ${money(over)} more than you promised. Thank you!`}
        {pledge.open > 0 && ` ${money(pledge.open)} is open`}
        {pledge.open > 0 && campaign.due_on && `, by ${formatDay(campaign.due_on)} if you can`}
        {pledge.open > 0 && '.'}
        {released_at && ' You have released the rest.'}
      </p>
      <progress
        className="w-full"
        aria-label={`${campaign.title}: what is paid of your pledge`}
        value={Math.min(paid, amount)}
        max={amount}
      />
      {word && <p className="hint">Your note: {word}</p>}
      {released_at === null && pledge.open > 0 && <p className="hint">{rhythmWords(pledge)}</p>}
      {pledge.parts.length > 0 && (
        <ul className="grid gap-2" aria-label={`Payments of your pledge for ${campaign.title}`}>
          {pledge.parts.map((part) => (
            <li className="flex flex-wrap items-center justify-between gap-2" key={part.id}>
              <span>
                {formatDay(part.day)}: {money(part.amount)}, {wordsOf(part)}
              </span>
              {actions(part)}
            </li>
          ))}
        </ul>
      )}
      {opened}
      <div className="flex flex-wrap gap-3">
        {pledge.open > 0 && campaign.purpose && (
          <a className="btn btn-primary" href={`/give#${way}`}>
            Pay now
          </a>
        )}
        {released_at === null ? (
          <button
            className="btn"
            type="button"
            onClick={() => open({ draw: (dialog) => <Change pledge={pledge} {...dialog} /> })}
          >
            Change
          </button>
        ) : (
          <button
            className="btn"
            type="button"
            disabled={busy}
            onClick={() => void act(async () => changed(await resumePledge(id)), 'Your pledge is reopened')}
          >
            Reopen pledge
          </button>
        )}
        {pledge.open > 0 && rhythm !== 'off' && (
          <button
            className="btn"
            type="button"
            disabled={busy}
            onClick={() =>
              void act(
                async () => changed(await changePledge(id, { amount, rhythm: 'off', version })),
                'You are reminded no longer',
              )
            }
          >
            Stop reminders
          </button>
        )}
        {pledge.open > 0 && (
          <button
            className="btn btn-quiet"
            type="button"
            onClick={() => open({ draw: (dialog) => <Release pledge={pledge} {...dialog} /> })}
          >
            Release the rest
          </button>
        )}
      </div>
    </li>
  )
}

const rhythmWords = ({ rhythm, remind_on }: PledgeAnswer): string =>
  rhythm === 'off' || !remind_on
    ? 'You are not reminded of it.'
    : `You are reminded ${churchMails() ? 'by e-mail ' : ''}${rhythm === 'monthly' ? 'once a month' : 'before its day'}, next on ${formatDay(remind_on)}.`

const wordsOf = (part: PartAnswer): string =>
  part.given_back > 0 && !part.is_taken_back
    ? `${wayOf(part)}, ${formatMoney(part.given_back)} refunded`
    : wayOf(part)

type DialogProps = {
  changed: (all: OwnPledgesAnswer) => void
  outdated: () => void
  close: () => void
}

function NewPledge({ campaign, changed, ...dialog }: DialogProps & { campaign: CampaignAnswer }) {
  return (
    <EditDialog
      title={`Pledge for ${campaign.title}`}
      shape={typedAs(PledgeForm, ({ amount = '', rhythm }) => ({
        campaign: campaign.id,
        amount: readUnits(amount, churchCurrency()),
        rhythm,
      }))}
      save={async (form) => changed(await addPledge(form))}
      saved="Thank you! Your pledge is saved"
      {...dialog}
    >
      <p>A pledge is no debt: you may change it, or release the rest, whenever you want.</p>
      <PromiseFields campaign={campaign} />
    </EditDialog>
  )
}

function Change({ pledge, changed, ...dialog }: DialogProps & { pledge: PledgeAnswer }) {
  return (
    <EditDialog
      title={`Your pledge for ${pledge.campaign.title}`}
      shape={typedAs(PledgeChange, ({ amount = '', rhythm }) => ({
        amount: readUnits(amount, churchCurrency()),
        rhythm,
        version: pledge.version,
      }))}
      save={async (form) => changed(await changePledge(pledge.id, form))}
      saved="Your pledge is changed"
      {...dialog}
    >
      <PromiseFields campaign={pledge.campaign} pledge={pledge} />
    </EditDialog>
  )
}

type PromiseProps = {
  campaign: CampaignAnswer
  pledge?: PledgeAnswer
}

function PromiseFields({ campaign, pledge }: PromiseProps) {
  const currency = churchCurrency()
  return (
    <>
      <Field
        name="amount"
        label={`Amount in ${currency}`}
        inputMode="decimal"
        defaultValue={pledge ? unitsOf(pledge.amount, currency) : ''}
        required
      />
      <SelectField
        name="rhythm"
        label={churchMails() ? 'Remind me by e-mail' : 'Remind me'}
        defaultValue={pledge?.rhythm ?? 'monthly'}
        required
      >
        <option value="monthly">Once a month</option>
        {campaign.due_on && (
          <option value="due">Two weeks and three days before {formatDay(campaign.due_on)}</option>
        )}
        <option value="off">Not at all</option>
      </SelectField>
    </>
  )
}

function Release({ pledge, changed, ...dialog }: DialogProps & { pledge: PledgeAnswer }) {
  return (
    <EditDialog
      title="Release the rest"
      shape={ReleaseForm}
      save={async ({ word }) => changed(await releasePledge(pledge.id, word))}
      act={['Release the rest', 'Releasing...']}
      saved="The rest is released. Thank you for what you gave"
      {...dialog}
    >
      <p>
        {formatMoney(pledge.open)} is released. You need not ask anybody, and nobody asks you why. What you
        gave stays, and you may reopen the pledge.
      </p>
      <LongField name="word" label="Note" hint="You and the treasurers alone see it." maxLength={wordLimit} />
    </EditDialog>
  )
}
