import { useEffect, useState } from 'react'
import { askedKey, type CodeUse } from '../lib/asked-code.ts'
import { readJson, store } from '../lib/browser-storage.ts'
import { codeMinutes } from '../lib/code-minutes.ts'

/** A code that was asked for on this device. `request` opens nothing without the code. */
export type Asked = { request: string; telephone: string; at: number }

/** The code that this tab waits for; undefined for none. One that no longer holds is forgotten. */
function readAsked(use: CodeUse): Asked | undefined {
  const found = readJson(askedKey(use), 'tab')
  if (isAsked(found) && Math.abs(Date.now() - found.at) < codeMinutes * 60_000) return found
  store(askedKey(use), undefined, 'tab')
  return undefined
}

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
 * The code that this tab waits for. It is stored across a reload: a small telephone drops the page while its owner reads the text
 * message in another app.
 */
export function useAskedCode(use: CodeUse) {
  const [asked, setAsked] = useState<Asked>()
  useEffect(() => setAsked(readAsked(use)), [use])

  function storeAsked(now: Asked | undefined): void {
    store(askedKey(use), now && JSON.stringify(now), 'tab')
    setAsked(now)
  }

  return { asked, storeAsked }
}
