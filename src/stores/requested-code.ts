import { useEffect, useState } from 'react'
import { readJson, store } from '../lib/browser/browser-storage.ts'
import { type CodeUse, requestedCodeKey } from '../lib/browser/requested-code.ts'
import { codeMinutes } from '../lib/time/code-minutes.ts'

/** A code that was asked for on this device. `request` opens nothing without the code. */
export type RequestedCode = { request: string; telephone: string; at: number }

/** The code that this tab waits for; undefined for none. An expired one is deleted. */
function readRequestedCode(use: CodeUse): RequestedCode | undefined {
  const found = readJson(requestedCodeKey(use), 'tab')
  if (isRequestedCode(found) && Math.abs(Date.now() - found.at) < codeMinutes * 60_000) return found
  store(requestedCodeKey(use), undefined, 'tab')
  return undefined
}

const isRequestedCode = (found: unknown): found is RequestedCode =>
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
export function useRequestedCode(use: CodeUse) {
  const [asked, setAsked] = useState<RequestedCode>()
  useEffect(() => setAsked(readRequestedCode(use)), [use])

  function storeAsked(now: RequestedCode | undefined): void {
    store(requestedCodeKey(use), now && JSON.stringify(now), 'tab')
    setAsked(now)
  }

  return { asked, storeAsked }
}
