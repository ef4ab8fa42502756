/*
 * The only module that reads and writes browser storage (tests/unit/architecture.test.ts). Storage may be refused, full, or
 * absent as on the server: reads then return undefined, writes return false, and nothing throws.
 */

/** `device` is localStorage, shared by all tabs; `tab` is sessionStorage, which lasts as long as the tab. */
export type Area = 'device' | 'tab'

/** Via `window`, which the server does not have: Node has a localStorage of its own. */
const areaOf = (area?: Area): Storage => (area === 'tab' ? window.sessionStorage : window.localStorage)

/** The text under a key; undefined when there is none. */
export function readStored(key: string, area?: Area): string | undefined {
  try {
    return areaOf(area).getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** The JSON under a key, not validated; undefined when there is none or it is invalid. */
export function readJson(key: string, area?: Area): unknown {
  try {
    return JSON.parse(readStored(key, area) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/**
 * Stores a text; undefined removes the key. For `device` it dispatches a `storage` event in this tab, because the browser
 * sends that event only to other tabs. Returns whether it is stored.
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

/** Calls `changed` when `device` storage changes, in another tab or in this one by `store`. */
export const watchStored = (changed: () => void): void => addEventListener('storage', changed)
