import { type Context, Hono } from 'hono'
import { Done } from '../../lib/contract/answers/answer.ts'
import { Proof } from '../../lib/contract/proof.ts'
import type { AppEnv } from '../http/app.ts'
import { readBody } from '../http/body.ts'
import { describe } from '../http/describe.ts'
import { refuseFields } from '../http/refusal.ts'
import { callerOf, signedIn } from '../http/rules.ts'
import { note } from '../log/note.ts'
import { verifyPassword } from './passwords.ts'
import { findAccount } from './repo.ts'
import { setProven } from './sessions.ts'

/** Proving once more, in a session that goes on, who is there. */
export const proving = new Hono<AppEnv>().post(
  '/prove',
  signedIn,
  describe({
    summary: 'Confirms that it is me, for acts that ask for it (403 with `step_up`)',
    body: Proof,
    answer: Done,
  }),
  async (c) => {
    const caller = callerOf(c)
    const proof = await readBody(c, Proof)
    await c.var.limits.spend('proof by account', String(caller.id))
    await check(c, proof)
    await c.var.limits.forgive('proof by account', String(caller.id))
    await setProven(c.var.db, caller.sessionId, c.var.now())
    return c.json({ detail: 'Thank you. You can go on.' })
  },
)

/** Throws 400 at the field whose proof is wrong, and notes that in the system log. */
async function check(c: Context<AppEnv>, { password }: Proof): Promise<void> {
  const account = await findAccount(c.var.db, callerOf(c).id)
  if (await verifyPassword(account?.password_hash, password)) return
  await note(c, c.var.db, 'Confirmation failed', { detail: 'password', status: 'warning' })
  refuseFields({ password: ['This is not your password'] })
}
