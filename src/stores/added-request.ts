import { atom } from 'nanostores'
import type { PrayerRequest } from '../lib/contract/care/prayer-request.ts'

const $added = atom<PrayerRequest | undefined>(undefined)

/** Tells the list of a request that the form sent, as the server answered it. They are two islands. */
export const tellOfAdded = (request: PrayerRequest): void => $added.set(request)

/** Calls `told` with each request that is sent from now on. Returns how to stop. */
export const listenToAdded = (told: (request: PrayerRequest) => void): (() => void) =>
  $added.listen((request) => request && told(request))
