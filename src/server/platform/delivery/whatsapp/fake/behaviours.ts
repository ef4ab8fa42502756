/*
 * What the fake does with a message, by the last four digits of the telephone. Any other number has it at once, and reads it after ten
 * seconds. Times are in milliseconds of the fake's clock.
 */

export type WhatsAppBehaviour = {
  about: string
  /** The code of the error that answers; nothing is sent. */
  answers?: number
  /** The first call is answered so, and the next one is accepted. */
  firstly?: number
  /** Accepted, but the answer is 500 without words, or never comes. */
  call?: 'drop' | 'broken'
  /** How late the answer comes. */
  slow?: number
  /** What the webhook says of it, in this order; a number is the code of a failure. */
  tells?: readonly ('sent' | 'delivered' | 'read' | number)[]
  /** How late the first webhook comes. */
  tellsAfter?: number
  /** How often each webhook comes. */
  times?: number
}

const refused = (code: number, about: string): WhatsAppBehaviour => ({
  about: `refused: ${about} (${code})`,
  answers: code,
})
const failed = (code: number, about: string): WhatsAppBehaviour => ({
  about: `accepted, then failed: ${about} (${code})`,
  tells: ['sent', code],
})

export const whatsAppBehaviours: Record<string, WhatsAppBehaviour> = {
  '0201': failed(131_026, 'the number has no WhatsApp'),
  '0202': { about: 'accepted after three seconds', slow: 3_000 },
  '0203': { about: 'never accepted, and the answer is 500', answers: 131_000 },
  '0204': { about: 'accepted, but the answer is dropped', call: 'drop' },
  '0205': { about: 'accepted, and nothing is told of it', tells: [] },
  '0206': { about: 'each webhook comes three times', times: 3 },
  '0207': { about: 'the webhooks come ten minutes late', tellsAfter: 600_000 },
  '0208': { about: 'the webhooks come in the wrong order', tells: ['read', 'delivered', 'sent'] },
  '0209': { about: 'too busy the first time (130429)', firstly: 130_429 },
  '0210': refused(131_042, 'the account is not paid for'),
  '0211': { about: 'accepted, but the answer is 500', call: 'broken' },
  '0212': { about: 'never read', tells: ['sent', 'delivered'] },
  '0213': { about: 'delivered, and failed is told afterwards', tells: ['delivered', 131_026] },
  '0214': { about: 'failed is told, and delivered afterwards', tells: ['sent', 131_026, 'delivered'] },
  '0215': { about: 'too many messages to this person the first time (131056)', firstly: 131_056 },
  '0216': failed(131_049, 'too many such messages'),
  '0217': failed(131_050, 'the person stopped such messages'),
  '0218': failed(130_472, 'no such messages to this person'),
  '0219': refused(190, 'the token is not valid'),
  '0220': refused(131_031, 'the account is locked'),
  '0221': refused(131_030, 'the number is not listed with a test number'),
  '0222': refused(131_048, 'too many people blocked the church'),
  '0223': refused(368, 'the account is blocked for a while'),
  '0224': refused(133_010, 'the number is not registered'),
  '0225': { about: 'answer dropped, and not delivered', call: 'drop', tells: [131_026] },
}

const usual: WhatsAppBehaviour = { about: 'accepted, delivered and read' }

export const whatsAppBehaviourOf = (telephone: string): WhatsAppBehaviour =>
  whatsAppBehaviours[telephone.slice(-4)] ?? usual
