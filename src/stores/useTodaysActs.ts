import { useEffect, useState } from 'react'
import { today } from '../lib/contract/base.ts'
import { type DailyAct, readTodaysActs, writeTodaysActs } from '../lib/todays-acts.ts'

/** Midnight passes while a page stands open: what was done yesterday has another key. */
const keyOf = (id: number) => today() + id

/**
 * What `who` has done today, and how to note one more or to take one back after a refusal. Storage is read anew before
 * each change, for other tabs write there too; without storage this page remembers.
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
