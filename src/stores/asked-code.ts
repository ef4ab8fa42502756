import { useEffect, useState } from 'react'
import { readJson, store } from '../lib/browser-storage.ts'
import { codeMinutes } from '../lib/code-minutes.ts'

/** What a code by text message was asked for. */
type CodeUse = 'login' | 'reset' | 'confirm'

/** A code that was asked for on this device. `request` opens nothing without the code. */
export type Asked = { request: string; telephone: string; at: number }

const keyOf = (use: CodeUse): string => `asore:text-code:${use}`

/** The code that this tab waits for; undefined for none, and once it no longer holds. */
export function readAsked(use: CodeUse): Asked | undefined {
  const found = readJson(keyOf(use), 'tab')
  return isAsked(found) && Math.abs(Date.now() - found.at) < codeMinutes * 60_000 ? found : undefined
}

/** Without a validator, which the login does not need before somebody asks for a code. */
const isAsked = (found: unknown): found is Asked =>
  typeof found === 'object' &&
  found !== null &&
  'request' in found &&
  typeof found.request === 'string' &&
  'telephone' in found &&
  typeof found.telephone === 'string' &&
  'at' in found &&
  typeof found.at === 'number'

/**
 * The code that this tab waits for. It is kept across a reload: a small telephone drops the page while its owner reads the text
 * message in another app.
 */
export function useAskedCode(use: CodeUse) {
  const [asked, setAsked] = useState<Asked>()
  useEffect(() => setAsked(readAsked(use)), [use])

  function keep(now: Asked | undefined): void {
    store(keyOf(use), now && JSON.stringify(now), 'tab')
    setAsked(now)
  }

  return { asked, keep }
}
