/*
 * What the fake does with a charge, by the last four digits of the telephone: 024 400 0003 is never answered. Any other
 * number is asked, and says yes after three seconds. Times are in milliseconds of the fake's clock.
 */

export type Behaviour = {
  about: string
  /** When the payer answers; undefined for never: then the charge expires after 180 seconds. */
  answersAfter?: number
  /** What the payer answers; yes by default. */
  answer?: 'success' | 'failed'
  /** The charge is successful at once. */
  atOnce?: true
  /** A code is wanted first; 123456 is right. */
  wantsCode?: true
  /** How the HTTP call of the charge ends, once it is accepted; normally with an answer. */
  call?: 'drop' | 500 | 409 | 'late'
  /** The call ends with 500, and the charge was never accepted. */
  refusesCall?: true
  /** How often the webhook is sent; once by default. */
  webhooks?: number
  /** How much later than the payment the webhook is sent. */
  webhookAfter?: number
  /** A webhook with a wrong signature says that a refused charge was successful. */
  forges?: true
  /** Amounts are texts. */
  amountAsText?: true
  /** Pesewas that are paid too much. */
  extra?: number
  /** What comes of a refund; normally it is processed after a minute. */
  refundCall?: 'drop' | 'refused' | 'fails'
  /** A refused charge is successful after all. */
  succeedsAfterAll?: number
}

const soon = 3_000

export const behaviours: Record<string, Behaviour> = {
  '0000': { about: 'successful at once', atOnce: true },
  '0001': { about: 'the prompt is approved', answersAfter: soon },
  '0002': { about: 'the prompt is refused', answersAfter: soon, answer: 'failed' },
  '0003': { about: 'the prompt is not answered, and expires after 180 seconds' },
  '0004': { about: 'a code is wanted: 123456', wantsCode: true },
  '0005': { about: 'accepted, but the answer is dropped', call: 'drop', answersAfter: soon },
  '0006': { about: 'the webhook comes twice', answersAfter: soon, webhooks: 2 },
  '0007': { about: 'the webhook comes a minute late', answersAfter: soon, webhookAfter: 60_000 },
  '0008': { about: 'the webhook comes before the answer', atOnce: true, call: 'late' },
  '0009': { about: 'refused, with a forged webhook', answersAfter: soon, answer: 'failed', forges: true },
  '0010': { about: 'amounts are texts', answersAfter: soon, amountAsText: true },
  '0011': { about: 'accepted, but the answer is 500', call: 500, answersAfter: soon },
  '0012': { about: 'accepted, but the answer is 409', call: 409, answersAfter: soon },
  '0013': { about: 'never accepted, and the answer is 500', refusesCall: true },
  '0014': {
    about: 'refused, and successful after a minute',
    answersAfter: soon,
    answer: 'failed',
    succeedsAfterAll: 60_000,
  },
  '0016': { about: 'a refund fails', atOnce: true, refundCall: 'fails' },
  '0017': { about: 'a refund is accepted, but the answer is dropped', atOnce: true, refundCall: 'drop' },
  '0018': { about: 'a refund is refused', atOnce: true, refundCall: 'refused' },
  '0015': { about: 'a pesewa too much is paid', answersAfter: soon, extra: 1 },
}

const usual: Behaviour = { about: 'the prompt is approved', answersAfter: soon }

export const behaviourOf = (phone: string): Behaviour => behaviours[phone.slice(-4)] ?? usual
