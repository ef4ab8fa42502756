import { readJson, store } from '../../../lib/browser/browser-storage.ts'
import { isOpenGift } from '../../../lib/contract/giving/giving.ts'
import { OrderAnswer } from '../../../lib/contract/services/registration.ts'

/** The storage key of the tickets that were seen last on this device, for a door without a network. */
const key = 'asore:tickets'

type Kept = { secret: string; order: OrderAnswer }

/** The tickets of a secret as this device saw them last; undefined for none. */
export function readKeptTickets(secret: string): OrderAnswer | undefined {
  const json = readJson(key)
  if (typeof json !== 'object' || json === null || !('secret' in json) || json.secret !== secret)
    return undefined
  return OrderAnswer.safeParse('order' in json ? json.order : undefined).data
}

/** A payment page of the provider is left behind after so long, in milliseconds. */
const paysFor = 2 * 3_600_000

/** The secret of the order that this device is paying for on the provider's page, which leads back without it; '' for none. */
export function readPayingSecret(): string {
  const json = readJson(key)
  if (typeof json !== 'object' || json === null || !('secret' in json)) return ''
  const secret = String(json.secret)
  const attempt = readKeptTickets(secret)?.attempt
  const isPaying =
    attempt?.redirect_url &&
    isOpenGift(attempt.state) &&
    Date.now() - Date.parse(attempt.created_at) < paysFor
  return isPaying ? secret : ''
}

export const keepTickets = (kept: Kept): void => void store(key, JSON.stringify(kept))

const urlSigns: Record<string, string> = { '+': '-', '/': '_' }

/** 32 random bytes as base64url: whoever has them sees the order. */
export function newTicketSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => urlSigns[sign] ?? '')
}
