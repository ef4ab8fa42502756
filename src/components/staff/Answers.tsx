import type { LeaderMessage } from '../../lib/contract/groups/leader-message.ts'
import { shownTelephone } from '../../lib/text/phone.ts'
import { digitsOf, mailTo } from './person-words.ts'

type Props = { to: Pick<LeaderMessage, 'user_name' | 'email' | 'telephone'>; subject: string }

/** Links to answer by e-mail, telephone and WhatsApp, as far as the user may see the contact details. */
export function Answers({ to: { user_name, email, telephone }, subject }: Props) {
  const number = digitsOf(telephone)
  if (!email && !number)
    return (
      <p className="notice">
        {user_name} shows neither a telephone number nor an e-mail address to leaders. The church office can
        reach them.
      </p>
    )
  return (
    <p className="flex flex-wrap gap-3">
      {number && (
        <a className="btn btn-primary" href={`tel:${number}`}>
          Call {shownTelephone(telephone)}
        </a>
      )}
      {number.startsWith('+') && (
        <a className="btn" href={`https://wa.me/${number.slice(1)}`} target="_blank" rel="noopener">
          WhatsApp<span className="sr-only"> (opens in a new tab)</span>
        </a>
      )}
      {email && (
        <a className="btn" href={mailTo(email, subject)}>
          Answer by e-mail
        </a>
      )}
    </p>
  )
}
