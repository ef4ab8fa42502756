import { RowName } from './lists/RowName.tsx'

/** Who wrote a message, and whether it is new. */
export function Sender({ name, isRead }: { name: string; isRead: boolean }) {
  if (isRead) return <RowName>{name}</RowName>
  return (
    <>
      <RowName>{name}</RowName> <span className="badge badge-indigo">New</span>
    </>
  )
}
