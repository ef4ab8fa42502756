import type { Context } from 'hono'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { idOf } from '../../platform/http/ids.ts'
import { eventRefusals } from './messages.ts'
import { type EventReader, findEvent, visitor } from './repo.ts'

/** What the caller may see of events. */
export function readerOf(c: Context<AppEnv>): EventReader {
  const { caller } = c.var
  if (!caller) return visitor
  return { fellowshipId: caller.fellowshipId, everything: caller.role === 'admin', isMember: true }
}

/** The event in the path, if the caller may see it. Throws 404. */
export async function eventOf(c: Context<AppEnv>, db: Db = c.var.db) {
  return (await findEvent(db, idOf(c), readerOf(c))) ?? refuse(404, eventRefusals.noEvent)
}

/** The event in the path of a fellowship. Throws 404 when it does not belong to the fellowship. */
export async function ownEvent(c: Context<AppEnv>, db: Db = c.var.db) {
  const reader = { fellowshipId: idOf(c), everything: false, isMember: true }
  const event = await findEvent(db, idOf(c, 'event'), reader)
  return event?.fellowship === idOf(c) ? event : refuse(404, eventRefusals.notOfFellowship)
}
