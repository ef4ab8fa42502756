import { useState } from 'react'
import { whyRefused } from '../lib/api/api-error.ts'
import { keepFocus } from '../lib/browser/keep-focus.ts'
import { notify } from './toasts.ts'

/**
 * Returns whether a call is pending, and a function that makes a call and shows a toast of its success, in the words of the call where it
 * has some, or of its error. The focus goes to `instead` where the pressed button has left the page.
 */
export function useAct(
  instead?: () => HTMLElement | null,
): [busy: boolean, act: (call: () => Promise<unknown>, success: string) => Promise<boolean>] {
  const [busy, setBusy] = useState(false)
  async function act(call: () => Promise<unknown>, success: string): Promise<boolean> {
    const giveBack = keepFocus(instead)
    setBusy(true)
    try {
      const answer = await call()
      notify.success(typeof answer === 'string' ? answer : success)
      return true
    } catch (error) {
      notify.error(whyRefused(error))
      return false
    } finally {
      setBusy(false)
      giveBack()
    }
  }
  return [busy, act]
}
