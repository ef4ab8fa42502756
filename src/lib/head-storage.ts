/**
 * How the inline scripts of a page's head read storage, as the text of their first statement: `kept(key)`. They run before
 * the first paint and cannot import lib/browser-storage.ts. Storage that is refused holds nothing (spec 1 §4).
 */
export const readsStorage = 'const kept=key=>{try{return localStorage.getItem(key)}catch{}};'

/** Calls `look`, a function of such a script, again when storage changes: in another tab, or here by lib/browser-storage.ts. */
export const watchesStorage = (look: string): string => `addEventListener('storage',${look})`
