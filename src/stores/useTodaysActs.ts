import { useCallback, useEffect, useState } from 'react'
import { type DailyAct, readTodaysActs, writeTodaysActs } from '../lib/todays-acts.ts'

/** What `who` has done today, and how to note one more or to take one back after a refusal. */
export function useTodaysActs(act: DailyAct, who: string) {
  const [done, setDone] = useState<readonly number[]>([])
  useEffect(() => setDone(readTodaysActs(act, who)), [act, who])

  const change = useCallback(
    (by: (ids: readonly number[]) => readonly number[]) =>
      setDone((before) => {
        const after = by(before)
        writeTodaysActs(act, who, after)
        return after
      }),
    [act, who],
  )

  return {
    isDone: (id: number) => done.includes(id),
    note: (id: number) => change((ids) => [...ids, id]),
    takeBack: (id: number) => change((ids) => ids.filter((one) => one !== id)),
  }
}
