import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { isUnknownElsewhere } from '../../lib/api/unknown-call.ts'
import { adminTexts } from '../../lib/texts/settings/admin.ts'
import { type Edit, optimisticEdits } from '../../stores/optimistic-edits.ts'
import { reportFailure } from './report-failure.ts'

export type Call<Data> = () => Promise<Data>

/**
 * What one call answers; undefined until it is loaded. After a failed reload the previous answer stays. Nothing is called
 * before `fetchIt` or `reload` is. `load` may be undefined as long as it is not known what to call. `first` is shown until it is loaded.
 */
export function useLoaded<Data>(
  load: Call<Data> | undefined,
  notLoaded: string = adminTexts.notLoaded,
  first?: Data,
) {
  const [{ $shown, edit, ...edits }] = useState(() => optimisticEdits<Data>(first))
  const [loading, setLoading] = useState(true)
  /** False when another backend does not know the call. */
  const [isHere, setIsHere] = useState(true)

  /** Throws ApiError. */
  const fetchIt = useCallback(async (): Promise<void> => {
    if (!load) return
    setLoading(true)
    let isLatest = true
    try {
      isLatest = await edits.load(load)
    } finally {
      if (isLatest) setLoading(false)
    }
  }, [edits.load, load])

  const reload = useCallback(
    () =>
      fetchIt().catch((error: unknown) => {
        if (isUnknownElsewhere(error)) setIsHere(false)
        else reportFailure(error, notLoaded)
      }),
    [fetchIt, notLoaded],
  )

  const latest = useRef(reload)
  useEffect(() => {
    latest.current = reload
  }, [reload])

  /** What was asked for while the write was under way may lack it, so it is loaded again. */
  async function act<Answer>(one: Edit<Data>, call: Call<Answer>): Promise<Answer> {
    const before = latest.current
    const answer = await edits.act(one, call)
    if (latest.current !== before) void latest.current()
    return answer
  }

  return { data: useStore($shown), isHere, loading, fetchIt, reload, edit, act }
}

/** Loads it when its section is opened. */
export function useOnOpen<Loaded extends { reload: () => Promise<void> }>(loaded: Loaded): Loaded {
  const { reload } = loaded
  useEffect(() => void reload(), [reload])
  return loaded
}

/** Makes several calls at once. Reports the first failure only. */
export async function fetchAll(calls: readonly Call<void>[], notLoaded: string): Promise<void> {
  const answers = await Promise.allSettled(calls.map((call) => call()))
  const failed = answers.find((answer) => answer.status === 'rejected')
  if (failed) reportFailure(failed.reason, notLoaded)
}
