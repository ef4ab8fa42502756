import type { Context } from 'hono'
import { sourceLanguage } from '../../../../lib/words/define.ts'
import type { AppEnv } from '../../../platform/context.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { languageCookie, languageIn } from '../../../platform/words/language-cookie.ts'
import { currentLanguage } from '../../../platform/words/speaking.ts'
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

/** The language in which to write to somebody: what they have chosen, while the church offers it, else English. */
export async function languageOf(db: Db, { language }: Pick<Account, 'language'>): Promise<string> {
  const { offered_languages: offered } = await readChurch(db)
  return offered.find((one) => one === language) ?? sourceLanguage
}
