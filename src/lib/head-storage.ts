/**
 * First statement of the inline head scripts: defines `kept(key)`, which reads storage. The scripts run before the first
 * paint and cannot import lib/browser-storage.ts. Refused storage is read as empty (spec 1 §4).
 */
export const readsStorage = 'const kept=key=>{try{return localStorage.getItem(key)}catch{}};'

/** Calls the script's function `look` when storage changes, in another tab or in this one by lib/browser-storage.ts. */
export const watchesStorage = (look: string): string => `addEventListener('storage',${look})`
