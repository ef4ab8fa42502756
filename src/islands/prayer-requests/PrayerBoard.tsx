import { useEffect, useState } from 'react'
import { useHydrated } from '../../components/form/useHydrated.ts'
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
  /** The filter that the page was asked for. */
  asked: string
}

/** Asking for prayer, and praying for who asked (spec 1 §2, Prayer Requests). */
export function PrayerBoard({ seed, asked }: Props) {
  const awake = useHydrated()
  const { rows, setAnswered, edit, act } = useOptimisticEdits(seed, useMember()?.username)
  const [newest, setNewest] = useState<number>()

  // Again for everybody who comes or goes. What the page came with stays when the call fails (docs/decisions/0018).
  useEffect(() => {
    // Who reads is known then.
    if (!awake) return
    listPrayerRequests().then(setAnswered, (error: unknown) => {
      console.error(error)
      notify.error(prayerTexts.loadFailure)
    })
  }, [awake, setAnswered])

  // The eye, and the screen reader, go where the new one stands.
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
