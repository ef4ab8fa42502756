import { useEffect, useState } from 'react'
import { type DailyAct, readTodaysActs, writeTodaysActs } from '../lib/services/todays-acts.ts'
import { today } from '../lib/time/today.ts'

/** The key contains the day: after midnight, yesterday's actions no longer match on a page that is still open. */
const keyOf = (id: number) => today() + id

/**
 * Today's actions of `who`, with functions to record one and to undo it after a refusal. Storage is reread before each
 * change, because other tabs write it too. Without storage the state lasts as long as the page.
 */
export function useTodaysActs(act: DailyAct, who: string) {
  const [done, setDone] = useState<readonly string[]>([])
  useEffect(() => setDone(readTodaysActs(act, who).map(keyOf)), [act, who])

  const change = (by: <Act>(all: readonly Act[], one: Act) => readonly Act[]) => (id: number) => {
    writeTodaysActs(act, who, by(readTodaysActs(act, who), id))
    setDone((before) => by(before, keyOf(id)))
  }

  return {
    isDone: (id: number) => done.includes(keyOf(id)),
    note: change((all, one) => [...all, one]),
    takeBack: change((all, one) => all.filter((other) => other !== one)),
  }
}
