import {
  beginGift as begin,
  readGift as read,
  secretHeader,
  sendGiftCode as sendCode,
} from '../../contract/giving/calls/giving.ts'
import { GiftAnswer, type NewGift } from '../../contract/giving/giving.ts'
import { call } from '../call.ts'
import { answerOf, api } from '../client.ts'

/** A gift is named by the secret of its attempt; a member's own also by its reference. */
export type GiftName = { secret?: string | undefined; reference?: string | undefined }

const by = ({ secret }: GiftName) => api.headers(secret ? { [secretHeader]: secret } : {})

/** An extension. The same secret again leads to the same gift. Throws ApiError. */
export const beginGift = (body: NewGift) => call(begin, { body })

/** An extension. Throws ApiError; 404 for none. */
export function readGift({ secret, reference }: GiftName): Promise<GiftAnswer> {
  const query = reference && !secret ? `?reference=${encodeURIComponent(reference)}` : ''
  return answerOf(GiftAnswer, by({ secret }).get(read.path + query))
}

/** The member's newest open gift; null for none. Throws ApiError. */
export const readOpenGift = () => call(read)

/** An extension. Throws ApiError; 409 when no code is wanted any more. */
export const sendGiftCode = (name: GiftName, code: string): Promise<GiftAnswer> =>
  answerOf(GiftAnswer, by(name).url(sendCode.path).post({ code }))
