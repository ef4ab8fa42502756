import { call } from '../../../lib/api/call.ts'
import { readInboxCounts } from '../../../lib/contract/care/calls/inbox.ts'
import type { InboxCountsAnswer } from '../../../lib/contract/care/inbox.ts'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { hoursWords, sourceNames } from './conversation-words.ts'
import { inboxWords } from './messages.ts'

const loadInboxCounts = () => call(readInboxCounts)

/** How much is open and waits, and how soon people are answered, in plain words; by source and by person where it is opened. */
export function InboxCounts() {
  const { data: counts } = useOnOpen(useLoaded(loadInboxCounts))
  if (!counts) return <p className="skeleton min-h-12" aria-hidden="true" />
  const { sources, holders } = counts
  return (
    <section className="grid gap-2" aria-label={inboxWords.summary}>
      <p>{inWords(counts)}</p>
      {sources.length > 0 && (
        <details>
          <summary className="min-h-11 content-center">{inboxWords.byKindByPerson}</summary>
          <dl className="facts">
            {sources.map((one) => (
              <Fact key={one.source} name={sourceNames[one.source]} counts={one} />
            ))}
            {holders.map((one) => (
              <Fact
                key={one.account ?? 0}
                name={one.account === null ? 'Nobody yet' : one.name || 'A deleted account'}
                counts={one}
              />
            ))}
          </dl>
        </details>
      )}
    </section>
  )
}

type Counts = Pick<InboxCountsAnswer, 'open' | 'waiting' | 'closed' | 'median_hours'>

function inWords({ open, waiting, closed, median_hours }: Counts): string {
  const opened = open === 1 ? 'One conversation is open' : `${open || 'No'} conversations are open`
  const waits =
    waiting > 0 &&
    `${waiting === 1 ? 'one waits' : `${waiting} wait`} for longer than two days, without anybody`
  const ended =
    closed > 1
      ? `${closed} were closed this month.`
      : `${closed === 1 ? 'One' : 'None'} was closed this month.`
  const soon = median_hours !== null && `Half of the first answers came within ${hoursWords(median_hours)}.`
  return [`${[opened, waits].filter(Boolean).join(', and ')}.`, ended, soon].filter(Boolean).join(' ')
}

function Fact({ name, counts }: { name: string; counts: Counts }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {counts.open} open, {counts.waiting} waiting, {counts.closed} closed
        {counts.median_hours !== null && `, answered within ${hoursWords(counts.median_hours)}`}
      </dd>
    </div>
  )
}
