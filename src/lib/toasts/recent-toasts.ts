import { readJson } from '../browser/browser-storage.ts'
import { recentToastsKey } from '../browser/clear-storage.ts'
import { isToast } from './flash-toasts.ts'
import type { FlashToast } from './toast-event.ts'

/** `at` is an ISO timestamp. */
export type RecentToast = FlashToast & { at: string }

/**
 * The toasts of this session on this device, the newest first: three seconds are too few to read some of them (spec 1 §9).
 * Logout deletes them. Never throws.
 */
export function readRecentToasts(): RecentToast[] {
  const storedJson = readJson(recentToastsKey)
  return Array.isArray(storedJson) ? storedJson.filter(isRecent) : []
}

const isRecent = (input: unknown): input is RecentToast =>
  isToast(input) && 'at' in input && typeof input.at === 'string'
