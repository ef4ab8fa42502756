import type { Duty } from '../contract/accounts/duty.ts'
import { dutyTexts } from '../texts/accounts/duties.ts'

/** Each duty and what it is, as the office chooses it. */
export const dutyNames = (): readonly (readonly [duty: Duty, does: string])[] => [
  ['treasurer', dutyTexts.treasurer],
  ['counter', dutyTexts.counter],
  ['signatory', dutyTexts.signatory],
  ['pastor', dutyTexts.pastor],
  ['usher', dutyTexts.usher],
  ['rota', dutyTexts.rota],
  ['office', dutyTexts.office],
  ['registrar', dutyTexts.registrar],
  ['translator', dutyTexts.translator],
  ['worship', dutyTexts.worship],
]

/** The duty's name alone, `Treasurer`. */
export const dutyName = (duty: Duty): string =>
  dutyTexts.name({ name: duty.charAt(0).toUpperCase() + duty.slice(1) })
