import { request } from '../lib/api/call.ts'
import { bodyOf } from '../lib/api/client.ts'
import { readJson, store } from '../lib/browser/browser-storage.ts'
import { saveFavourites } from '../lib/contract/accounts/calls/favourites.ts'
import {
  type FavouriteSet,
  favouriteChanges,
  favouriteKinds,
  forEachKind,
  type LastSynced,
  mergeFavourites,
  parseFavourites,
} from '../lib/media/favourites.ts'
import { $eventReminders, $favouriteFellowships, $serviceReminders } from './every-page/favourites.ts'
import { readAccount } from './member.ts'
import { rereadStorage, setStored } from './persistence.ts'

const stores = {
  favoriteGroups: $favouriteFellowships,
  serviceReminders: $serviceReminders,
  eventReminders: $eventReminders,
}
const lastSyncedKey = 'asore:keepsakes'
let underWay: Promise<void> | undefined
let again = false

/**
 * Syncs this device's favourites with the member's other devices. Failures are silent: without a
 * network, or with a backend that lacks the call, everything stays on the device. One call at a time.
 */
export function syncFavourites(): Promise<void> {
  again = true
  underWay ??= untilDone().finally(() => {
    underWay = undefined
  })
  return underWay
}

async function untilDone(): Promise<void> {
  while (again) {
    again = false
    await once().catch(() => undefined)
  }
}

async function once(): Promise<void> {
  const owner = readAccount()?.username
  if (!owner) return
  const sent = readStoredFavourites()
  const changes = favouriteChanges(sent, owner, readLastSynced())
  const answered = parseFavourites(await bodyOf(request(saveFavourites, { body: changes })))
  // Another user may have signed in meanwhile.
  if (!answered || readAccount()?.username !== owner) return
  const now = readStoredFavourites()
  store(lastSyncedKey, JSON.stringify({ owner, kept: answered } satisfies LastSynced))
  storeFavourites(mergeFavourites(answered, sent, now), now)
}

/** Stores the kinds that differ. */
function storeFavourites(wanted: FavouriteSet, now: FavouriteSet): void {
  for (const kind of favouriteKinds)
    if (JSON.stringify(wanted[kind]) !== JSON.stringify(now[kind])) setStored(stores[kind], wanted[kind])
}

/** Favourites and reminders stored on this device. */
function readStoredFavourites(): FavouriteSet {
  rereadStorage()
  return forEachKind((kind) => stores[kind].get())
}

function readLastSynced(): LastSynced | undefined {
  const storedJson = readJson(lastSyncedKey)
  if (
    typeof storedJson !== 'object' ||
    storedJson === null ||
    !('owner' in storedJson && 'kept' in storedJson)
  )
    return undefined
  const kept = parseFavourites(storedJson.kept)
  return kept && { owner: String(storedJson.owner), kept }
}
