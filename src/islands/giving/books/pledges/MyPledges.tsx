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
import { calendarWords } from '../../../../lib/texts/services/days.ts'
import { formatDay } from '../../../../lib/time/dates.ts'
import { useAct } from '../../../../stores/useAct.ts'
import { useActs } from '../../../staff/acts/useActs.tsx'
import { EditDialog } from '../../../staff/dialogs/EditDialog.tsx'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'
import { receiptAct, receiptName } from '../receipt-act.tsx'
import { myPledgeWords } from './messages.ts'

/** Draws the open dialog. */
type Opened = { draw: (dialog: DialogProps) => ReactNode }

/** The member's pledges: what is paid and open of each, its parts, and how it is changed or let go. */
export function MyPledges() {
  const { data: answer, isHere, edit, reload } = useOnOpen(useLoaded(readPledges, myPledgeWords.notLoaded))
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
        <h2 id="my-pledges">{myPledgeWords.title}</h2>
        <div className="flex flex-wrap gap-3">
          {free.map((campaign) => (
            <button
              className="btn"
              type="button"
              key={campaign.id}
              onClick={() => setOpened({ draw: (dialog) => <NewPledge campaign={campaign} {...dialog} /> })}
            >
              {myPledgeWords.pledgeFor({ title: campaign.title })}
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
        {paid >= amount
          ? myPledgeWords.kept({ paid: money(paid), amount: money(amount) })
          : myPledgeWords.paid({ paid: money(paid), amount: money(amount) })}
        {over > 0 && myPledgeWords.over({ sum: money(over) })}
        {pledge.open > 0 &&
          (campaign.due_on
            ? myPledgeWords.openBy({ sum: money(pledge.open), day: dayOf(campaign.due_on) })
            : myPledgeWords.open({ sum: money(pledge.open) }))}
        {released_at && myPledgeWords.restReleased}
      </p>
      <progress
        className="w-full"
        aria-label={myPledgeWords.progress({ title: campaign.title })}
        value={Math.min(paid, amount)}
        max={amount}
      />
      {word && <p className="hint">{myPledgeWords.note({ word })}</p>}
      {released_at === null && pledge.open > 0 && <p className="hint">{rhythmWords(pledge)}</p>}
      {pledge.parts.length > 0 && (
        <ul className="grid gap-2" aria-label={myPledgeWords.payments({ title: campaign.title })}>
          {pledge.parts.map((part) => (
            <li className="flex flex-wrap items-center justify-between gap-2" key={part.id}>
              <span>{partWords(part, money(part.amount))}</span>
              {actions(part)}
            </li>
          ))}
        </ul>
      )}
      {opened}
      <div className="flex flex-wrap gap-3">
        {pledge.open > 0 && campaign.purpose && (
          <a className="btn btn-primary" href={`/give#${way}`}>
            {myPledgeWords.pay}
          </a>
        )}
        {released_at === null ? (
          <button
            className="btn"
            type="button"
            onClick={() => open({ draw: (dialog) => <Change pledge={pledge} {...dialog} /> })}
          >
            {myPledgeWords.change}
          </button>
        ) : (
          <button
            className="btn"
            type="button"
            disabled={busy}
            onClick={() => void act(async () => changed(await resumePledge(id)), myPledgeWords.reopened)}
          >
            {myPledgeWords.reopen}
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
                myPledgeWords.remindedNoLonger,
              )
            }
          >
            {myPledgeWords.stopReminders}
          </button>
        )}
        {pledge.open > 0 && (
          <button
            className="btn btn-quiet"
            type="button"
            onClick={() => open({ draw: (dialog) => <Release pledge={pledge} {...dialog} /> })}
          >
            {myPledgeWords.release}
          </button>
        )}
      </div>
    </li>
  )
}

function rhythmWords({ rhythm, remind_on }: PledgeAnswer): string {
  if (rhythm === 'off' || !remind_on) return myPledgeWords.notReminded
  const day = dayOf(remind_on)
  if (rhythm === 'monthly')
    return churchMails() ? myPledgeWords.monthlyByMail({ day }) : myPledgeWords.monthly({ day })
  return churchMails() ? myPledgeWords.beforeDayByMail({ day }) : myPledgeWords.beforeDay({ day })
}

function partWords(part: PartAnswer, sum: string): string {
  const [day, way] = [dayOf(part.day), wayOf(part)]
  return part.given_back > 0 && !part.is_taken_back
    ? myPledgeWords.partRefunded({ day, sum, way, refunded: formatMoney(part.given_back) })
    : myPledgeWords.part({ day, sum, way })
}

const dayOf = (date: string) => calendarWords.day({ day: formatDay(date) })

type DialogProps = {
  changed: (all: OwnPledgesAnswer) => void
  outdated: () => void
  close: () => void
}

function NewPledge({ campaign, changed, ...dialog }: DialogProps & { campaign: CampaignAnswer }) {
  return (
    <EditDialog
      title={myPledgeWords.pledgeFor({ title: campaign.title })}
      shape={typedAs(PledgeForm, ({ amount = '', rhythm }) => ({
        campaign: campaign.id,
        amount: readUnits(amount, churchCurrency()),
        rhythm,
      }))}
      save={async (form) => changed(await addPledge(form))}
      saved={myPledgeWords.saved}
      {...dialog}
    >
      <p>{myPledgeWords.noDebt}</p>
      <PromiseFields campaign={campaign} />
    </EditDialog>
  )
}

function Change({ pledge, changed, ...dialog }: DialogProps & { pledge: PledgeAnswer }) {
  return (
    <EditDialog
      title={myPledgeWords.yourPledge({ title: pledge.campaign.title })}
      shape={typedAs(PledgeChange, ({ amount = '', rhythm }) => ({
        amount: readUnits(amount, churchCurrency()),
        rhythm,
        version: pledge.version,
      }))}
      save={async (form) => changed(await changePledge(pledge.id, form))}
      saved={myPledgeWords.changed}
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
        label={myPledgeWords.amount({ currency })}
        inputMode="decimal"
        defaultValue={pledge ? unitsOf(pledge.amount, currency) : ''}
        required
      />
      <SelectField
        name="rhythm"
        label={churchMails() ? myPledgeWords.remindMeByMail : myPledgeWords.remindMe}
        defaultValue={pledge?.rhythm ?? 'monthly'}
        required
      >
        <option value="monthly">{myPledgeWords.onceAMonth}</option>
        {campaign.due_on && (
          <option value="due">{myPledgeWords.beforeDue({ day: dayOf(campaign.due_on) })}</option>
        )}
        <option value="off">{myPledgeWords.never}</option>
      </SelectField>
    </>
  )
}

function Release({ pledge, changed, ...dialog }: DialogProps & { pledge: PledgeAnswer }) {
  return (
    <EditDialog
      title={myPledgeWords.release}
      shape={ReleaseForm}
      save={async ({ word }) => changed(await releasePledge(pledge.id, word))}
      act={[myPledgeWords.release, myPledgeWords.releasing]}
      saved={myPledgeWords.released}
      {...dialog}
    >
      <p>{myPledgeWords.isReleased({ sum: formatMoney(pledge.open) })}</p>
      <LongField
        name="word"
        label={myPledgeWords.noteLabel}
        hint={myPledgeWords.noteHint}
        maxLength={wordLimit}
      />
    </EditDialog>
  )
}
