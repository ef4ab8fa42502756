/*
 * What the fake does with a text message, by the last four digits of the telephone. Any other number gets it, and the
 * report comes after two seconds. Times are in milliseconds of the fake's clock.
 */

export type SmsBehaviour = {
  about: string
  /** The status of the answer; it is accepted only with 200. */
  answers?: 422 | 402 | 403 | 500
  /** The first call is answered so, and the next one is accepted. */
  firstly?: 429
  /** Accepted, but the answer is 500, or never comes. */
  call?: 'drop' | 'broken'
  /** How late the answer comes. */
  slow?: number
  /** What the report says; `none`: it never comes. */
  report?: 'DELIVERED' | 'NOT_DELIVERED' | 'EXPIRED' | 'PROHIBITED' | 'none'
  reportAfter?: number
  /** How often it comes. */
  reports?: number
}

export const smsBehaviours: Record<string, SmsBehaviour> = {
  '0101': { about: 'refused: no such number (422)', answers: 422 },
  '0102': { about: 'accepted after three seconds', slow: 3_000 },
  '0103': { about: 'never accepted, and the answer is 500', answers: 500 },
  '0104': { about: 'accepted, but the answer is dropped', call: 'drop' },
  '0105': { about: 'accepted, and no report ever comes', report: 'none' },
  '0106': { about: 'the report comes twice', reports: 2 },
  '0107': { about: 'the report comes ten minutes late', reportAfter: 600_000 },
  '0108': { about: 'accepted, and not delivered', report: 'NOT_DELIVERED' },
  '0109': { about: 'too busy the first time (429)', firstly: 429 },
  '0110': { about: 'refused: the account is empty (402)', answers: 402 },
  '0111': { about: 'accepted, but the answer is 500', call: 'broken' },
  '0112': { about: 'answer dropped, and not delivered', call: 'drop', report: 'NOT_DELIVERED' },
}

const usual: SmsBehaviour = { about: 'accepted and delivered' }

export const smsBehaviourOf = (telephone: string): SmsBehaviour => smsBehaviours[telephone.slice(-4)] ?? usual
