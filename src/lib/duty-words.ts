import type { Duty } from './contract/duty.ts'

/* The words of the duties, for the office's forms and for whoever is invited to one. */

/** What a duty is, as the office chooses it. */
export const dutyNames: readonly (readonly [duty: Duty, words: string])[] = [
  ['treasurer', 'Treasurer: keeps the books, and sees who gave what'],
  ['counter', 'Counter: counts the cash of a service, with a second counter'],
  ['signatory', 'Signatory: decides about welfare, two of three'],
  ['pastor', 'Pastor: sees all people, and alone reads and writes notes of pastoral care'],
  ['usher', 'Usher: marks who is here at a service, sees names for that, and writes the cards of newcomers'],
  ['rota', 'Rota: keeps the teams, and asks people to serve'],
  ['office', 'Office: answers what people write to the church'],
]

/** The duty's name alone, `Treasurer`. */
export const dutyName = (duty: Duty): string => duty.charAt(0).toUpperCase() + duty.slice(1)
