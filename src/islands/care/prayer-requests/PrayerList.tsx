import { useEffect, useState } from 'react'
import { FilterLinks } from '../../../components/ui/FilterLinks.tsx'
import { useHydrated } from '../../../components/ui/useHydrated.ts'
import { useMore } from '../../../components/ui/useMore.tsx'
import { useQuery, writeQuery } from '../../../components/ui/useQuery.ts'
import { listPrayerRequests, prayFor } from '../../../lib/api/care/prayer-requests.ts'
import type { PrayerRequest } from '../../../lib/contract/care/prayer-request.ts'
import { matches, readPrayerFilter } from '../../../lib/finding/find-prayer-requests.ts'
import { prayerTexts } from '../../../lib/texts/care/prayer-requests.ts'
import { listenToAdded } from '../../../stores/added-request.ts'
import { notify } from '../../../stores/toasts.ts'
import { useMember } from '../../../stores/useMember.ts'
import { editRow, useOptimisticEdits } from '../../../stores/useOptimisticEdits.ts'
import { useTodaysActs } from '../../../stores/useTodaysActs.ts'
import { prayerWords } from './messages.ts'
import { NoRequests } from './NoRequests.tsx'
import { PrayerCard } from './PrayerCard.tsx'

type Props = {
  seed: readonly PrayerRequest[]
  /** The filter in the URL of the page request. */
  initialFilter: string
}

/** The list of requests (spec 1 §2, Prayer Requests). An island of its own: the form hydrates before it. */
export function PrayerList({ seed, initialFilter }: Props) {
  const awake = useHydrated()
  const member = useMember()
  const { rows, load, edit, act } = useOptimisticEdits(seed, member?.username)
  const [newest, setNewest] = useState<number>()
  const filter = readPrayerFilter(useQuery('show', initialFilter))
  const { isDone, note, takeBack } = useTodaysActs('pray', member?.username ?? '')
  const matchingRows = rows.filter((row) => matches(row, filter))
  const { shown, more } = useMore(matchingRows)

  // Reloads when the user signs in or out. If the call fails, the server-rendered rows stay (docs/specification/settled.md).
  useEffect(() => {
    // The user is known only after hydration.
    if (!awake) return
    load(async () => (await listPrayerRequests()).rows).catch((error: unknown) => {
      console.error(error)
      notify.error(prayerTexts.loadFailure)
    })
  }, [awake, load])

  useEffect(
    () =>
      listenToAdded((added) => {
        edit((before) => [added, ...before.filter(({ id }) => id !== added.id)])
        writeQuery('show', '', { typed: true })
        setNewest(added.id)
      }),
    [edit],
  )

  // Moves the focus, and with it the viewport and the screen reader, to the new request.
  useEffect(() => {
    if (newest) document.getElementById(`prayer-${newest}`)?.focus()
  }, [newest])

  async function pray({ id, prayer_count }: PrayerRequest): Promise<void> {
    if (isDone(id)) return notify.success(prayerWords.prayedAlready)
    note(id)
    notify.success(prayerTexts.prayed)
    // A visitor's prayer is counted on this device only.
    if (!member) return
    const counted = editRow<PrayerRequest>(id, (row) => ({
      ...row,
      prayer_count: Math.max(row.prayer_count, prayer_count + 1),
    }))
    if (!(await act(counted, () => prayFor(id)))) takeBack(id)
  }

  async function answer({ id }: PrayerRequest): Promise<void> {
    const late = await import('./answer-request.ts')
    late.answerRequest(id, act)
  }

  return (
    <>
      <div className="list-head">
        <h2 id="requests" tabIndex={-1}>
          {prayerWords.heading}
        </h2>
        <p className="text-ink-soft" role="status">
          {prayerWords.requests({ count: matchingRows.length })}
        </p>
      </div>
      <FilterLinks label={prayerWords.show} name="show" options={filterNames()} chosen={filter} />
      {matchingRows.length === 0 && <NoRequests filter={filter} />}
      <ul className="grid gap-4">
        {shown.map((request) => (
          <PrayerCard
            key={request.id}
            request={request}
            prayers={request.prayer_count + (!member && isDone(request.id) ? 1 : 0)}
            prayed={isDone(request.id)}
            onPray={awake ? () => pray(request) : undefined}
            onAnswered={member && request.may_answer !== false ? () => answer(request) : undefined}
          />
        ))}
      </ul>
      {more}
    </>
  )
}

const filterNames = () =>
  [
    ['', prayerWords.all],
    ['active', prayerWords.active],
    ['answered', prayerWords.answered],
  ] as const
