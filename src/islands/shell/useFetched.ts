import { type ComponentType, useCallback, useState } from 'react'
import { notify } from '../../stores/toasts.ts'
import { frameWords } from './messages.ts'

type Fetched<Props> = ComponentType<Props> | 'fetching' | 'failed' | undefined

/**
 * A component whose code is loaded on request, so that users who do not need it do not download it. If loading fails, a
 * toast says so, and the user can retry.
 */
export function useFetched<Props>(fetchIt: () => Promise<ComponentType<Props>>) {
  const [fetched, setFetched] = useState<Fetched<Props>>()

  const show = useCallback(async () => {
    setFetched('fetching')
    try {
      const component = await fetchIt()
      setFetched(() => component)
    } catch (error) {
      console.error(error)
      notify.error(frameWords.notArrived)
      setFetched('failed')
    }
  }, [fetchIt])

  const hide = useCallback(() => setFetched(undefined), [])

  const Fetched = typeof fetched === 'string' ? undefined : fetched
  return { Fetched, fetching: fetched === 'fetching', failed: fetched === 'failed', show, hide }
}
