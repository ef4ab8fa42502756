import type { Context } from 'hono'
import type { PersonAnswer } from '../../../lib/contract/people/person.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { audit } from '../../settings/system-log/audit.ts'
import { personAnswer } from './answer.ts'
import { scopeOf } from './people-scope.ts'

/** Who acts, and when. */
export const actOf = (c: Context<AppEnv>) => ({ by: callerOf(c).id, now: c.var.now() })

/** By which a STOP from a number is known; undefined where the church does not write by WhatsApp. */
export const stopsOf = (c: Context<AppEnv>) => c.var.messaging.whatsapp && c.var.addressHash

/** Makes a change in a transaction, logs it, and answers the person that it names. */
export async function changing(
  c: Context<AppEnv>,
  action: string,
  change: (db: Db) => Promise<number>,
): Promise<PersonAnswer> {
  const scope = await scopeOf(c)
  const answer = await c.var.db.transaction().execute(async (db) => {
    const person = await change(db)
    await audit(c, db, action, { detail: `person ${person}` })
    return personAnswer(db, { scope, now: c.var.now(), stops: stopsOf(c) }, person)
  })
  // A fellowship's page says how many belong to it.
  c.var.cache.invalidate('fellowships')
  return answer
}
