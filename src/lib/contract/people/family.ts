import * as z from 'zod/mini'
import { peopleRules } from '../../texts/people/people-rules.ts'
import { Id, optionalText } from '../base.ts'
import { OptionalId, Version } from '../edit.ts'
import { id, numberOrNull, text } from '../fields.ts'
import { MaybeName } from '../name.ts'

/** What the office may say of two people: of the person on whose page it stands, who the other one is. */
export const relationKinds = ['spouse', 'former', 'child', 'parent', 'kin'] as const
export type RelationKind = (typeof relationKinds)[number]

/** In the order in which a family is called. A brother or sister follows from a parent, and is no relation of its own. */
export const familyKinds = ['kin', 'spouse', 'child', 'parent', 'sibling', 'former', 'kin_of'] as const
export type FamilyKind = (typeof familyKinds)[number]

/** Somebody of a family, as the reader sees them. */
export const FamilyMemberAnswer = z.strictObject({
  /** The relation; null where it follows from others. */
  relation: numberOrNull,
  kind: z.enum(familyKinds),
  /** Null for a next of kin who is not in the register. */
  person: numberOrNull,
  name: text,
  gender: text,
  /** '' for a reader who may not see it. */
  telephone: text,
  status: text,
  /** How they are related, in words of the office. */
  says: text,
  version: numberOrNull,
})
export type FamilyMemberAnswer = z.infer<typeof FamilyMemberAnswer>

/** A relation that a household makes likely. Of a parent and a child, `person` is the parent. */
export const ProposedRelationAnswer = z.strictObject({
  kind: z.enum(['spouse', 'parent']),
  person: id,
  person_name: text,
  other: id,
  other_name: text,
})
export type ProposedRelationAnswer = z.infer<typeof ProposedRelationAnswer>

const Says = optionalText(60)

/** POST people/{id}/family/. Only a next of kin may be somebody who is not in the register. */
export const RelationForm = z
  .strictObject({
    kind: z.enum(relationKinds, { error: () => peopleRules.chooseHowRelated }),
    person: OptionalId,
    name: z._default(MaybeName, ''),
    telephone: optionalText(40),
    says: Says,
  })
  .check(
    z.refine(({ kind, person }) => kind === 'kin' || person !== null, {
      path: ['person'],
      error: () => peopleRules.chooseSomebodyRegister,
    }),
    z.refine(({ kind, person, name }) => kind !== 'kin' || person !== null || name !== '', {
      path: ['name'],
      error: () => peopleRules.chooseSomebodyRegisterGive,
    }),
    z.refine(({ person, name, telephone }) => person === null || (name === '' && telephone === ''), {
      path: ['name'],
      error: () => peopleRules.nameTelephoneThoseRegister,
    }),
  )
export type RelationForm = z.infer<typeof RelationForm>

/** PUT people/{id}/family/{relation}/: a couple that is one no more or again, or what is said of a next of kin. */
export const RelationChange = z.strictObject({
  is_former: z._default(z.boolean(), false),
  name: z._default(MaybeName, ''),
  telephone: optionalText(40),
  says: Says,
  version: Version,
})
export type RelationChange = z.infer<typeof RelationChange>

/** POST people/{id}/family/household/: those of the proposed relations that are true. */
export const HouseholdRelationsForm = z.strictObject({
  relations: z
    .array(z.strictObject({ kind: z.enum(['spouse', 'parent']), person: Id, other: Id }))
    .check(
      z.minLength(1, { error: () => peopleRules.chooseRelation }),
      z.maxLength(100, { error: () => peopleRules.chooseAtMost100 }),
    ),
})
export type HouseholdRelationsForm = z.infer<typeof HouseholdRelationsForm>
