import { lazy, Suspense, useEffect, useState } from 'react'
import { LinkNotice } from '../../components/staff/LinkNotice.tsx'
import { WhatNeedsYou } from '../../components/staff/WhatNeedsYou.tsx'
import { readToDos } from '../../lib/api/settings/statistics.ts'
import { logUnlessUnknown } from '../../lib/api/unknown-call.ts'
import type { ToDosAnswer } from '../../lib/contract/settings/statistics.ts'
import { formatCount } from '../../lib/text/format-count.ts'
import { budgetWords } from '../../lib/text-budgets.ts'
import { formatDay } from '../../lib/time/dates.ts'
import { SwitchedOff } from './SwitchedOff.tsx'

const PaymentDetails = lazy(() =>
  import('./PaymentDetails.tsx').then((part) => ({ default: part.PaymentDetails })),
)

type Count = 'testimonies' | 'pages' | 'messages' | 'people' | 'without_fellowship' | 'errors'

/** The words for one and for more of what waits, the section where it is done, and the link to it. */
const kinds: readonly [count: Count, one: string, more: string, section: string, act: string][] = [
  [
    'testimonies',
    'testimony waits for approval',
    'testimonies wait for approval',
    'testimonies?status=pending',
    'Read',
  ],
  ['pages', 'page waits to be published', 'pages wait to be published', 'pages', 'Review'],
  ['messages', 'new message', 'new messages', 'messages', 'Read'],
  [
    'people',
    'request of a leader about a person',
    'requests of leaders about people',
    'fellowships',
    'Answer',
  ],
  [
    'without_fellowship',
    'member has no fellowship',
    'members have no fellowship',
    'users?fellowship=none&role=user',
    'See members',
  ],
  [
    'errors',
    'error in the system log since yesterday',
    'errors in the system log since yesterday',
    'logs?status=error',
    'See log',
  ],
]

/** What waits for the super admin, before any counts; nothing with a backend that does not know the call. */
export function ToDos() {
  const [toDos, setToDos] = useState<ToDosAnswer>()
  useEffect(() => {
    readToDos().then(setToDos, logUnlessUnknown)
  }, [])
  if (!toDos) return null
  const waiting = kinds.filter(([count]) => toDos[count] > 0)
  const { missing_reports: missing, missing_reports_count: meetings } = toDos
  return (
    <WhatNeedsYou
      below={
        <>
          <p className={toDos.backup_late ? 'notice notice-warning' : 'hint'}>{backupWords(toDos)}</p>
          <SwitchedOff off={toDos.off} />
        </>
      }
    >
      {toDos.payment_details > 0 && (
        <Suspense fallback={<div className="skeleton min-h-40" />}>
          <PaymentDetails />
        </Suspense>
      )}
      {waiting.map(([count, one, more, section, act]) => (
        <LinkNotice key={count} href={`#${section}`} act={act} of={more}>
          <strong>{formatCount(toDos[count])}</strong> {toDos[count] === 1 ? one : more}
        </LinkNotice>
      ))}
      {toDos.texts.map(({ budget, period, spent, ceiling }) => (
        <LinkNotice key={budget + period} href="#settings" act="See settings" of={budgetWords[budget]}>
          {budgetWords[budget]}: <strong>{Math.floor((100 * spent) / ceiling)} %</strong> of what they may
          cost {period.length > 7 ? 'today' : 'this month'} is spent
        </LinkNotice>
      ))}
      {toDos.inbox > 0 && (
        <LinkNotice href="/inbox#mine" act="Open the inbox" of="what people wrote">
          <strong>{formatCount(toDos.inbox)}</strong>{' '}
          {toDos.inbox === 1 ? 'conversation is' : 'conversations are'} yours to answer
        </LinkNotice>
      )}
      {meetings > 0 && (
        <LinkNotice href="#fellowships" act="See fellowships" of="meetings without marks">
          <strong>{formatCount(meetings)}</strong> {meetings === 1 ? 'meeting has' : 'meetings have'} no marks
          yet:{' '}
          {missing
            .map(({ fellowship, leader, date }) => `${fellowship}, ${formatDay(date)} (${leader})`)
            .join('; ')}
          {meetings > missing.length && ' and more'}
        </LinkNotice>
      )}
    </WhatNeedsYou>
  )
}

function backupWords({ backup_at, backup_late }: ToDosAnswer): string {
  if (!backup_at) return 'No backup has been made here yet.'
  const made = `The newest backup is of ${formatDay(backup_at)}.`
  return backup_late
    ? `${made} One is made each day: ask whoever runs this server why none was made since.`
    : made
}
