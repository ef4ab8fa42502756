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
                name={one.account === null ? inboxWords.nobodyYet : one.name || inboxWords.deletedAccount}
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
  const opened = open > 0 ? inboxWords.areOpen({ count: open }) : inboxWords.noneOpen
  const waits = waiting > 0 ? inboxWords.openAndWaiting({ opened, count: waiting }) : `${opened}.`
  const ended = closed > 0 ? inboxWords.closedThisMonth({ count: closed }) : inboxWords.noneClosed
  const soon = median_hours !== null && inboxWords.halfWithin({ time: hoursWords(median_hours) })
  return [waits, ended, soon].filter(Boolean).join(' ')
}

const countWords = ({ open, waiting, closed, median_hours: hours }: Counts): string =>
  hours === null
    ? inboxWords.counts({ open, waiting, closed })
    : inboxWords.countsWithin({ open, waiting, closed, time: hoursWords(hours) })

function Fact({ name, counts }: { name: string; counts: Counts }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{countWords(counts)}</dd>
    </div>
  )
}
