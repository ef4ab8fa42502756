import type { LeaderMessage } from '../../lib/contract/groups/leader-message.ts'
import { shownTelephone } from '../../lib/text/phone.ts'
import { staffPartWords } from './messages.ts'
import { digitsOf, mailTo } from './person-words.ts'

type Props = { to: Pick<LeaderMessage, 'user_name' | 'email' | 'telephone'>; subject: string }

/** Links to answer by e-mail, telephone and WhatsApp, as far as the user may see the contact details. */
export function Answers({ to: { user_name, email, telephone }, subject }: Props) {
  const number = digitsOf(telephone)
  if (!email && !number) return <p className="notice">{staffPartWords.noContact({ name: user_name })}</p>
  return (
    <p className="flex flex-wrap gap-3">
      {number && (
        <a className="btn btn-primary" href={`tel:${number}`}>
          {staffPartWords.call({ number: shownTelephone(telephone) })}
        </a>
      )}
      {number.startsWith('+') && (
        <a className="btn" href={`https://wa.me/${number.slice(1)}`} target="_blank" rel="noopener">
          {staffPartWords.whatsApp[0]}
          <span className="sr-only">{staffPartWords.whatsApp[1]}</span>
        </a>
      )}
      {email && (
        <a className="btn" href={mailTo(email, subject)}>
          {staffPartWords.answerByEmail}
        </a>
      )}
    </p>
  )
}
