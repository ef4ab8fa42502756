import { shownTelephone } from '../../lib/phone.ts'

/** The e-mail address and telephone number, or the texts for missing ones (spec 2 §2). */
export function Contact({ email, telephone }: { email: string; telephone: string }) {
  return (
    <span className="staff-contact">
      {email ? <Email of={email} /> : 'No email'}
      <br />
      <span className="text-ink-soft">{shownTelephone(telephone) || 'No phone'}</span>
    </span>
  )
}

/** Allows a line break before the @ of a long address. */
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
