import { type Context, Hono } from 'hono'
import {
  OwnPledgesAnswer,
  PledgeChange,
  PledgeForm,
  ReleaseForm,
} from '../../../../lib/contract/giving/pledge.ts'
import { signedIn } from '../../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../../platform/context.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { callerOf } from '../../../platform/http/caller.ts'
import { describe } from '../../../platform/http/describe.ts'
import { idempotent } from '../../../platform/http/idempotency/idempotency.ts'
import { id, idOf } from '../../../platform/http/ids.ts'
import { bodyOf, takes } from '../../../platform/http/takes.ts'
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
export const ownPledges = new Hono<AppEnv>()
  .get(
    '/',
    signedIn,
    describe({ summary: 'The caller’s pledges, and what can be pledged for', answer: OwnPledgesAnswer }),
    async (c) => c.json(await listOwnPledges(c.var.db, callerOf(c).id)),
  )
  .post(
    '/',
    signedIn,
    idempotent,
    describe({ summary: 'Promises an amount for a campaign', status: 201, answer: OwnPledgesAnswer }),
    takes(PledgeForm),
    async (c) => {
      const form = await bodyOf(c)
      return c.json(await changing(c, (db, act) => addPledge(db, form, act)), 201)
    },
  )
  .put(
    `/${id}`,
    signedIn,
    describe({
      summary: 'Raises or lowers one’s own pledge, and sets its reminders',
      answer: OwnPledgesAnswer,
    }),
    takes(PledgeChange),
    async (c) => {
      const form = await bodyOf(c)
      return c.json(await changing(c, (db, act) => changePledge(db, idOf(c), form, act)))
    },
  )
  .post(
    `/${id}/release`,
    signedIn,
    describe({ summary: 'Lets the rest of one’s own pledge go', answer: OwnPledgesAnswer }),
    takes(ReleaseForm),
    async (c) => {
      const { word } = await bodyOf(c)
      return c.json(
        await changing(c, async (db, { account, now }) =>
          releasePledge(db, await findOwnPledge(db, idOf(c), account), word, now),
        ),
      )
    },
  )
  .post(
    `/${id}/resume`,
    signedIn,
    describe({ summary: 'Takes one’s own pledge up again', answer: OwnPledgesAnswer }),
    async (c) =>
      c.json(
        await changing(c, async (db, { account, today }) =>
          resumePledge(db, await findOwnPledge(db, idOf(c), account), today),
        ),
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
