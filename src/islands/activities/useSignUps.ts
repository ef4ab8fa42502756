import { useCallback, useEffect, useState } from 'react'
import { listActivities, listMyActivities } from '../../lib/api/activities.ts'
import { signUpFor, takeBackSignUp, whyRefused } from '../../lib/api/extensions.ts'
import type { Activity } from '../../lib/contract/activity.ts'
import { notify } from '../../stores/toasts.ts'

/** What the member signed up for: null with a place, else where they stand on the waiting list. */
type Mine = ReadonlyMap<string, number | null>

/** The member's sign-ups and how full each activity is; `mine` is undefined until they have come. */
export function useSignUps() {
  const [mine, setMine] = useState<Mine>()
  const [all, setAll] = useState<readonly Activity[]>([])

  const load = useCallback(async (): Promise<Mine> => {
    // A backend may know sign-ups and no places.
    listActivities().then(setAll, console.error)
    const found = new Map((await listMyActivities()).map(({ activity, position }) => [activity, position]))
    setMine(found)
    return found
  }, [])

  // Before a backend that knows no sign-ups they stay on this page.
  useEffect(() => {
    load().catch((error: unknown) => {
      console.error(error)
      setMine(new Map())
    })
  }, [load])

  const fullness = (slug: string) => all.find((one) => one.slug === slug)
  const isFull = (slug: string) => {
    const { places = null, taken = 0, waiting = 0 } = fullness(slug) ?? {}
    return places !== null && taken + waiting >= places
  }

  async function takePlace(slug: string, title: string): Promise<void> {
    const before = mine
    if (!isFull(slug)) {
      setMine(new Map(before).set(slug, null))
      notify.success(`You are signed up for ${title}`)
    }
    try {
      await signUpFor(slug)
    } catch (error) {
      setMine(before)
      notify.error(whyRefused(error))
      return
    }
    const position = (await load().catch(() => undefined))?.get(slug)
    if (position) notify.success(`You are on the waiting list, place ${position}`)
  }

  async function giveBack(slug: string, title: string): Promise<void> {
    const before = mine
    setMine(new Map([...(before ?? [])].filter(([one]) => one !== slug)))
    notify.success(
      before?.get(slug)
        ? `You are off the waiting list for ${title}`
        : `Your place in ${title} is free again`,
    )
    try {
      await takeBackSignUp(slug)
      await load().catch(console.error)
    } catch (error) {
      setMine(before)
      notify.error(whyRefused(error))
    }
  }

  return { mine, fullness, isFull, takePlace, giveBack }
}
