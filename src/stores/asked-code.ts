import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { readJson, store } from '../lib/browser-storage.ts'
import { codeMinutes } from '../lib/contract/telephone-code.ts'

/** What a code by text message was asked for. */
type CodeUse = 'login' | 'reset' | 'confirm'

const Asked = z.object({ request: z.string(), telephone: z.string(), at: z.number() })
/** A code that was asked for on this device. `request` opens nothing without the code. */
export type Asked = z.infer<typeof Asked>

const keyOf = (use: CodeUse): string => `asore:text-code:${use}`

/** The code that this tab waits for; undefined for none, and once it no longer holds. */
export function readAsked(use: CodeUse): Asked | undefined {
  const read = Asked.safeParse(readJson(keyOf(use), 'tab'))
  const holds = read.success && Math.abs(Date.now() - read.data.at) < codeMinutes * 60_000
  return holds ? read.data : undefined
}

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
