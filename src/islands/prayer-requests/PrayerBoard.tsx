import { useEffect, useState } from 'react'
import { useHydrated } from '../../components/ui/useHydrated.ts'
import { writeQuery } from '../../components/ui/useQuery.ts'
import { listPrayerRequests } from '../../lib/api/prayer-requests.ts'
import type { PrayerRequest } from '../../lib/contract/prayer-request.ts'
import { prayerTexts } from '../../lib/messages/prayer-requests.ts'
import { notify } from '../../stores/toasts.ts'
import { useMember } from '../../stores/useMember.ts'
import { useOptimisticEdits } from '../../stores/useOptimisticEdits.ts'
import { PrayerForm } from './PrayerForm.tsx'
import { PrayerList } from './PrayerList.tsx'

type Props = {
  seed: readonly PrayerRequest[]
  /** The filter in the URL of the page request. */
  asked: string
}

/** The prayer request form and the list of requests (spec 1 §2, Prayer Requests). */
export function PrayerBoard({ seed, asked }: Props) {
  const awake = useHydrated()
  const { rows, load, edit, act } = useOptimisticEdits(seed, useMember()?.username)
  const [newest, setNewest] = useState<number>()

  // Reloads when the user signs in or out. If the call fails, the server-rendered rows stay (docs/decisions/0018).
  useEffect(() => {
    // The user is known only after hydration.
    if (!awake) return
    load(listPrayerRequests).catch((error: unknown) => {
      console.error(error)
      notify.error(prayerTexts.loadFailure)
    })
  }, [awake, load])

  // Moves the focus, and with it the viewport and the screen reader, to the new request.
  useEffect(() => {
    if (newest) document.getElementById(`prayer-${newest}`)?.focus()
  }, [newest])

  function add(request: PrayerRequest): void {
    edit((before) => [request, ...before.filter(({ id }) => id !== request.id)])
    writeQuery('show', '', { typed: true })
    setNewest(request.id)
  }

  return (
    <div className="prayer-board">
      <section className="card card-featured" id="ask" aria-labelledby="ask-title">
        <div className="kente" aria-hidden="true" />
        <h2 id="ask-title" className="mb-4 text-xl">
          Ask for prayer
        </h2>
        <PrayerForm onAdded={add} />
      </section>
      <PrayerList {...{ rows, act, asked }} />
    </div>
  )
}
