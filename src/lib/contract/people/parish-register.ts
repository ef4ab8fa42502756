import * as z from 'zod/mini'
import { peopleRules } from '../../texts/people/people-rules.ts'
import { usualRules } from '../../texts/settings/usual-rules.ts'
import { dayText, optionalText, requiredText } from '../base.ts'
import { OptionalId } from '../edit.ts'
import { type Exact, flag, id, number, numberOrNull, readerOf, text } from '../fields.ts'

/** The registers that a church keeps by law and custom (docs/registers.md). */
export const parishBooks = [
  'baptism',
  'dedication',
  'confirmation',
  'marriage',
  'burial',
  'admission',
  'transfer',
] as const
export type ParishBook = (typeof parishBooks)[number]

/** What an entry may say beside its name, day, place and officiant. */
const details = [
  'born',
  'father',
  'mother',
  'sponsors',
  'witnesses',
  'residence',
  'age',
  'condition',
  'spouse_father',
  'spouse_residence',
  'spouse_age',
  'spouse_condition',
  'banns',
  'licence',
  'baptised_at',
  'died',
  'next_of_kin',
  'buried_at',
  'other_church',
  'manner',
  'letter',
] as const
export type ParishDetail = (typeof details)[number]

/** What an entry of each register may say, in the order in which it is typed and printed. */
export const detailsOf: Record<ParishBook, readonly ParishDetail[]> = {
  baptism: ['born', 'father', 'mother', 'sponsors', 'residence'],
  dedication: ['born', 'father', 'mother', 'witnesses', 'residence'],
  confirmation: ['born', 'baptised_at', 'sponsors', 'residence'],
  marriage: [
    ...(['age', 'condition', 'father', 'residence'] as const),
    ...(['spouse_age', 'spouse_condition', 'spouse_father', 'spouse_residence'] as const),
    ...(['witnesses', 'banns', 'licence'] as const),
  ],
  burial: ['died', 'age', 'residence', 'next_of_kin', 'buried_at'],
  admission: ['born', 'manner', 'other_church', 'letter', 'residence'],
  transfer: ['other_church', 'letter', 'residence'],
}

const detailFields = Object.fromEntries(details.map((name) => [name, optionalText(300)])) as Record<
  ParishDetail,
  ReturnType<typeof optionalText>
>

/** POST parish/entries/: an entry as it is written once; nobody changes it afterwards. */
export const ParishEntryForm = z
  .strictObject({
    book: z.enum(parishBooks, { error: () => peopleRules.chooseRegister }),
    day: dayText(() => peopleRules.giveDay),
    name: requiredText(() => usualRules.giveName, 150),
    spouse: optionalText(150),
    place: optionalText(150),
    officiant: optionalText(150),
    /** Where it stands in an old paper book. */
    paper: optionalText(100),
    /** The person of the register of people, and the one whom they married. */
    person: OptionalId,
    spouse_person: OptionalId,
    ...detailFields,
  })
  .check(
    z.refine(({ book, spouse }) => book !== 'marriage' || spouse !== '', {
      path: ['spouse'],
      error: () => peopleRules.giveNameBride,
    }),
    z.refine(({ book, spouse, spouse_person }) => book === 'marriage' || (!spouse && !spouse_person), {
      path: ['spouse'],
      error: () => peopleRules.onlyMarriageTwoNames,
    }),
    z.refine((form) => details.every((name) => !form[name] || detailsOf[form.book].includes(name)), {
      path: ['book'],
      error: () => peopleRules.entryRegisterDoesNot,
    }),
  )
export type ParishEntryForm = z.infer<typeof ParishEntryForm>

const row = {
  id,
  book: z.enum(parishBooks),
  /** Its number in the book of its year, from 1, without a gap. */
  year: number,
  number,
  day: text,
  name: text,
  spouse: text,
  place: text,
  officiant: text,
  is_cancelled: flag,
  has_notes: flag,
}

/** An entry in a list. */
export const ParishEntryRow = readerOf(row, { required: ['id', 'book'] })
export type ParishEntryRow = z.infer<typeof ParishEntryRow>
export const ParishEntryRowAnswer = z.strictObject(row)
export type ParishEntryRowAnswer = Exact<typeof row>

const Person = z.nullable(z.strictObject({ id, name: text }))

/** GET parish/entries/{id}/. */
export const ParishEntryAnswer = z.strictObject({
  ...row,
  paper: text,
  /** What it says beside, in the order of its register; nothing that is blank. */
  details: z.array(z.strictObject({ name: z.enum(details), value: text })),
  person: Person,
  spouse_person: Person,
  entered_by: text,
  entered_at: text,
  notes: z.array(z.strictObject({ id, text, cancels: flag, by: text, at: text })),
  /** `copy` 1 is the original. */
  certificates: z.array(z.strictObject({ id, copy: number, issued_on: text, by: text })),
})
export type ParishEntryAnswer = z.infer<typeof ParishEntryAnswer>

/** POST parish/entries/{id}/notes/: what was wrong, beside the entry. `cancels`: the entry counts no longer; its number stays. */
export const ParishNoteForm = z.strictObject({
  text: requiredText(() => peopleRules.writeWhatCorrected, 1000),
  cancels: z._default(z.boolean({ error: () => peopleRules.sayWhetherEntryCounts }), false),
})
export type ParishNoteForm = z.infer<typeof ParishNoteForm>

/** Somebody of the register of people, for an entry. */
const named = { id, name: text, born: text }
export const ParishPerson = readerOf(named, { required: ['id'] })
export type ParishPerson = z.infer<typeof ParishPerson>
export const ParishPersonAnswer = z.strictObject(named)

/** GET parish/years/{year}/: how many entries each register has, by month, without cancelled ones. */
export const ParishYearAnswer = z.strictObject({
  year: number,
  counts: z.array(
    z.strictObject({
      book: z.enum(parishBooks),
      /** January first. */
      months: z.array(number),
      total: number,
      before: number,
    }),
  ),
  /** The people of the register now, by status. */
  people: z.array(z.strictObject({ status: text, count: number })),
  /** Years that have an entry, the newest first. */
  years: z.array(number),
})
export type ParishYearAnswer = z.infer<typeof ParishYearAnswer>

/** POST parish/check/: the code of a certificate. */
export const CertificateCheckForm = z.strictObject({ code: requiredText(() => peopleRules.giveCode, 600) })

/** What a certificate is known by to whoever has it in the hand, and nothing else. */
export const CertificateCheckAnswer = z.strictObject({
  book: z.enum(parishBooks),
  year: number,
  number,
  initials: text,
  day: text,
  copy: number,
  issued_on: text,
  /** `noted`: a correction was written beside the entry after the certificate. */
  state: z.enum(['valid', 'noted', 'cancelled']),
})
export type CertificateCheckAnswer = z.infer<typeof CertificateCheckAnswer>

/** GET parish/key/: the church's public key (SPKI, P-256) as base64url. */
export const ParishKeyAnswer = z.strictObject({ key: text })

export const CertificateMade = z.strictObject({ id, copy: numberOrNull })
