import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { signUpFor, withdrawSignUp } from '../../../lib/api/groups/activities.ts'
import { dropChosenActivity, readChosenActivity } from '../../../lib/browser/chosen-activity.ts'
import type { Activity } from '../../../lib/contract/groups/activity.ts'
import { listActivities, listMyActivities } from '../../../lib/contract/groups/calls/activities.ts'
import { isFull as leavesNone } from '../../../lib/services/places-left.ts'
import { notify } from '../../../stores/toasts.ts'
import { youthWords } from './messages.ts'

/** The member's sign-ups by activity: null for a place, else the position on the waiting list. */
type Mine = ReadonlyMap<string, number | null>

/** The member's sign-ups, and the places of each activity. `mine` is undefined until the sign-ups are loaded. */
export function useSignUps(activities: readonly { slug: string; title: string }[]) {
  const [mine, setMine] = useState<Mine>()
  const [all, setAll] = useState<readonly Activity[]>()

  const load = useCallback(async (): Promise<Mine> => {
    // A backend may support sign-ups but not places: this call may fail.
    call(listActivities).then(setAll, console.error)
    const signUps = new Map(
      (await call(listMyActivities)).map(({ activity, position }) => [activity, position]),
    )
    setMine(signUps)
    return signUps
  }, [])

  // With a backend that does not support sign-ups, they are kept on this page only.
  useEffect(() => {
    load().catch((error: unknown) => {
      console.error(error)
      setMine(new Map())
    })
  }, [load])

  const fullness = (slug: string) => all?.find((one) => one.slug === slug)
  const isFull = (slug: string) => {
    const filling = fullness(slug)
    return filling !== undefined && leavesNone(filling)
  }

  async function takePlace(slug: string, title: string): Promise<void> {
    const before = mine
    if (!isFull(slug)) {
      setMine(new Map(before).set(slug, null))
      notify.success(youthWords.toastSignedUp({ title }))
    }
    try {
      await signUpFor(slug)
    } catch (error) {
      setMine(before)
      notify.error(whyRefused(error))
      return
    }
    const position = (await load().catch(() => undefined))?.get(slug)
    if (position) notify.success(youthWords.toastWaits({ position }))
  }

  // What was chosen before the login. Where no place is left, the member decides about the waiting list.
  const chosen = useEffectEvent(() => {
    const slug = readChosenActivity()
    dropChosenActivity()
    const activity = activities.find((one) => one.slug === slug)
    if (activity && !mine?.has(activity.slug) && !isFull(activity.slug))
      void takePlace(activity.slug, activity.title)
  })
  const isReady = mine !== undefined && all !== undefined
  useEffect(() => {
    if (isReady) chosen()
  }, [isReady])

  async function giveBack(slug: string, title: string): Promise<void> {
    const before = mine
    setMine(new Map([...(before ?? [])].filter(([one]) => one !== slug)))
    notify.success(before?.get(slug) ? youthWords.toastLeft({ title }) : youthWords.toastFree({ title }))
    try {
      await withdrawSignUp(slug)
      await load().catch(console.error)
    } catch (error) {
      setMine(before)
      notify.error(whyRefused(error))
    }
  }

  return { mine, fullness, isFull, takePlace, giveBack }
}
