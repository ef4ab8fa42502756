import * as calls from '../../../lib/contract/people/calls/connection-links.ts'
import { unguarded } from '../../accounts/accounts/rights/guards.ts'
import { hashSecret } from '../../accounts/accounts/sessions/secrets.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { undoChange } from '../../register/entries/undo-claim.ts'
import { audit } from '../../settings/system-log/audit.ts'
import { personRefusals } from '../messages.ts'
import { anyPerson } from './people-scope.ts'

/** The link by which the person of an entry disconnects an account that is not theirs (docs/decisions/people.md#unconfirmed-numbers). */
export const connectionLinks = new Routes().answer(calls.disownAccount, unguarded, async (c) => {
  await c.var.limits.consume('reset link by address', c.var.address)
  const { token } = await bodyOf(c)
  const now = c.var.now()
  await c.var.db.transaction().execute(async (db) => {
    const link = (await findLink(db, token, now)) ?? refuse(400, spentLink())
    await db.deleteFrom('connection_link').where('change_id', '=', link.change_id).execute()
    await undoChange(db, await anyPerson(db, link.person_id), link.change_id, { by: null, now })
    await audit(c, db, 'Connection with an account undone by a link', {
      detail: `person ${link.person_id}`,
      status: 'warning',
    })
  })
  c.var.cache.invalidate('fellowships')
  return { detail: personRefusals.thankYouAccountSeparated }
})

const findLink = (db: Db, token: string, now: Date) =>
  db
    .selectFrom('connection_link')
    .innerJoin('person_change', 'person_change.id', 'connection_link.change_id')
    .select(['change_id', 'person_id'])
    .where('token_hash', '=', hashSecret(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()

const spentLink = () => personRefusals.linkUsedAlreadyToo
