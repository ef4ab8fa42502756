import { RowName } from './lists/RowName.tsx'
import { staffPartWords } from './messages.ts'

/** Who wrote a message, and whether it is new. */
export function Sender({ name, isRead }: { name: string; isRead: boolean }) {
  if (isRead) return <RowName>{name}</RowName>
  return (
    <>
      <RowName>{name}</RowName> <span className="badge badge-indigo">{staffPartWords.isNew}</span>
    </>
  )
}
