import { useCallback } from 'react'
import { call } from '../../../../lib/api/call.ts'
import type { ListQuery } from '../../../../lib/api/list-query.ts'
import {
  addPayment,
  cancelOrder,
  listDeskAccounts,
  listOrders,
} from '../../../../lib/contract/services/calls/registrations.ts'
import {
  CancelOrderForm,
  type OrderRow,
  PaymentForm,
} from '../../../../lib/contract/services/registration.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { churchZone } from '../../../../lib/site/this-church.ts'
import { dayAndHour } from '../../../../lib/time/day-and-hour.ts'
import { ActSection } from '../../../staff/acts/ActSection.tsx'
import type { Act, ActDialog } from '../../../staff/acts/act.ts'
import { FieldsDialog } from '../../../staff/entries/FieldsDialog.tsx'
import { usePages } from '../../../staff/useCollection.ts'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'
import { registrationWords as words } from './messages.ts'

type Props = { event: number; changed: () => Promise<void> }

/** Who registered for an event, with what is left to pay. */
export function Orders({ event, changed }: Props) {
  const list = usePages(
    useCallback((query: ListQuery) => call(listOrders, { id: event, query }), [event]),
    words.notLoaded,
  )
  const { data: accounts = [] } = useOnOpen(useLoaded(loadAccounts, words.accountsNotLoaded))
  const reload = async () => {
    await Promise.all([list.reload(), changed()])
  }
  return (
    <ActSection
      title={words.orders}
      list={list}
      acts={actsOf(event, accounts)}
      changed={reload}
      nameOf={({ name }) => name}
      search={words.search}
      empty={words.noOrders}
      why={words.whyOrders}
      columns={[
        { title: words.name, cell: ({ name }) => name, width: 'wide' },
        { title: words.tickets, cell: ({ tickets }) => tickets.map(({ kind }) => kind).join(', ') },
        {
          title: words.due,
          cell: ({ due, refunding }) => (
            <>
              {due === 0 ? '' : formatMoney(due)}
              {refunding > 0 && (
                <span className="hint block">{words.online({ amount: formatMoney(refunding) })}</span>
              )}
            </>
          ),
          width: 'amount',
          inCard: 'labelled',
        },
        { title: words.status, cell: stateName, width: 'narrow' },
      ]}
    />
  )
}

type Accounts = readonly { id: number; name: string }[]

const loadAccounts = () => call(listDeskAccounts)

const actsOf = (id: number, accounts: Accounts): Act<OrderRow>[] => [
  {
    name: words.pay,
    when: ({ due }) => due > 0,
    dialog: (row, dialog) => <PaymentDialog event={id} row={row} accounts={accounts} sign={1} {...dialog} />,
  },
  {
    name: words.giveBack,
    when: ({ paid, refunding }) => paid > refunding,
    dialog: (row, dialog) => <PaymentDialog event={id} row={row} accounts={accounts} sign={-1} {...dialog} />,
  },
  {
    name: words.cancel,
    when: ({ state }) => state !== 'cancelled',
    danger: true,
    dialog: (row, dialog) => <CancelOrderDialog event={id} row={row} {...dialog} />,
  },
]

type PaymentProps = ActDialog & {
  event: number
  row: OrderRow
  /** What else is paid with, where the church uses the books: each way by its account. */
  accounts: Accounts
  sign: 1 | -1
}

function PaymentDialog({ event, row, accounts, sign, ...dialog }: PaymentProps) {
  const { id, name, due, paid, refunding, version } = row
  return (
    <FieldsDialog
      {...dialog}
      title={sign > 0 ? words.payTitle({ name }) : words.backTitle({ name })}
      schema={PaymentForm}
      row={{
        amount: sign > 0 ? due : Math.max(0, -due - refunding) || paid - refunding,
        method: 'cash',
        version,
      }}
      fields={[
        { kind: 'money', name: 'amount', label: words.paidAmount, required: true },
        {
          kind: 'choice',
          name: 'method',
          label: words.method,
          hint: words.methodHint,
          options: [
            ['cash', words.cash],
            ['momo', words.momo],
            ['bank', words.bank],
            ...(accounts.length > 0
              ? accounts.map((one) => [`account ${one.id}`, words.otherInto({ account: one.name })] as const)
              : [['other', words.other] as const]),
          ],
          required: true,
        },
      ]}
      read={({ method }) => methodOf(String(method))}
      save={({ amount, ...body }) =>
        call(addPayment, { id: event, order: id, body: { ...body, amount: sign * amount } })
      }
      act={sign > 0 ? [words.pay, words.pay] : [words.giveBack, words.giveBack]}
      saved={words.recorded}
    />
  )
}

/** A way to pay as it is sent: the account of something else beside it. */
function methodOf(method: string): { method: string; into?: number } {
  const [kind, account] = method.split(' ')
  return kind === 'account' ? { method: 'other', into: Number(account) } : { method }
}

type CancelProps = ActDialog & { event: number; row: OrderRow }

/** Asks before an order is cancelled, and whether the rules of the event hold for what was paid. */
function CancelOrderDialog({ event, row, ...dialog }: CancelProps) {
  const { id, name, version, paid } = row
  return (
    <FieldsDialog
      {...dialog}
      title={words.cancelTitle({ name })}
      schema={CancelOrderForm}
      fields={paid > 0 ? [{ kind: 'tick', name: 'gives_all', label: words.givesAll }] : []}
      save={(body) => call(cancelOrder, { id: event, order: id, seen: version, body })}
      act={[words.cancel, words.cancel]}
      saved={words.wasCancelled}
    >
      <p>{words.cancelText}</p>
      {paid > 0 && <p>{words.cancelByRules}</p>}
    </FieldsDialog>
  )
}

function stateName({ state, held_until, has_lapsed, paid }: OrderRow): string {
  switch (state) {
    case 'placed':
      return held_until
        ? words.keptUntil({ time: dayAndHour(new Date(held_until), churchZone()) })
        : words.taken
    case 'waiting':
      return paid > 0 ? words.paidWaiting : words.waiting
    case 'cancelled':
      return has_lapsed ? words.hasLapsed : words.cancelled
  }
}
