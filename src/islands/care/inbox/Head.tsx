import { Reach } from '../../../components/staff/Contact.tsx'
import type { WholeConversationAnswer } from '../../../lib/contract/care/inbox.ts'
import { doubtWords, sourceNames } from './conversation-words.ts'
import { inboxWords } from './messages.ts'

type Props = { conversation: WholeConversationAnswer; isOpen: boolean }

/** Who writes, with what of it is confirmed, and what stands elsewhere under the same number or address. */
export function Head({ conversation, isOpen }: Props) {
  const { name, subject, source, fellowship, about, assigned_name, is_waiting, doubt } = conversation
  return (
    <header className="grid gap-2">
      <h2 className="flex flex-wrap items-center gap-3 break-words" id="who-wrote" tabIndex={-1}>
        {name || inboxWords.somebody}
        {is_waiting && isOpen && <span className="badge badge-gold">{inboxWords.waits}</span>}
        {!isOpen && <span className="badge badge-forest">{inboxWords.closed}</span>}
      </h2>
      <p className="hint">
        {[
          conversation.by_whatsapp ? inboxWords.byWhatsApp : sourceNames[source],
          fellowship,
          source === 'office' && !conversation.by_whatsapp ? subject : '',
          about && `“${about}”`,
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
      <p>{assigned_name ? inboxWords.answersIt({ name: assigned_name }) : inboxWords.nobodyHasTakenYet}</p>
      <Contacts conversation={conversation} />
      {doubt && <p className="notice notice-warning">{doubtWords[doubt]}</p>}
      {conversation.others.length > 0 && (
        <p className="break-words">
          {inboxWords.sameContact}{' '}
          {conversation.others.map(({ id, name: other, state }, at) => (
            <span key={id}>
              {at > 0 && ', '}
              <a className="inline-flex min-h-11 items-center" href={`#conversation-${id}`}>
                {other || inboxWords.somebody}
                {state === 'closed' && ` (${inboxWords.closedInside})`}
              </a>
            </span>
          ))}
        </p>
      )}
    </header>
  )
}

function Contacts({ conversation }: Pick<Props, 'conversation'>) {
  const { name, telephone, email, telephone_confirmed, email_confirmed } = conversation
  if (!telephone && !email) return null
  return (
    <div className="flex flex-wrap items-center gap-3">
      {telephone && <Reach name={name} telephone={telephone} />}
      {telephone && (
        <span>
          {telephone} <Confirmed is={telephone_confirmed} />
        </span>
      )}
      {email && (
        <span>
          <a className="inline-flex min-h-11 items-center break-all" href={`mailto:${email}`}>
            {email}
          </a>{' '}
          <Confirmed is={email_confirmed} />
        </span>
      )}
    </div>
  )
}

const Confirmed = ({ is }: { is: boolean }) => (
  <span className="hint">{is ? inboxWords.confirmed : inboxWords.notConfirmed}</span>
)
