import * as z from 'zod/mini'
import { usualLanguages } from '../../text/language-names.ts'
import { peopleRules } from '../../texts/people/people-rules.ts'
import { usualRules } from '../../texts/settings/usual-rules.ts'
import { isPartialDate } from '../../time/partial-date.ts'
import { Id, optionalText, requiredText, textOf } from '../base.ts'
import { OptionalId, textList, Version } from '../edit.ts'
import { emailShape } from '../email.ts'
import { type Exact, flag, id, number, numberOrNull, readerOf, text, textOrNull, texts } from '../fields.ts'
import { purposes } from '../messages/message.ts'
import { whatsAppConsent } from '../messages/message-choice.ts'
import { MaybeName, requiredName } from '../name.ts'
import { BranchChoice } from './branch.ts'
import { FamilyMemberAnswer, ProposedRelationAnswer } from './family.ts'

/** What happened to a person's entry. */
const changeKinds = [
  'added',
  'changed',
  'imported',
  'undone',
  'household',
  'consent',
  'merged',
  'claimed',
] as const
export type ChangeKind = (typeof changeKinds)[number]

/** What a list of people may be filtered by beside the fellowship and the status. */
export const lacks = ['fellowship', 'telephone', 'account', 'birthday'] as const
export type Lack = (typeof lacks)[number]

/** A day of which a part may not be known (lib/time/partial-date.ts); '' for none. */
const PartialDate = z._default(
  z
    .string()
    .check(
      z.refine((given) => given === '' || isPartialDate(given), { error: () => peopleRules.giveDaySuchAs }),
    ),
  '',
)

const OptionalEmail = z._default(
  z.string().check(
    z.trim(),
    z.maxLength(150, { error: () => peopleRules.keepUnder150Characters }),
    z.refine((given) => given === '' || emailShape.test(given), {
      error: () => peopleRules.provideValidEmailAddress,
    }),
  ),
  '',
)

/** POST people/, PUT people/{id}/: a person as an admin writes it. Of somebody with an account the contacts stay. */
export const PersonForm = z.strictObject({
  /** Of the church's list of titles. Without it the title stays as it is. */
  title: z.optional(MaybeName),
  first_name: requiredName(() => peopleRules.giveFirstName),
  middle_name: z._default(MaybeName, ''),
  last_name: z._default(MaybeName, ''),
  gender: z._default(z.enum(['', 'female', 'male'], { error: () => peopleRules.chooseFemaleMale }), ''),
  telephone: optionalText(40),
  other_telephone: optionalText(40),
  email: OptionalEmail,
  born: PartialDate,
  baptised: PartialDate,
  /** Whether baptised, where no day is known. Without it the answer stays as it is. */
  baptism: z.optional(z.enum(['', 'yes', 'no'], { error: () => peopleRules.chooseYesNo })),
  joined: PartialDate,
  married: PartialDate,
  address: optionalText(300),
  ministries: textList({ each: 60, most: 30, empty: () => peopleRules.nameMinistry }),
  /** In which the person is written to; '' where it is not known. Without it the language stays as it is. */
  language: z.optional(z.enum(['', ...usualLanguages], { error: () => usualRules.chooseLanguage })),
  status: optionalText(40),
  fellowship: OptionalId,
  /** Without it the branch stays as it is. */
  branch: z.optional(z.nullable(Id)),
  notes: optionalText(10_000),
  version: Version,
})
export type PersonForm = z.infer<typeof PersonForm>

const row = {
  id,
  title: text,
  first_name: text,
  middle_name: text,
  last_name: text,
  telephone: text,
  email: text,
  /** A day of which a part may not be known (lib/time/partial-date.ts), or ''. */
  born: text,
  gender: text,
  status: text,
  fellowship: numberOrNull,
  fellowship_name: text,
  branch: numberOrNull,
  branch_name: text,
  household: numberOrNull,
  has_account: flag,
  version: number,
}

/** A person in a list. */
export const PersonRow = readerOf(row, { required: ['id'] })
export type PersonRow = z.infer<typeof PersonRow>
export const PersonRowAnswer = z.strictObject(row)
export type PersonRowAnswer = Exact<typeof row>

const Named = z.strictObject({ id, name: text })

/** GET people/{id}/. What the reader may not see is '' or an empty list. */
export const PersonAnswer = z.strictObject({
  ...row,
  /** The branch to which the fellowship belongs; null for none. */
  fellowship_branch: numberOrNull,
  other_telephone: text,
  baptised: text,
  /** `yes`, `no`, or '' where it is not known, or the day is. */
  baptism: text,
  joined: text,
  married: text,
  address: text,
  ministries: texts,
  /** A tag, or ''. */
  language: text,
  notes: text,
  /** `is_proven`: something shows whose it is: what it confirmed, or that the office has seen its owner. `seen`: how, in words. */
  account: z.nullable(z.strictObject({ id, username: text, is_proven: flag, seen: text })),
  /** Accounts that may be this person's: an admin decides, and says how they know where nothing in common is confirmed. */
  possible_accounts: z.array(
    z.strictObject({
      id,
      username: text,
      name: text,
      /** When the account was made. */
      since: text,
      meets: z.array(z.strictObject({ what: z.enum(['telephone', 'email']), is_confirmed: flag })),
      /** What the account says otherwise than the entry, in words. */
      differs: texts,
      /** Whether the office has seen its owner. */
      is_seen: flag,
    }),
  ),
  lives_with: z.array(z.strictObject({ id, name: text, born: text })),
  collected_by: z.array(Named),
  /** Next of kin first, then those who are nearest. */
  family: z.array(FamilyMemberAnswer),
  /** What the household makes likely and nobody has said yet, for those who may change it. */
  proposed_family: z.array(ProposedRelationAnswer),
  /** A burial in the registers, or the status says so. */
  has_died: flag,
  consents: z.array(
    z.strictObject({
      purpose: z.enum(purposes),
      given: z.nullable(flag),
      decided_at: textOrNull,
      how: text,
    }),
  ),
  /** What they decided about WhatsApp; null where the church does not write by it. */
  whatsapp: z.nullable(z.strictObject(whatsAppConsent)),
  changes: z.array(
    z.strictObject({
      id,
      at: text,
      by: text,
      kind: z.enum(changeKinds),
      lines: texts,
      /** A merge that can be taken back. */
      may_undo: flag,
    }),
  ),
  may_change: flag,
  may_care: flag,
})
export type PersonAnswer = z.infer<typeof PersonAnswer>

/** GET people/: who the reader is here, and what the church's list of statuses is. */
export const PeopleAnswer = z.strictObject({
  may: z.array(z.enum(['read', 'change', 'care', 'export'])),
  statuses: texts,
  /** The church's own list of titles. */
  titles: texts,
  /** The branches that the reader sees; [] for a church without branches. */
  branches: z.array(BranchChoice),
})
export type PeopleAnswer = z.infer<typeof PeopleAnswer>

/** PUT people/{id}/household/: lives with somebody; null: lives alone, or it is not known with whom. */
export const HouseholdForm = z.strictObject({ lives_with: z.nullable(Id) })

/** PUT people/{id}/collectors/: who may collect this child. */
export const CollectorsForm = z.strictObject({
  people: z.array(Id).check(z.maxLength(20, { error: () => peopleRules.nameAtMost20 })),
})

/** PUT people/{id}/whatsapp/. `given` null: not known. */
export const WhatsAppConsentForm = z.strictObject({ given: z.nullable(z.boolean()) })

/** PUT people/{id}/consents/. `given` null: not known. */
export const PersonConsentForm = z.strictObject({
  purpose: z.enum(purposes, { error: () => peopleRules.namePurpose }),
  given: z.nullable(z.boolean()),
})
export type PersonConsentForm = z.infer<typeof PersonConsentForm>

/** How the office knows whose an account is that has confirmed nothing; '' where it need not say. */
const Seen = optionalText(200)

/** PUT people/{id}/account/: the account of this person. */
export const PersonAccountForm = z.strictObject({ account: Id, seen: Seen })

/** PUT people/{id}/seen/: how the office knows whose the person's account is. */
export const PersonSeenForm = z.strictObject({
  how: requiredText(() => peopleRules.sayHowYouKnow, 200),
})

/** POST people/{id}/merge/: the other one is the same person. The versions are those that the admin saw. */
export const MergeForm = z.strictObject({
  other: Id,
  seen: Seen,
  version: Version,
  other_version: Version,
})

/** POST people/{id}/care-notes/. */
export const CareNoteForm = z.strictObject({
  text: z
    .string({ error: () => peopleRules.writeNote })
    .check(
      z.trim(),
      z.minLength(1, { error: () => peopleRules.writeNote }),
      z.maxLength(5000, { error: () => peopleRules.keepUnder5000Characters }),
    ),
})

export const CareNoteAnswer = z.strictObject({ id, text, writer: text, created_at: text, is_mine: flag })
export type CareNoteAnswer = z.infer<typeof CareNoteAnswer>

/** The most birthdays of a week that are listed, and the most wedding days; the next days first. */
export const mostOfWeek = 100

/** GET people/week/: a birthday or a wedding day of the next seven days. */
export const AnniversaryAnswer = z.strictObject({
  id,
  name: text,
  kind: z.enum(['birthday', 'wedding']),
  /** The day that it falls on, `2026-11-25`. */
  day: text,
  /** How many years; null where the year is not known. */
  years: numberOrNull,
  /** The name of the weekday of the birth, such as Yaw; '' where it is not known. */
  day_name: text,
  telephone: text,
})
export type AnniversaryAnswer = z.infer<typeof AnniversaryAnswer>

/** A person's name in one line. */
export const nameOfPerson = (person: {
  first_name: string
  middle_name: string
  last_name: string
}): string => [person.first_name, person.middle_name, person.last_name].map(textOf).filter(Boolean).join(' ')

/** The same with the title before it, for where people are named formally: `Rev. Ama Serwaa`. */
export const formalNameOf = (person: Parameters<typeof nameOfPerson>[0] & { title: string }): string =>
  [textOf(person.title), nameOfPerson(person)].filter(Boolean).join(' ')
