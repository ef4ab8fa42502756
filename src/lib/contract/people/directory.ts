import * as z from 'zod/mini'
import { peopleRules } from '../../texts/people/people-rules.ts'
import { SharedDetailsAnswer } from '../accounts/account-details.ts'
import { requiredText } from '../base.ts'
import { type Exact, flag, id, readerOf, text } from '../fields.ts'

/** How many families a page of the directory has. */
export const familiesOfPage = 12

const family = {
  /** That of its first member, as a person of the register. */
  id,
  /** Those who live together and agreed to be in the directory, each with what they allow this reader. */
  members: z.array(SharedDetailsAnswer),
}

export const DirectoryFamily = readerOf(family, { required: ['id', 'members'] })
export type DirectoryFamily = z.infer<typeof DirectoryFamily>
export const DirectoryFamilyAnswer = z.strictObject(family)
export type DirectoryFamilyAnswer = Exact<typeof family>

/** PUT directory/people/{id}/: what somebody without an account agreed to. The name is always shown. */
export const DirectoryPersonForm = z.strictObject({
  agreed: requiredText(() => peopleRules.writeHowAgreedSuch, 200),
  telephone: z.boolean({ error: () => peopleRules.sayWhetherTelephoneNumber }),
  birthday: z.boolean({ error: () => peopleRules.sayWhetherBirthdayShown }),
  address: z.boolean({ error: () => peopleRules.sayWhetherAddressShown }),
})
export type DirectoryPersonForm = z.infer<typeof DirectoryPersonForm>

/** `entry` is null for who is not in the directory. */
export const DirectoryPersonAnswer = z.strictObject({
  entry: z.nullable(
    z.strictObject({ agreed: text, telephone: flag, birthday: flag, address: flag, added_at: text }),
  ),
})
export type DirectoryPersonAnswer = z.infer<typeof DirectoryPersonAnswer>

/** How large the letters of the printed directory are. */
export const letterSizes = ['small', 'large'] as const
export type LetterSize = (typeof letterSizes)[number]

/** Whose birthdays a printed list has: everybody whom the reader sees, or those who show theirs to all members. */
export const birthdayLists = ['office', 'members'] as const

/** Sheets of labels: columns and rows, and the size of a label in millimetres. */
export const labelSheets = ['3x8', '2x7', '3x7'] as const
export type LabelSheet = (typeof labelSheets)[number]

/** GET directory/count/: how many are in it, for who prints it. */
export const DirectoryCountAnswer = z.strictObject({ people: z.number(), families: z.number() })
