import { Hono } from 'hono'
import { ConsentDecision, ConsentsAnswer } from '../../../../lib/contract/people/consent.ts'
import type { AppEnv } from '../../../platform/context.ts'
import { refuseFields } from '../../../platform/errors/refusal.ts'
import { callerOf } from '../../../platform/http/caller.ts'
import { describe } from '../../../platform/http/describe.ts'
import { bodyOf, takes } from '../../../platform/http/takes.ts'
import { note } from '../../../settings/system-log/note.ts'
import { signedIn } from '../rights/guards.ts'
import { decideConsent, findConsents } from './consents.ts'

/** Routes for a member's consents: an extension (docs/decisions/accounts.md#consent). */
export const consents = new Hono<AppEnv>()
  .get(
    '/consents',
    signedIn,
    describe({ summary: 'What I have agreed to, and since when', answer: ConsentsAnswer }),
    async (c) => c.json(await findConsents(c.var.db, callerOf(c).id)),
  )
  .post(
    '/consents',
    signedIn,
    describe({ summary: 'Gives or withdraws a consent', answer: ConsentsAnswer }),
    takes(ConsentDecision),
    async (c) => {
      const { id: accountId } = callerOf(c)
      await c.var.limits.consume('setting by account', String(accountId))
      const { purpose, given } = await bodyOf(c)
      if (purpose === 'membership' && !given) refuseFields({ purpose: [withoutMembership] })
      await c.var.db.transaction().execute(async (db) => {
        await decideConsent(db, { accountId, purpose, given, now: c.var.now() })
        await note(c, db, given ? 'Consent given' : 'Consent withdrawn', { detail: purpose })
      })
      return c.json(await findConsents(c.var.db, accountId))
    },
  )

const withoutMembership =
  'Without this the church cannot keep your account. To withdraw it, close your account in your settings.'
