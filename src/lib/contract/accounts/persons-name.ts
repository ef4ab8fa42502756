import * as z from 'zod/mini'
import { accountRules } from '../../texts/accounts/account-rules.ts'

/* Apart from name.ts, which every page with an account's schema loads. */

/** What nobody is called by: digits, signs of money, and marks of sentences. The numerals of "Nana Kwame II" are letters. */
const marks = /[\p{N}\p{Sc}!?;…"%*#]/u

/** The most words of one name, and of a whole name with titles. */
const mostWords = { one: 4, whole: 8 }

/** Whether somebody may be called so, who types it without anybody of the church who knows them: no sentence reaches others as a name. */
export const isPersonsName = (name: string, of: keyof typeof mostWords = 'one'): boolean =>
  !marks.test(name) &&
  name.trim().split(/\s+/).length <= mostWords[of] &&
  (of === 'whole' || !/[,&]/.test(name))

export const noName = () => accountRules.personsName

/** For a first, middle or last name that a visitor types. */
export const noSentence = z.refine<string>((name) => isPersonsName(name), { error: noName })
/** For a whole name that a visitor types, `Mr. & Mrs. Mensah`. */
export const noSentenceInWhole = z.refine<string>((name) => isPersonsName(name, 'whole'), { error: noName })
