/** How somebody is reached, or that it is not known (spec 2 §2). */
export function Contact({ email, telephone }: { email: string; telephone: string }) {
  return (
    <span className="staff-contact">
      {email ? <Email of={email} /> : 'No email'}
      <br />
      <span className="text-ink-soft">{telephone || 'No phone'}</span>
    </span>
  )
}

/** A long address breaks before its @. */
export function Email({ of }: { of: string }) {
  const [name, host] = of.split('@')
  if (!host) return of
  return (
    <>
      {name}
      <wbr />@{host}
    </>
  )
}
