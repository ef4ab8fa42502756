import { useState } from 'react'
import { whyRefused } from '../lib/api/api-error.ts'
import { notify } from './toasts.ts'

/** Returns whether a call is pending, and a function that makes a call and shows a toast of its success or its error. */
export function useAct(): [
  busy: boolean,
  act: (call: () => Promise<void>, success: string) => Promise<boolean>,
] {
  const [busy, setBusy] = useState(false)
  async function act(call: () => Promise<void>, success: string): Promise<boolean> {
    setBusy(true)
    try {
      await call()
      notify.success(success)
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
