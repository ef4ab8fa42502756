import { useCallback, useEffect, useState } from 'react'
import { ApiError, whyRefused } from '../../../lib/api/api-error.ts'
import { giveBackPlace, readEvent, readPlaces, takePlace } from '../../../lib/api/services/event-signups.ts'
import type { ChurchEvent } from '../../../lib/contract/services/event.ts'
import type { EventPlaces } from '../../../lib/contract/services/event-signup.ts'
import { notify } from '../../../stores/toasts.ts'
import { eventSignUpWords } from './messages.ts'

type Loaded =
  | { state: 'loading' | 'failed' | 'gone' }
  | { state: 'here'; event: ChurchEvent; places: EventPlaces }

/** The event that the page's address names, how full it is, and the member's own sign-up. */
export function useEventSignUp() {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' })
  const [busy, setBusy] = useState(false)

  const load = useCallback(async (): Promise<EventPlaces | undefined> => {
    const id = Number(new URLSearchParams(location.search).get('event'))
    if (!(Number.isSafeInteger(id) && id > 0)) {
      setLoaded({ state: 'gone' })
      return undefined
    }
    const [event, places] = await Promise.all([readEvent(id), readPlaces(id)])
    setLoaded({ state: 'here', event, places })
    return places
  }, [])

  useEffect(() => {
    load().catch((error: unknown) =>
      setLoaded({ state: error instanceof ApiError && error.status === 404 ? 'gone' : 'failed' }),
    )
  }, [load])

  async function act(call: () => Promise<void>, toastOf: (now: EventPlaces | undefined) => string) {
    setBusy(true)
    try {
      await call()
      notify.success(toastOf(await load().catch(() => undefined)))
    } catch (error) {
      notify.error(whyRefused(error))
      await load().catch(console.error)
    }
    setBusy(false)
  }

  const signUp = ({ id, title }: ChurchEvent) =>
    act(
      () => takePlace(id),
      (now) =>
        now?.position
          ? eventSignUpWords.toastWaits({ position: now.position })
          : eventSignUpWords.toastSignedUp({ title }),
    )

  const giveBack = ({ id, title }: ChurchEvent, position: number | null) =>
    act(
      () => giveBackPlace(id),
      () =>
        position === null ? eventSignUpWords.toastFree({ title }) : eventSignUpWords.toastLeft({ title }),
    )

  return { loaded, busy, signUp, giveBack }
}
