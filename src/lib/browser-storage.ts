/*
 * The one module that reads and writes the browser's storage (tests/unit/architecture.test.ts). Storage may be refused, full, or
 * absent as on the server: reading then finds nothing, writing answers false, and nothing here throws.
 */

/** `device` is localStorage, which all tabs share; `tab` is sessionStorage, which lasts as long as its tab. */
export type Area = 'device' | 'tab'

/** By way of `window`, which a server has not: Node has a localStorage of its own. */
const areaOf = (area: Area): Storage => window[area === 'device' ? 'localStorage' : 'sessionStorage']

/** The text under a key; undefined when there is none. */
export function readStored(key: string, area: Area = 'device'): string | undefined {
  try {
    return areaOf(area).getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** The JSON under a key, of whatever shape; undefined when there is none or it is broken. */
export function readJson(key: string, area?: Area): unknown {
  try {
    return JSON.parse(readStored(key, area) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/**
 * Stores a text; undefined removes it. A change for the device is announced in this tab by the `storage` event that the
 * browser sends to the others. Answers whether it is stored.
 */
export function store(key: string, value: string | undefined, area: Area = 'device'): boolean {
  if (readStored(key, area) === value) return true
  try {
    if (value === undefined) areaOf(area).removeItem(key)
    else areaOf(area).setItem(key, value)
  } catch {
    return false
  }
  if (area === 'device') dispatchEvent(new StorageEvent('storage', { key, newValue: value ?? null }))
  return true
}
