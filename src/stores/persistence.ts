import { persistentAtom, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent'
import type { WritableAtom } from 'nanostores'
import { readStored, store } from '../lib/browser-storage.ts'

/*
 * How stores are kept in the browser: nanostores' persistent atoms over lib/browser-storage.ts. On the server nothing is
 * stored and a store cannot be set, for one process serves everybody.
 */

const refused = new Error('refused')
const mounted = new Set<() => void>()
/** Set by `keepIn` for the one write that it makes: a store that reads storage again never writes it. */
let writes = false

function write(key: string, text?: string): true {
  const isAsked = writes
  writes = false
  if (isAsked && !store(key, text)) throw refused
  return true
}

const stored = new Proxy<Record<string, string>>(
  {},
  {
    has: (_, key: string) => readStored(key) !== undefined,
    get: (_, key: string) => readStored(key),
    set: (_, key: string, text) => write(key, text),
    deleteProperty: (_, key: string) => write(key),
  },
)

const events = typeof window === 'undefined' ? undefined : windowPersistentEvents

setPersistentEngine(stored, {
  addEventListener(key, listener, restore) {
    mounted.add(restore)
    events?.addEventListener(key, listener, restore)
  },
  removeEventListener(key, listener, restore) {
    mounted.delete(restore)
    events?.removeEventListener(key, listener, restore)
  },
})

/** The text that is kept under a key, in all tabs; undefined when there is none. */
export const keptText = (key: string) => persistentAtom<string | undefined>(key, undefined)

/** Sets a kept store. Answers false, and leaves it as it was, where the browser refuses to store. */
export function keepIn<Value>(kept: WritableAtom<Value>, value: Value): boolean {
  writes = true
  try {
    kept.set(value)
    return true
  } catch (error) {
    if (error !== refused) throw error
    return false
  }
}

/** Brings the stores in step with storage: what another tab has written may be there before its event is. */
export function catchUp(): void {
  for (const restore of mounted) restore()
}
