import * as z from 'zod/mini'
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
  name: requiredText('Please give the branch a name', 80),
  address: optionalText(300),
  telephone: optionalText(40),
  email: z._default(
    z.string().check(
      z.trim(),
      z.maxLength(150, 'Please keep this under 150 characters'),
      z.refine((given) => given === '' || emailShape.test(given), 'Please provide a valid email address'),
    ),
    '',
  ),
  place: z._default(
    z
      .number({ error: 'Please give a number' })
      .check(
        z.refine(
          (place) => Number.isSafeInteger(place) && place >= 0 && place <= 999,
          'Please give a number up to 999',
        ),
      ),
    0,
  ),
  is_open: z._default(z.boolean({ error: 'Please say yes or no' }), true),
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
  what: z.enum(belongings, { error: 'Please choose what belongs to the branch' }),
  of: Id,
  belongs: z.boolean({ error: 'Please say yes or no' }),
})
export type BelongingForm = z.infer<typeof BelongingForm>

/** A branch in a choice. A closed one is offered to nobody new. */
export const BranchChoice = z.strictObject({ id, name: text, is_open: flag })
export type BranchChoice = z.infer<typeof BranchChoice>
