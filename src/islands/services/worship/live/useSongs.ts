import { useEffect, useState } from 'react'
import { call } from '../../../../lib/api/call.ts'
import { readSong } from '../../../../lib/contract/services/calls/songs.ts'
import type { PlanAnswer } from '../../../../lib/contract/services/plan.ts'
import type { SongAnswer } from '../../../../lib/contract/services/song.ts'
import { storedPlan, storePlan } from '../../../../lib/services/plans/stored-plans.ts'

/** The songs of a plan, as this phone keeps them, then from the server. Who may not read the library has none. */
export function useSongs(who: string, plan: PlanAnswer): readonly SongAnswer[] {
  const [songs, setSongs] = useState(() => storedPlan(who, plan.id)?.songs ?? [])
  const { id } = plan
  const wanted = [...new Set(plan.items.flatMap(({ song }) => song ?? []))].join(' ')
  useEffect(() => {
    if (wanted === '') return
    let isLatest = true
    const ids = wanted.split(' ').map(Number)
    void Promise.allSettled(ids.map((song) => call(readSong, { id: song }))).then((answers) => {
      const read = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
      if (!isLatest || read.length === 0) return
      setSongs(read)
      const kept = storedPlan(who, id)
      if (kept) storePlan(who, kept.plan, read)
    })
    return () => {
      isLatest = false
    }
  }, [who, id, wanted])
  return songs
}
