import { GiftAnswer, type NewGift, OpenGift } from '../../contract/giving/giving.ts'
import { answerOf, api } from '../client.ts'

/** A gift is named by the secret of its attempt; a member's own also by its reference. */
export type GiftName = { secret?: string | undefined; reference?: string | undefined }

const headersOf = ({ secret }: GiftName) => (secret ? { 'X-Gift-Secret': secret } : {})

/** POST giving/: an extension. The same secret again leads to the same gift. Throws ApiError. */
export const beginGift = (asked: NewGift): Promise<GiftAnswer> =>
  answerOf(GiftAnswer, api.url('giving/').post(asked))

/** GET giving/gift/: an extension. Throws ApiError; 404 for none. */
export function readGift({ secret, reference }: GiftName): Promise<GiftAnswer> {
  const query = reference && !secret ? `?reference=${encodeURIComponent(reference)}` : ''
  return answerOf(GiftAnswer, api.url(`giving/gift/${query}`).headers(headersOf({ secret })).get())
}

/** GET giving/gift/: the member's newest open gift; null for none. Throws ApiError. */
export const readOpenGift = (): Promise<GiftAnswer | null> =>
  answerOf(OpenGift, api.url('giving/gift/').get())

/** POST giving/gift/code/: an extension. Throws ApiError; 409 when no code is wanted any more. */
export const sendGiftCode = (name: GiftName, code: string): Promise<GiftAnswer> =>
  answerOf(GiftAnswer, api.url('giving/gift/code/').headers(headersOf(name)).post({ code }))
