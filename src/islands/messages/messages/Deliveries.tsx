import { useMemo } from 'react'
import { ListFilter } from '../../../components/staff/lists/ListFilter.tsx'
import { ListSection } from '../../../components/staff/lists/ListSection.tsx'
import type { Column } from '../../../components/staff/lists/list.ts'
import { Titled } from '../../../components/staff/Titled.tsx'
import { Dialog } from '../../../components/ui/Dialog.tsx'
import { deliveryCalls } from '../../../lib/api/messages/messages.ts'
import type { Delivery, Message } from '../../../lib/contract/messages/message.ts'
import { deliveredBy, deliveryStateNames } from '../../../lib/texts/messages/messages.ts'
import { useDialogPages } from '../../staff/useCollection.ts'

/** The people of a message, and what became of each. */
export function Deliveries({ row, close }: { row: Message; close: () => void }) {
  const list = useDialogPages(useMemo(() => deliveryCalls(row.id).list, [row.id]))
  return (
    <Dialog title={row.subject} close={close}>
      <div className="grid gap-4">
        <p className="whitespace-pre-line">{row.text}</p>
        <ListSection
          title="Recipients"
          list={list}
          search="Search people..."
          empty="No recipients"
          why="Each person to whom the message goes is here, and by which way."
          columns={columns}
          filters={<ListFilter list={list} label="Status" options={states} />}
        />
      </div>
    </Dialog>
  )
}

const states = [['', 'All'], ...Object.entries(deliveryStateNames)] as const

const columns: readonly Column<Delivery>[] = [
  {
    title: 'Person',
    cell: ({ person, channel, turn }) => (
      <Titled title={person}>
        {deliveredBy[channel as 'sms'] ?? channel}
        {turn > 1 && ', second try'}
      </Titled>
    ),
  },
  {
    title: 'Status',
    cell: ({ state, why }) => (
      <>
        {deliveryStateNames[state as 'sent'] ?? state}
        {why && <span className="block text-ink-soft">{why}</span>}
      </>
    ),
  },
]
