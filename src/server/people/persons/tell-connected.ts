import type { Context } from 'hono'
import { shortNameOf } from '../../../lib/contract/website/church.ts'
import { accountEmailWords } from '../../accounts/accounts/messages.ts'
import { siteOf } from '../../accounts/accounts/rights/site.ts'
import { inLanguageOf } from '../../accounts/accounts/sessions/kept-language.ts'
import { hashSecret, newSecret } from '../../accounts/accounts/sessions/secrets.ts'
import { sendPaidText } from '../../accounts/otp/paid-text.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { plain } from '../../platform/delivery/text-letters.ts'
import type { Person } from '../../register/entries/repo.ts'
import { readChurch } from '../../settings/church-settings/repo.ts'
import { connectedWords as words } from './messages.ts'

/** How long the link takes a connection back, in milliseconds. */
const lifetime = 30 * 86_400_000

/** `before`: the entry of the register as the office knew it, without an account; `after`: as it is now. */
type Connected = { before: Person; after: Person }

/**
 * Makes the link by which the person of an entry undoes its connection with an account. Call it in the transaction that connects
 * them. The returned function sends the link after the commit to the address of the entry: by e-mail, else by text message.
 * Undefined where no account was connected, or where the entry has no address.
 */
export async function tellConnected(
  c: Context<AppEnv>,
  db: Db,
  { before, after }: Connected,
): Promise<(() => Promise<void>) | undefined> {
  const { email, telephone, account_id } = before
  if (account_id !== null || after.account_id === null || (!email && !telephone)) return undefined
  const { id: change_id } = await db
    .selectFrom('person_change')
    .select('id')
    .where('person_id', '=', after.id)
    .where('kind', 'in', ['claimed', 'merged'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const token = newSecret()
  const expires_at = new Date(c.var.now().getTime() + lifetime).toISOString()
  await db
    .insertInto('connection_link')
    .values({ token_hash: hashSecret(token), change_id, expires_at })
    .execute()
  const church = shortNameOf(await readChurch(db))
  const link = new URL(`/not-my-account#${token}`, siteOf(c)).href
  return async () => {
    const inFirst = <Said>(say: () => Said): Promise<Said> => inLanguageOf(c.var.db, undefined, say)
    if (email) c.var.mail.send({ to: email, ...(await inFirst(() => wordsOf(church, link))) })
    else await sendPaidText(c, { telephone, text: await inFirst(() => textOf(church, link)) })
  }
}

/** No word that the account's owner has typed: they may be a stranger. */
const wordsOf = (church: string, link: string) => ({
  subject: words.subject,
  text: `${accountEmailWords.goodDay}

${words.connected({ church })}

${words.noAccount}

${link}
`,
})

const textOf = (church: string, link: string) =>
  plain(words.text({ church: church.slice(0, 40), page: link }))
