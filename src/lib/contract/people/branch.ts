import * as z from 'zod/mini'
import { peopleRules } from '../../texts/people/people-rules.ts'
import { usualRules } from '../../texts/settings/usual-rules.ts'
import { Id, optionalText, requiredText } from '../base.ts'
import { Version } from '../edit.ts'
import { emailShape } from '../email.ts'
import { type Exact, flag, id, number, numberOrNull, readerOf, text } from '../fields.ts'

/** A branch of the church: a place with its own people, staff and services. */
const fields = {
  id,
  name: text,
  address: text,
  telephone: text,
  email: text,
  /** Branches are listed by it, then by name. */
  place: number,
  is_open: flag,
  /** How many people of the register belong to it. */
  people: number,
  version: number,
}
export type BranchFields = Exact<typeof fields>

export const Branch = readerOf(fields, { required: ['id'] })
export type Branch = z.infer<typeof Branch>
export const BranchAnswer = z.strictObject(fields)

/** POST branches/, PUT branches/{id}/. */
export const BranchForm = z.strictObject({
  name: requiredText(() => peopleRules.giveBranchName, 80),
  address: optionalText(300),
  telephone: optionalText(40),
  email: z._default(
    z.string().check(
      z.trim(),
      z.maxLength(150, { error: () => peopleRules.keepUnder150Characters }),
      z.refine((given) => given === '' || emailShape.test(given), {
        error: () => peopleRules.provideValidEmailAddress,
      }),
    ),
    '',
  ),
  place: z._default(
    z.number({ error: () => usualRules.giveNumber }).check(
      z.refine((place) => Number.isSafeInteger(place) && place >= 0 && place <= 999, {
        error: () => peopleRules.giveNumberUp999,
      }),
    ),
    0,
  ),
  is_open: z._default(z.boolean({ error: () => usualRules.sayYesNo }), true),
  version: Version,
})
export type BranchForm = z.infer<typeof BranchForm>

/** What may belong to a branch beside people. */
const belongings = ['staff', 'fellowship', 'service'] as const
export type Belonging = (typeof belongings)[number]

/** GET branches/{id}/belongings/: all that may belong to a branch, with the branch to which it belongs. */
export const BelongingAnswer = z.strictObject({
  what: z.enum(belongings),
  /** The id of the account, the fellowship or the service. */
  of: id,
  name: text,
  /** null for none. */
  branch: numberOrNull,
})
export type BelongingAnswer = z.infer<typeof BelongingAnswer>

/** PUT branches/{id}/belongings/: lets something belong to the branch, or to none. */
export const BelongingForm = z.strictObject({
  what: z.enum(belongings, { error: () => peopleRules.chooseWhatBelongsBranch }),
  of: Id,
  belongs: z.boolean({ error: () => usualRules.sayYesNo }),
})
export type BelongingForm = z.infer<typeof BelongingForm>

/** A branch in a choice. A closed one is offered to nobody new. */
export const BranchChoice = z.strictObject({ id, name: text, is_open: flag })
export type BranchChoice = z.infer<typeof BranchChoice>
