import type { WholeConversationAnswer } from '../../../lib/contract/care/inbox.ts'
import { deliveredBy, deliveryStateNames } from '../../../lib/texts/messages/messages.ts'
import { actWords, momentWords, otherWords } from './conversation-words.ts'
import { inboxWords } from './messages.ts'

type Entry = WholeConversationAnswer['entries'][number]

/** What was written and done, in order. */
export function Entries({ entries, name }: { entries: readonly Entry[]; name: string }) {
  return (
    <ol className="grid grid-cols-1 gap-3" aria-label={inboxWords.whatWasWritten}>
      {entries.map((entry) => (
        <Line key={entry.id} entry={entry} name={name} />
      ))}
    </ol>
  )
}

function Line({ entry, name }: { entry: Entry; name: string }) {
  const { at, kind, by, text, channel, delivery, writer } = entry
  if (kind !== 'written' && kind !== 'answered' && kind !== 'noted')
    return (
      <li className="hint break-words">
        {actWords(kind, by, text)}, {momentWords(at)}
      </li>
    )
  const isOurs = kind !== 'written'
  const went = [deliveredBy[channel as 'sms'], deliveryStateNames[delivery as 'sent']?.toLowerCase()]
  const how = kind === 'noted' ? [inboxWords.answeredElsewhere] : went
  return (
    <li className={`inbox-entry card grid gap-2 p-4 ${isOurs ? 'inbox-entry-ours' : ''}`}>
      <p className="break-words whitespace-pre-line">{text}</p>
      <p className="hint">
        {[isOurs ? by : writer?.name || name, momentWords(at), ...(isOurs ? how : [])]
          .filter(Boolean)
          .join(', ')}
      </p>
      {writer && (
        <p className={`break-words ${writer.doubt ? 'notice notice-warning' : 'hint'}`}>
          {otherWords[writer.doubt]}{' '}
          {inboxWords.givenHere({ contacts: [writer.telephone, writer.email].filter(Boolean).join(', ') })}
        </p>
      )}
    </li>
  )
}
