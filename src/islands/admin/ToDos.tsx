import { lazy, Suspense, useEffect, useState } from 'react'
import { LinkNotice } from '../../components/staff/LinkNotice.tsx'
import { WhatNeedsYou } from '../../components/staff/WhatNeedsYou.tsx'
import { readToDos } from '../../lib/api/settings/statistics.ts'
import { logUnlessUnknown } from '../../lib/api/unknown-call.ts'
import type { ToDosAnswer } from '../../lib/contract/settings/statistics.ts'
import { formatCount } from '../../lib/text/format-count.ts'
import { budgetWords } from '../../lib/text-budgets.ts'
import { shownDay } from '../../lib/words/shown-day.ts'
import { adminWords } from './messages.ts'
import { SwitchedOff } from './SwitchedOff.tsx'

const PaymentDetails = lazy(() =>
  import('./PaymentDetails.tsx').then((part) => ({ default: part.PaymentDetails })),
)

type Count = 'testimonies' | 'pages' | 'messages' | 'people' | 'without_fellowship' | 'errors'

type Kind = { count: Count; words: (count: number) => string; of: string; section: string; act: string }

/** The words of what waits, the section where it is done, and the link to it. */
const kinds = (): readonly Kind[] => [
  {
    count: 'testimonies',
    words: (count) => adminWords.testimonyWaits({ count }),
    of: adminWords.testimoniesWait,
    section: 'testimonies?status=pending',
    act: adminWords.read,
  },
  {
    count: 'pages',
    words: (count) => adminWords.pageWaits({ count }),
    of: adminWords.pagesWait,
    section: 'pages',
    act: adminWords.review,
  },
  {
    count: 'messages',
    words: (count) => adminWords.newMessage({ count }),
    of: adminWords.newMessages,
    section: 'messages',
    act: adminWords.read,
  },
  {
    count: 'people',
    words: (count) => adminWords.leaderAsks({ count }),
    of: adminWords.leadersAsk,
    section: 'fellowships',
    act: adminWords.answer,
  },
  {
    count: 'without_fellowship',
    words: (count) => adminWords.hasNoFellowship({ count }),
    of: adminWords.haveNoFellowship,
    section: 'users?fellowship=none&role=user',
    act: adminWords.seeMembers,
  },
  {
    count: 'errors',
    words: (count) => adminWords.errorInLog({ count }),
    of: adminWords.errorsInLog,
    section: 'logs?status=error',
    act: adminWords.seeLog,
  },
]

/** What waits for the super admin, before any counts; nothing with a backend that does not know the call. */
export function ToDos() {
  const [toDos, setToDos] = useState<ToDosAnswer>()
  useEffect(() => {
    readToDos().then(setToDos, logUnlessUnknown)
  }, [])
  if (!toDos) return null
  const waiting = kinds().filter(({ count }) => toDos[count] > 0)
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
      {waiting.map(({ count, words, of, section, act }) => (
        <LinkNotice key={count} href={`#${section}`} act={act} of={of}>
          <strong>{formatCount(toDos[count])}</strong> {words(toDos[count])}
        </LinkNotice>
      ))}
      {toDos.texts.map(({ budget, period, spent, ceiling }) => (
        <LinkNotice
          key={budget + period}
          href="#settings"
          act={adminWords.seeSettings}
          of={budgetWords[budget]}
        >
          <Spent
            what={budgetWords[budget]}
            percent={Math.floor((100 * spent) / ceiling)}
            isToday={period.length > 7}
          />
        </LinkNotice>
      ))}
      {toDos.inbox > 0 && (
        <LinkNotice href="/inbox#mine" act={adminWords.openInbox} of={adminWords.whatPeopleWrote}>
          <strong>{formatCount(toDos.inbox)}</strong> {adminWords.yoursToAnswer({ count: toDos.inbox })}
        </LinkNotice>
      )}
      {meetings > 0 && (
        <LinkNotice href="#fellowships" act={adminWords.seeFellowships} of={adminWords.meetingsWithoutMarks}>
          <strong>{formatCount(meetings)}</strong> {adminWords.noMarksYet({ count: meetings })}{' '}
          {missing
            .map(({ fellowship, leader, date }) => `${fellowship}, ${shownDay(date)} (${leader})`)
            .join('; ')}
          {meetings > missing.length && adminWords.andMore}
        </LinkNotice>
      )}
    </WhatNeedsYou>
  )
}

type SpentProps = { what: string; percent: number; isToday: boolean }

const Spent = ({ what, percent, isToday }: SpentProps) =>
  isToday ? (
    <>
      {adminWords.whatPercentOfWhat({ what, percent })[0]}
      <strong>{adminWords.whatPercentOfWhat({ what, percent })[1]}</strong>
      {adminWords.whatPercentOfWhat({ what, percent })[2]}
    </>
  ) : (
    <>
      {adminWords.whatPercentOfWhat2({ what, percent })[0]}
      <strong>{adminWords.whatPercentOfWhat2({ what, percent })[1]}</strong>
      {adminWords.whatPercentOfWhat2({ what, percent })[2]}
    </>
  )

function backupWords({ backup_at, backup_late }: ToDosAnswer): string {
  if (!backup_at) return adminWords.noBackupHasBeen
  const made = adminWords.newestBackupIsOf({ day: shownDay(backup_at) })
  return backup_late ? adminWords.madeOneIsMade({ made }) : made
}
