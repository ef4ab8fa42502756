import type { Context } from 'hono'
import { sourceLanguage } from '../../../../lib/words/define.ts'
import type { AppEnv } from '../../../platform/context.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { firstLanguage } from '../../../platform/words/first-language.ts'
import { languageCookie, languageIn } from '../../../platform/words/language-cookie.ts'
import { currentLanguage, inLanguage } from '../../../platform/words/speaking.ts'
import { readChurch } from '../../../settings/church-settings/repo.ts'
import type { Account } from '../repo.ts'

/**
 * Keeps with an account the language that the browser of its owner has chosen, so that the church writes to them in it. A browser in
 * which nothing was chosen gets the account's language, from the next page on. Call it outside of a transaction.
 */
export async function keepLanguage(c: Context<AppEnv>, accountId: number): Promise<void> {
  const { db, askedOrigin } = c.var
  const { offered_languages: offered } = await readChurch(db)
  if (offered.length === 0) return
  const shown: readonly string[] = [sourceLanguage, ...offered]
  const { language } = await db
    .selectFrom('account')
    .select('language')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  // Before the first choice, what the browser itself asks for is the language of the account.
  const accepted = language === null && currentLanguage() !== sourceLanguage ? currentLanguage() : undefined
  const chosen = languageIn(c.req.header('cookie')) ?? accepted
  if (chosen && chosen !== language && shown.includes(chosen))
    await db.updateTable('account').set({ language: chosen }).where('id', '=', accountId).execute()
  if (!chosen && language && shown.includes(language))
    c.header('Set-Cookie', languageCookie(language, askedOrigin().startsWith('https:')), { append: true })
}

/**
 * The language of a new account: what its owner has chosen in this browser, else what the browser asks for; null for none that the church
 * offers. So the first e-mail is in it, before anybody has logged in.
 */
export async function languageAtSignUp(c: Context<AppEnv>): Promise<string | null> {
  const { offered_languages: offered } = await readChurch(c.var.db)
  const chosen = languageIn(c.req.header('cookie')) ?? currentLanguage()
  return offered.find((one) => one === chosen) ?? null
}

type Reader = Pick<Account, 'language'> | undefined

/**
 * The language in which to write to somebody: what they have chosen, while the church offers it, else the church's first. Somebody
 * without an account has chosen none.
 */
export const languageOf = async (db: Db, reader: Reader): Promise<string> =>
  (await languageChooser(db))(reader)

/** The same for many people. */
export async function languageChooser(db: Db): Promise<(reader: Reader) => string> {
  const church = await readChurch(db)
  const offered: readonly string[] = [sourceLanguage, ...church.offered_languages]
  return (reader) => offered.find((one) => one === reader?.language) ?? firstLanguage(church)
}

/** Runs code whose words are for somebody, in their language; never in that of the request, which may be somebody else's. */
export const inLanguageOf = async <Result>(db: Db, reader: Reader, act: () => Result): Promise<Result> =>
  inLanguage(await languageOf(db, reader), act)

/** The same for an account by its number; for null, somebody without one. */
export async function inLanguageOfAccount<Result>(
  db: Db,
  accountId: number | null,
  act: () => Result,
): Promise<Result> {
  const account =
    accountId === null
      ? undefined
      : await db.selectFrom('account').select('language').where('id', '=', accountId).executeTakeFirst()
  return inLanguageOf(db, account, act)
}
