import * as z from 'zod/mini'
import { SharedDetailsAnswer } from '../accounts/account-details.ts'
import { type Exact, id, readerOf } from '../fields.ts'

/** How many families a page of the directory has. */
export const familiesOfPage = 12

const family = {
  /** That of its first member. */
  id,
  /** Those who live together and agreed to be in the directory, each with what they allow this reader. */
  members: z.array(SharedDetailsAnswer),
}

export const DirectoryFamily = readerOf(family, { required: ['id', 'members'] })
export type DirectoryFamily = z.infer<typeof DirectoryFamily>
export const DirectoryFamilyAnswer = z.strictObject(family)
export type DirectoryFamilyAnswer = Exact<typeof family>

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
