import { useMemo } from 'react'
import { ListFilter } from '../../../components/staff/lists/ListFilter.tsx'
import { ListSection } from '../../../components/staff/lists/ListSection.tsx'
import type { Column } from '../../../components/staff/lists/list.ts'
import { Titled } from '../../../components/staff/Titled.tsx'
import { Dialog } from '../../../components/ui/Dialog.tsx'
import { deliveryCalls } from '../../../lib/api/messages/messages.ts'
import type { Delivery, Message } from '../../../lib/contract/messages/message.ts'
import { deliveredBy, deliveryStateNames } from '../../../lib/texts/messages/messages.ts'
import { listWords } from '../../staff/lists/messages.ts'
import { useDialogPages } from '../../staff/useCollection.ts'
import { sendWords } from './messages.ts'

/** The people of a message, and what became of each. */
export function Deliveries({ row, close }: { row: Message; close: () => void }) {
  const list = useDialogPages(useMemo(() => deliveryCalls(row.id).list, [row.id]))
  return (
    <Dialog title={row.subject} close={close}>
      <div className="grid gap-4">
        <p className="whitespace-pre-line">{row.text}</p>
        <ListSection
          title={sendWords.recipients}
          list={list}
          search={sendWords.searchPeople}
          empty={sendWords.noRecipients}
          why={sendWords.eachPersonToWhom}
          columns={columns()}
          filters={<ListFilter list={list} label={listWords.status} options={states()} />}
        />
      </div>
    </Dialog>
  )
}

const states = () => [['', sendWords.all], ...Object.entries(deliveryStateNames)] as const

const columns = (): readonly Column<Delivery>[] => [
  {
    title: sendWords.person,
    cell: ({ person, channel, turn }) => (
      <Titled title={person}>
        {deliveredBy[channel as 'sms'] ?? channel}
        {turn > 1 && sendWords.secondTry}
      </Titled>
    ),
  },
  {
    title: listWords.status,
    cell: ({ state, why }) => (
      <>
        {deliveryStateNames[state as 'sent'] ?? state}
        {why && <span className="block text-ink-soft">{why}</span>}
      </>
    ),
  },
]
