import { useEffect, useState } from 'react'
import { readJson, store } from '../lib/browser/browser-storage.ts'
import { type CodeUse, requestedCodeKey } from '../lib/browser/requested-code.ts'
import { codeMinutes } from '../lib/time/code-minutes.ts'

/** A code that was asked for on this device. `request` opens nothing without the code. */
export type RequestedCode = { request: string; telephone: string; at: number }

/** The code that this tab waits for; undefined for none. An expired one is deleted. */
function readRequestedCode(use: CodeUse): RequestedCode | undefined {
  const storedJson = readJson(requestedCodeKey(use), 'tab')
  if (isRequestedCode(storedJson) && Math.abs(Date.now() - storedJson.at) < codeMinutes * 60_000)
    return storedJson
  store(requestedCodeKey(use), undefined, 'tab')
  return undefined
}

const isRequestedCode = (input: unknown): input is RequestedCode =>
  typeof input === 'object' &&
  input !== null &&
  'request' in input &&
  typeof input.request === 'string' &&
  'telephone' in input &&
  typeof input.telephone === 'string' &&
  'at' in input &&
  typeof input.at === 'number'

/**
 * The code that this tab waits for. It is stored across a reload: a small telephone drops the page while its owner reads the text
 * message in another app.
 */
export function useRequestedCode(use: CodeUse) {
  const [requestedCode, setRequestedCode] = useState<RequestedCode>()
  useEffect(() => setRequestedCode(readRequestedCode(use)), [use])

  function storeRequested(now: RequestedCode | undefined): void {
    store(requestedCodeKey(use), now && JSON.stringify(now), 'tab')
    setRequestedCode(now)
  }

  return { requestedCode, storeRequested }
}
