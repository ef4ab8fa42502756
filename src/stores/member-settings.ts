import { atom, onMount } from 'nanostores'
import { changeMemberSettings, readMemberSettings } from '../lib/api/accounts/member-settings.ts'
import { whyRefused } from '../lib/api/api-error.ts'
import type { MemberSettings, MemberSettingsChanges } from '../lib/contract/accounts/member-settings.ts'
import { optimisticEdits } from './optimistic-edits.ts'

/** The member's settings, as loaded from the backend. */
export type MemberSettingsState =
  | { state: 'waiting' }
  | { state: 'loaded'; settings: MemberSettings }
  | { state: 'failed'; why: string }

export const $memberSettings = atom<MemberSettingsState>({ state: 'waiting' })

const { $shown, load, act } = optimisticEdits<MemberSettings>()
$shown.listen((settings) => settings && $memberSettings.set({ state: 'loaded', settings }))

onMount($memberSettings, () => void loadMemberSettings())

export async function loadMemberSettings(): Promise<void> {
  try {
    await load(readMemberSettings)
  } catch (error) {
    $memberSettings.set({ state: 'failed', why: whyRefused(error) })
  }
}

/** Optimistic update: rolled back when the backend refuses. Throws ApiError. */
export async function saveMemberSettings(changes: MemberSettingsChanges): Promise<void> {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined)
  await act(
    (settings) => ({ ...settings, ...Object.fromEntries(given) }),
    () => changeMemberSettings(changes),
  )
}
