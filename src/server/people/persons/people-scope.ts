import type { Context } from 'hono'
import { dutiesInForce } from '../../accounts/accounts/factors/second-factor-requirement.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { callRefusals } from '../../platform/errors/messages.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { everybody, type Scope } from '../../register/entries/register-scope.ts'
import { findPerson, type Person } from '../../register/entries/repo.ts'

/** The scope of a caller behind the rule `caresForPeople`: which people, and which of their fields. */
export async function scopeOf(c: Context<AppEnv>): Promise<Scope> {
  const caller = callerOf(c)
  const mayChange = caller.role === 'admin'
  const mayCare = (await dutiesInForce(c, caller)).held.includes('pastor')
  const leads = mayChange || mayCare ? undefined : caller.id
  return { leads, branch: caller.branch, mayChange, mayCare }
}

/** A person whom the reader sees. Throws 404. */
export const seenPerson = async (db: Db, scope: Scope, id: number): Promise<Person> =>
  (await findPerson(db, scope, id)) ?? refuse(404, callRefusals.thereNoSuchPerson)

/** A person, for those who see everybody. Throws 404. */
export const anyPerson = (db: Db, id: number): Promise<Person> => seenPerson(db, everybody, id)

/** Of a registrar: a family is whole for all of them, and its telephone numbers are for those who look after everybody besides. */
export async function familyReaderOf(c: Context<AppEnv>): Promise<{ scope: Scope; mayCall: boolean }> {
  const { mayChange, mayCare, branch } = await scopeOf(c)
  return { scope: { ...everybody, branch }, mayCall: mayChange || mayCare }
}
