import type { Context } from 'hono'
import * as calls from '../../../../lib/contract/giving/calls/own-pledges.ts'
import type { OwnPledgesAnswer } from '../../../../lib/contract/giving/pledge.ts'
import { signedIn } from '../../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../../platform/context.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { callerOf } from '../../../platform/http/caller.ts'
import { idempotent } from '../../../platform/http/idempotency/idempotency.ts'
import { Routes } from '../../../platform/http/routes.ts'
import { bodyOf } from '../../../platform/http/takes.ts'
import { churchDay } from '../../../settings/church-settings/place.ts'
import {
  addPledge,
  changePledge,
  findOwnPledge,
  listOwnPledges,
  releasePledge,
  resumePledge,
} from './pledges.ts'

/** A member's own pledges: an extension (docs/giving.md, "Pledges"). Each write answers all of them. */
export const ownPledges = new Routes()
  .answer(calls.readPledges, signedIn, (c) => listOwnPledges(c.var.db, callerOf(c).id))
  .answer(calls.addPledge, [signedIn, idempotent], async (c) => {
    const form = await bodyOf(c)
    return changing(c, (db, act) => addPledge(db, form, act))
  })
  .answer(calls.changePledge, signedIn, async (c, { id }) => {
    const form = await bodyOf(c)
    return changing(c, (db, act) => changePledge(db, id, form, act))
  })
  .answer(calls.releasePledge, signedIn, async (c, { id }) => {
    const { word } = await bodyOf(c)
    return changing(c, async (db, { account, now }) =>
      releasePledge(db, await findOwnPledge(db, id, account), word, now),
    )
  })
  .answer(calls.resumePledge, signedIn, async (c, { id }) =>
    changing(c, async (db, { account, today }) =>
      resumePledge(db, await findOwnPledge(db, id, account), today),
    ),
  )

type Act = { account: number; now: Date; today: string }

async function changing(
  c: Context<AppEnv>,
  change: (db: Db, act: Act) => Promise<void>,
): Promise<OwnPledgesAnswer> {
  const [now, { id: account }] = [c.var.now(), callerOf(c)]
  // Before the transaction: it has the only connection that writes.
  const act = { account, now, today: await churchDay(c.var.db, now) }
  await c.var.db.transaction().execute((db) => change(db, act))
  return listOwnPledges(c.var.db, account)
}
