import { atom, onMount } from 'nanostores'
import { whyRefused } from '../lib/api/extensions.ts'
import { changeMemberSettings, readMemberSettings } from '../lib/api/member-settings.ts'
import type { MemberSettings, MemberSettingsChanges } from '../lib/contract/member-settings.ts'

/** What the member decided, as the backend keeps it. */
export type Loaded =
  | { state: 'waiting' }
  | { state: 'loaded'; settings: MemberSettings }
  | { state: 'failed'; why: string }

export const $memberSettings = atom<Loaded>({ state: 'waiting' })

onMount($memberSettings, () => void loadMemberSettings())

export async function loadMemberSettings(): Promise<void> {
  try {
    $memberSettings.set({ state: 'loaded', settings: await readMemberSettings() })
  } catch (error) {
    $memberSettings.set({ state: 'failed', why: whyRefused(error) })
  }
}

/** Shows a choice at once; it is as it was when the backend refuses. Throws ApiError. */
export async function decide(changes: MemberSettingsChanges): Promise<void> {
  const before = $memberSettings.get()
  if (before.state !== 'loaded') return
  const given = Object.entries(changes).filter(([, value]) => value !== undefined)
  $memberSettings.set({ state: 'loaded', settings: { ...before.settings, ...Object.fromEntries(given) } })
  try {
    $memberSettings.set({ state: 'loaded', settings: await changeMemberSettings(changes) })
  } catch (error) {
    $memberSettings.set(before)
    throw error
  }
}
