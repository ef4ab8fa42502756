import { Field } from '../../../../components/form/Field.tsx'
import { ListFilter } from '../../../../components/staff/lists/ListFilter.tsx'
import type { Column } from '../../../../components/staff/lists/list.ts'
import { Titled } from '../../../../components/staff/Titled.tsx'
import { listFunds } from '../../../../lib/api/giving/books.ts'
import {
  countPayment,
  matchTickets,
  matchTransfer,
  paymentCalls,
  setPaymentAside,
  undoPayment,
} from '../../../../lib/api/giving/matching.ts'
import type { FundAnswer } from '../../../../lib/contract/giving/books-fund.ts'
import { reasonLimit } from '../../../../lib/contract/giving/books-ledger.ts'
import {
  type PaymentAnswer,
  PaymentReasonForm,
  type PaymentState,
} from '../../../../lib/contract/giving/matching.ts'
import { typedAs } from '../../../../lib/contract/typed.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { shownDay } from '../../../../lib/words/shown-day.ts'
import { ActSection } from '../../../staff/acts/ActSection.tsx'
import type { Act, ActDialog } from '../../../staff/acts/act.ts'
import { EditDialog } from '../../../staff/dialogs/EditDialog.tsx'
import { listWords } from '../../../staff/lists/messages.ts'
import { staffWords } from '../../../staff/messages.ts'
import { usePages } from '../../../staff/useCollection.ts'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'
import { ConfirmPayment } from './ConfirmPayment.tsx'
import { matchingWords } from './messages.ts'
import { StatementFile } from './StatementFile.tsx'

/** Payments that went straight to the church's number or account, from the file of a statement. */
export function MoneyIn() {
  const list = usePages(paymentCalls.list, matchingWords.paymentsCouldNotBe)
  const { data: funds } = useOnOpen(useLoaded(listFunds, matchingWords.fundsCouldNotBe))
  return (
    <div className="grid grid-cols-1 gap-5">
      <ActSection
        title={matchingWords.matchPayments}
        list={list}
        search={matchingWords.searchNameOrText}
        empty={matchingWords.noPayments}
        why={matchingWords.paymentsStraightToChurchs}
        columns={columns()}
        nameOf={({ name, amount }) => name || formatMoney(amount)}
        acts={[...decisions(), transferred, ofTickets, confirmationFor(funds), setAside]}
        filters={<ListFilter list={list} label={listWords.status} options={states()} />}
      />
      <StatementFile taken={() => void list.reload()} />
    </div>
  )
}

const isOpen = ({ state }: PaymentAnswer) => state === 'open'

const decisions = (): readonly Act<PaymentAnswer>[] => [
  {
    name: matchingWords.undo,
    danger: true,
    when: (payment) => !isOpen(payment),
    dialog: (payment, dialog) => (
      <Why
        {...dialog}
        payment={payment}
        words={payment.state === 'posted' ? matchingWords.counterEntryStandsAgainst : ''}
        title={matchingWords.reopenPayment}
        save={undoPayment}
        saved={matchingWords.reopened}
      />
    ),
  },
  {
    name: matchingWords.duplicate,
    when: (payment) => isOpen(payment) && Boolean(payment.suggestion?.gift),
    call: ({ id, version, suggestion }) => countPayment(id, { gift: suggestion?.gift?.id ?? 0, version }),
    toast: matchingWords.markedAsDuplicateNothing,
  },
]

const transferred: Act<PaymentAnswer> = {
  get name() {
    return matchingWords.matchTransfer
  },
  when: (payment) => isOpen(payment) && Boolean(payment.suggestion?.transfer),
  call: ({ id, version, suggestion }) =>
    matchTransfer(id, { transfer: suggestion?.transfer?.id ?? 0, version }),
  get toast() {
    return matchingWords.matchedWithTransferNothing
  },
}

const ofTickets: Act<PaymentAnswer> = {
  get name() {
    return matchingWords.matchTickets
  },
  when: (payment) => isOpen(payment) && Boolean(payment.suggestion?.ticket),
  call: ({ id, version, suggestion }) => matchTickets(id, { payment: suggestion?.ticket?.id ?? 0, version }),
  get toast() {
    return matchingWords.matchedWithTickets
  },
}

const confirmationFor = (funds: FundAnswer[] | undefined): Act<PaymentAnswer> => ({
  name: matchingWords.confirm,
  when: isOpen,
  dialog: (payment, dialog) => funds && <ConfirmPayment {...dialog} payment={payment} funds={funds} />,
})

const setAside: Act<PaymentAnswer> = {
  get name() {
    return matchingWords.setAside
  },
  when: isOpen,
  dialog: (payment, dialog) => (
    <Why
      {...dialog}
      payment={payment}
      words={matchingWords.itIsNoGift}
      title={matchingWords.setPaymentAside}
      save={setPaymentAside}
      saved={matchingWords.setAside}
    />
  ),
}

type WhyProps = ActDialog & {
  payment: PaymentAnswer
  words: string
  title: string
  save: typeof setPaymentAside
  saved: string
}

function Why({ payment, words, save, ...dialog }: WhyProps) {
  return (
    <EditDialog
      {...dialog}
      shape={typedAs(PaymentReasonForm, ({ reason }) => ({ reason, version: payment.version }))}
      save={(form) => save(payment.id, form)}
      act={[dialog.title, staffWords.saving]}
    >
      <p>
        {matchingWords.amountOnDayWords({
          amount: formatMoney(payment.amount),
          day: shownDay(payment.day),
          words,
        })}
      </p>
      <Field name="reason" label={matchingWords.reason} maxLength={reasonLimit} required />
    </EditDialog>
  )
}

const stateNames: Record<PaymentState, string> = {
  get open() {
    return matchingWords.unmatched
  },
  get posted() {
    return matchingWords.matched
  },
  get counted() {
    return matchingWords.duplicate
  },
  get aside() {
    return matchingWords.setAside
  },
}

const states = () => [['', listWords.everyStatus], ...Object.entries(stateNames)] as [string, string][]

const columns = (): readonly Column<PaymentAnswer>[] => [
  {
    title: matchingWords.from,
    inCard: 'name',
    cell: ({ name, text, telephone }) => (
      <Titled title={name || telephone || text || matchingWords.unknownPayer}>
        {[name && telephone, name || telephone ? text : ''].filter(Boolean).join(', ')}
      </Titled>
    ),
  },
  { title: matchingWords.day, order: 'day', width: 'narrow', cell: ({ day }) => shownDay(day) },
  {
    title: matchingWords.amount,
    order: 'amount',
    width: 'amount',
    cell: ({ amount }) => formatMoney(amount),
  },
  {
    title: matchingWords.match,
    width: 'wide',
    cell: (payment) => <Known payment={payment} />,
  },
]

function Known({ payment: { state, suggestion, giver, fund, receipt, reason } }: { payment: PaymentAnswer }) {
  if (!suggestion)
    return (
      <Titled title={stateNames[state]}>{[giver, fund, receipt, reason].filter(Boolean).join(', ')}</Titled>
    )
  const { gift, transfer, ticket, account, name, reasons } = suggestion
  if (gift) return <Titled title={matchingWords.possibleDuplicate}>{gift.reason}</Titled>
  if (transfer)
    return (
      <Titled title={matchingWords.possibleTransfer}>
        {matchingWords.whyFromFromOn({ why: transfer.why, from: transfer.from, day: shownDay(transfer.day) })}
      </Titled>
    )
  if (ticket)
    return (
      <Titled title={matchingWords.possibleTickets}>
        {matchingWords.ticketsOfEvent({ event: ticket.event, day: shownDay(ticket.day) })}
      </Titled>
    )
  const title = account ? matchingWords.itMayBeFrom({ name }) : matchingWords.pleaseChooseGiver
  return <Titled title={title}>{reasons.join(' ')}</Titled>
}
