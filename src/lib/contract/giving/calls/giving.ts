import { route } from '../../route.ts'
import { GiftAnswer, GiftCode, NewGift, OpenGift } from '../giving.ts'

/** The header with the secret of an attempt, which its giver's browser made. */
export const secretHeader = 'X-Gift-Secret'

export const beginGift = route('POST', 'giving/', {
  summary: 'Begins a gift; the same secret, or an open gift of the same purpose, leads to the first one',
  status: 201,
  body: NewGift,
  answer: GiftAnswer,
})

export const readGift = route('GET', 'giving/gift/', {
  summary: `The gift of the secret in ${secretHeader}; for a member also the one of a reference, or the newest that is open, null for none`,
  query: { reference: 'of a gift of one’s own' },
  answer: OpenGift,
})

export const sendGiftCode = route('POST', 'giving/gift/code/', {
  summary: `Sends the code or voucher that the network wants, for the gift of the secret in ${secretHeader}`,
  body: GiftCode,
  answer: GiftAnswer,
})

/* What payment providers call; no browser does. */

export const hearPaystack = route('POST', 'giving/webhook/', {
  summary: 'Takes a message of the payment provider, by its signature',
})

export const hearHubtel = route('POST', 'giving/callback/hubtel/', {
  summary: 'Takes a hint of Hubtel, which has no signature: the gift is looked up',
})

export const hearMtn = route('POST', 'giving/callback/mtn/', {
  summary: 'Takes a hint of MTN, which has no signature: the gift is looked up',
})

export const hearMtnByPut = route('PUT', 'giving/callback/mtn/', {
  summary: 'Takes a hint of MTN, which has no signature: the gift is looked up',
})
