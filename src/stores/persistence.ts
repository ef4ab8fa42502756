import { persistentAtom, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent'
import type { WritableAtom } from 'nanostores'
import { readStored, store } from '../lib/browser/browser-storage.ts'

/*
 * Persistence of stores in the browser: nanostores' persistent atoms over lib/browser/browser-storage.ts. On the server there is no
 * storage and a store cannot be set, because one process serves all users.
 */

const refused = new Error('refused')
const mounted = new Set<() => void>()
/** Set by `setStored` for its one write. Other writes are skipped, so that a store that rereads storage does not write it. */
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

/** Store for the text under a key, in sync across tabs; undefined when there is none. */
export const storedText = (key: string) => persistentAtom<string | undefined>(key, undefined)

/** Sets a persistent store. Returns false and leaves the value unchanged when the browser refuses to store it. */
export function setStored<Value>(atom: WritableAtom<Value>, value: Value): boolean {
  writes = true
  try {
    atom.set(value)
    return true
  } catch (error) {
    if (error !== refused) throw error
    return false
  }
}

/** Rereads storage into the stores: another tab's write may be visible before its `storage` event arrives. */
export function rereadStorage(): void {
  for (const restore of mounted) restore()
}
