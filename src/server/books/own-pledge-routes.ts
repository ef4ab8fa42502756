import { type Context, Hono } from 'hono'
import { OwnPledgesAnswer, PledgeChange, PledgeForm, ReleaseForm } from '../../lib/contract/pledge.ts'
import { signedIn } from '../accounts/guards.ts'
import { churchDay } from '../church-settings/place.ts'
import type { AppEnv } from '../context.ts'
import type { Db } from '../db/tables.ts'
import { callerOf } from '../http/caller.ts'
import { describe } from '../http/describe.ts'
import { idempotent } from '../http/idempotency.ts'
import { id, idOf } from '../http/ids.ts'
import { bodyOf, takes } from '../http/takes.ts'
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
      return c.json(await changing(c, async (db) => addPledge(db, form, await actOf(c))), 201)
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
      return c.json(await changing(c, async (db) => changePledge(db, idOf(c), form, await actOf(c))))
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
        await changing(c, async (db) => {
          const pledge = await findOwnPledge(db, idOf(c), callerOf(c).id)
          await releasePledge(db, pledge, word, c.var.now())
        }),
      )
    },
  )
  .post(
    `/${id}/resume`,
    signedIn,
    describe({ summary: 'Takes one’s own pledge up again', answer: OwnPledgesAnswer }),
    async (c) =>
      c.json(
        await changing(c, async (db) => {
          const { account, today } = await actOf(c)
          await resumePledge(db, await findOwnPledge(db, idOf(c), account), today)
        }),
      ),
  )

async function actOf(c: Context<AppEnv>) {
  const now = c.var.now()
  return { account: callerOf(c).id, now, today: await churchDay(c.var.db, now) }
}

async function changing(c: Context<AppEnv>, change: (db: Db) => Promise<void>): Promise<OwnPledgesAnswer> {
  await c.var.db.transaction().execute(change)
  return listOwnPledges(c.var.db, callerOf(c).id)
}
