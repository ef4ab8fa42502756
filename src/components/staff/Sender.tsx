/** Who wrote a message, and whether it is new. */
export function Sender({ name, isRead }: { name: string; isRead: boolean }) {
  if (isRead) return name
  return (
    <>
      <strong>{name}</strong> <span className="badge badge-indigo">New</span>
    </>
  )
}
