import { readJson, store } from '../../../lib/browser/browser-storage.ts'
import { GiftAnswer, isOpenGift } from '../../../lib/contract/giving/giving.ts'

/** The attempt of this device: its secret, and the gift as it was last seen; undefined before the server has answered. */
export type StoredGift = { secret: string; gift: GiftAnswer | undefined }

const key = 'asore:gift'

/** A gift that has ended is shown again after a reload for so long, in milliseconds. The next person on this device is not to see it. */
const shownFor = 15 * 60_000

/** The attempt of this device; undefined for none. Never throws. */
export function readStoredGift(): StoredGift | undefined {
  const storedJson = readJson(key)
  if (typeof storedJson !== 'object' || storedJson === null || !('secret' in storedJson)) return undefined
  if (typeof storedJson.secret !== 'string') return undefined
  const read = GiftAnswer.safeParse('gift' in storedJson ? storedJson.gift : undefined)
  const stored = { secret: storedJson.secret, gift: read.success ? read.data : undefined }
  const isOver = stored.gift && !isOpenGift(stored.gift.state) && Date.now() - endOf(stored.gift) > shownFor
  return isOver ? undefined : stored
}

const endOf = ({ paid_at, created_at }: GiftAnswer) => Date.parse(paid_at || created_at)

/** Stores the attempt; undefined removes it. */
export const storeGift = (stored: StoredGift | undefined): void =>
  void store(key, stored && JSON.stringify(stored))

/** The secret of the next attempt: that of one whose answer was lost, else 32 new random bytes as base64url. */
export function secretForNext(): string {
  const stored = readStoredGift()
  if (stored && (!stored.gift || isOpenGift(stored.gift.state))) return stored.secret
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const secret = btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => urlSigns[sign] ?? '')
  // Before the call: after a lost answer the same secret finds the same gift.
  storeGift({ secret, gift: undefined })
  return secret
}

const urlSigns: Record<string, string> = { '+': '-', '/': '_' }
