/** How somebody is reached; a long e-mail address breaks before its @ (spec 2 §2). */
export function Contact({ email, telephone }: { email: string; telephone: string }) {
  const [name, host] = email.split('@')
  return (
    <span className="staff-contact">
      {host ? (
        <>
          {name}
          <wbr />@{host}
        </>
      ) : (
        email || 'No email'
      )}
      <br />
      <span className="text-ink-soft">{telephone || 'No phone'}</span>
    </span>
  )
}
