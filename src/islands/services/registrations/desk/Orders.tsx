import { useCallback } from 'react'
import { call } from '../../../../lib/api/call.ts'
import type { ListQuery } from '../../../../lib/api/list-query.ts'
import { addPayment, cancelOrder, listOrders } from '../../../../lib/contract/services/calls/registrations.ts'
import { type OrderRow, PaymentForm } from '../../../../lib/contract/services/registration.ts'
import { formatMoney } from '../../../../lib/money/money.ts'
import { ActSection } from '../../../staff/acts/ActSection.tsx'
import type { Act, ActDialog } from '../../../staff/acts/act.ts'
import { FieldsDialog } from '../../../staff/entries/FieldsDialog.tsx'
import { usePages } from '../../../staff/useCollection.ts'
import { registrationWords as words } from './messages.ts'

type Props = { event: number; changed: () => Promise<void> }

/** Who registered for an event, with what is left to pay. */
export function Orders({ event, changed }: Props) {
  const list = usePages(
    useCallback((query: ListQuery) => call(listOrders, { id: event, query }), [event]),
    words.notLoaded,
  )
  const reload = async () => {
    await Promise.all([list.reload(), changed()])
  }
  return (
    <ActSection
      title={words.orders}
      list={list}
      acts={actsOf(event)}
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
          cell: ({ due }) => (due === 0 ? '' : formatMoney(due)),
          width: 'amount',
          inCard: 'labelled',
        },
        { title: words.status, cell: ({ state }) => stateName(state), width: 'narrow' },
      ]}
    />
  )
}

const actsOf = (id: number): Act<OrderRow>[] => [
  {
    name: words.pay,
    when: ({ due }) => due > 0,
    dialog: (row, dialog) => <PaymentDialog event={id} row={row} sign={1} {...dialog} />,
  },
  {
    name: words.giveBack,
    when: ({ paid }) => paid > 0,
    dialog: (row, dialog) => <PaymentDialog event={id} row={row} sign={-1} {...dialog} />,
  },
  {
    name: words.cancel,
    when: ({ state }) => state !== 'cancelled',
    danger: true,
    ask: ({ name }) => ({ title: words.cancelTitle({ name }), act: words.cancel, text: words.cancelText }),
    call: (row) => call(cancelOrder, { id, order: row.id, seen: row.version, body: { gives_all: false } }),
    toast: words.wasCancelled,
  },
]

type PaymentProps = ActDialog & {
  event: number
  row: OrderRow
  sign: 1 | -1
}

function PaymentDialog({ event, row, sign, ...dialog }: PaymentProps) {
  const { id, name, due, paid, version } = row
  return (
    <FieldsDialog
      {...dialog}
      title={sign > 0 ? words.payTitle({ name }) : words.backTitle({ name })}
      schema={PaymentForm}
      row={{ amount: sign > 0 ? due : Math.max(0, -due) || paid, method: 'cash', version }}
      fields={[
        { kind: 'money', name: 'amount', label: words.paidAmount, required: true },
        {
          kind: 'choice',
          name: 'method',
          label: words.method,
          options: [
            ['cash', words.cash],
            ['momo', words.momo],
            ['bank', words.bank],
            ['other', words.other],
          ],
          required: true,
        },
      ]}
      save={({ amount, ...body }) =>
        call(addPayment, { id: event, order: id, body: { ...body, amount: sign * amount } })
      }
      act={sign > 0 ? [words.pay, words.pay] : [words.giveBack, words.giveBack]}
      saved={words.recorded}
    />
  )
}

function stateName(state: OrderRow['state']): string {
  switch (state) {
    case 'placed':
      return words.taken
    case 'waiting':
      return words.waiting
    case 'cancelled':
      return words.cancelled
  }
}
