import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from 'hono'
import type { AppEnv } from '../../../platform/context.ts'
import { ownerEmailWords as words } from '../addresses/messages.ts'
import { emailOwner, letterOf, type OwnerEmail } from '../addresses/owner-emails.ts'
import type { Account } from '../repo.ts'

const day = 86_400_000

/** E-mails the owner about guesses, once a day; after a random delay, so that the response time reveals no account. */
export function emailAboutGuessing(c: Context<AppEnv>, account: Account): void {
  c.var.background.run(wait(randomInt(50, 250)).then(() => sendGuessingEmail(c, account)))
}

async function sendGuessingEmail(c: Context<AppEnv>, account: Account): Promise<void> {
  const now = c.var.now()
  const before = new Date(now.getTime() - day).toISOString()
  const { numUpdatedRows } = await c.var.db
    .updateTable('account')
    .set({ guessing_told_at: now.toISOString() })
    .where('id', '=', account.id)
    .where((row) => row.or([row('guessing_told_at', 'is', null), row('guessing_told_at', '<=', before)]))
    .executeTakeFirst()
  if (numUpdatedRows > 0n) emailOwner(c, account, guessing)
}

const guessing: OwnerEmail = ({ greeting, account }) => ({
  subject: words.guessingSubject,
  text: letterOf(greeting, words.guessing({ account }), words.guessingThen),
})
