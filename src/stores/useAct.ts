import { useState } from 'react'
import { whyRefused } from '../lib/api/api-error.ts'
import { notify } from './toasts.ts'

/** Makes a call, and says that it is done or why it is not. Returns whether one is on its way, and the function. */
export function useAct(): [
  busy: boolean,
  act: (call: () => Promise<void>, said: string) => Promise<boolean>,
] {
  const [busy, setBusy] = useState(false)
  async function act(call: () => Promise<void>, said: string): Promise<boolean> {
    setBusy(true)
    try {
      await call()
      notify.success(said)
      return true
    } catch (error) {
      notify.error(whyRefused(error))
      return false
    } finally {
      setBusy(false)
    }
  }
  return [busy, act]
}
