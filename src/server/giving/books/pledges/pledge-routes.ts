import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { Done, pageOf } from '../../../../lib/contract/answer.ts'
import {
  CampaignForm,
  CampaignSumsAnswer,
  EnteredChange,
  EnteredPledge,
  PartForm,
  PartsAnswer,
  PledgeRowAnswer,
  ReleaseForm,
} from '../../../../lib/contract/giving/pledge.ts'
import { holds } from '../../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../../platform/context.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { refuseFields } from '../../../platform/errors/refusal.ts'
import { describe } from '../../../platform/http/describe.ts'
import { idempotent } from '../../../platform/http/idempotency/idempotency.ts'
import { id, idOf } from '../../../platform/http/ids.ts'
import { answerPage, readChoice, readPaging } from '../../../platform/http/page.ts'
import { bodyOf, takes } from '../../../platform/http/takes.ts'
import { churchDay } from '../../../settings/church-settings/place.ts'
import { recordAccess } from '../../../settings/system-log/access.ts'
import { note } from '../../../settings/system-log/note.ts'
import { addCampaign, changeCampaign, listCampaigns } from './campaigns.ts'
import { linkPart, readParts, unlinkPart } from './pledge-parts.ts'
import {
  changeEntered,
  enterPledge,
  findEntered,
  findPledge,
  listPledges,
  type Pledge,
  pledgeOrders,
  releasePledge,
  removeEntered,
  resumePledge,
} from './pledges.ts'

const Campaigns = z.array(CampaignSumsAnswer)
const entry = ':entry{[0-9]{1,15}}'
const treasurer = holds('treasurer')

/** Campaigns and pledges for treasurers; the sums are for the super admin, too. */
export const pledgeBook = new Hono<AppEnv>()
  .get(
    '/campaigns',
    holds('treasurer', 'admin'),
    describe({ summary: 'What pledges are asked for, with the sums; it names nobody', answer: Campaigns }),
    async (c) => c.json(await listCampaigns(c.var.db)),
  )
  .post(
    '/campaigns',
    treasurer,
    idempotent,
    describe({ summary: 'Asks pledges for a fund', status: 201, answer: Campaigns }),
    takes(CampaignForm),
    async (c) => {
      const form = await bodyOf(c)
      return c.json(
        await changingCampaigns(c, 'Campaign opened', (db) => addCampaign(db, form, c.var.now())),
        201,
      )
    },
  )
  .put(
    `/campaigns/${id}`,
    treasurer,
    describe({ summary: 'Changes a campaign, opens or closes it', answer: Campaigns }),
    takes(CampaignForm),
    async (c) => {
      const form = await bodyOf(c)
      const change = async (db: Db) => changeCampaign(db, idOf(c), form, await churchDay(db, c.var.now()))
      return c.json(await changingCampaigns(c, 'Campaign changed', change))
    },
  )
  .get(
    '/pledges',
    treasurer,
    describe({
      summary: 'The pledges with their givers, newest first; every look is logged',
      paged: true,
      query: { campaign: 'the id of a campaign', status: 'open, paid or released' },
      answer: pageOf(PledgeRowAnswer),
    }),
    async (c) => {
      const paging = readPaging(c, pledgeOrders)
      const state = readChoice(c, 'status', ['open', 'paid', 'released'])
      const campaign = campaignOf(c)
      const found = await listPledges(c.var.db, paging, { campaign, state })
      await recordAccess(c, { what: 'pledges', rows: found.rows.length, filter: paging.search })
      return c.json(answerPage(c, paging, found))
    },
  )
  .post(
    '/pledges',
    treasurer,
    idempotent,
    describe({ summary: 'Writes down a pledge that somebody made on paper', status: 201, answer: Done }),
    takes(EnteredPledge),
    async (c) => {
      const form = await bodyOf(c)
      await c.var.db.transaction().execute(async (db) => {
        await enterPledge(db, form, c.var.now())
        await note(c, db, 'Pledge entered')
      })
      return c.json({ detail: 'The pledge is written down.' }, 201)
    },
  )
  .put(
    `/pledges/${id}`,
    treasurer,
    describe({ summary: 'Changes a pledge that a treasurer entered', answer: Done }),
    takes(EnteredChange),
    async (c) => {
      const form = await bodyOf(c)
      return acting(c, 'Pledge changed', (db, pledge) => changeEntered(db, pledge, form))
    },
  )
  .delete(
    `/pledges/${id}`,
    treasurer,
    describe({ summary: 'Removes a pledge that was entered by mistake', answer: Done }),
    async (c) => acting(c, 'Pledge removed', (db, pledge) => removeEntered(db, pledge)),
  )
  .post(
    `/pledges/${id}/release`,
    treasurer,
    describe({ summary: 'Notes that the giver of an entered pledge lets the rest go', answer: Done }),
    takes(ReleaseForm),
    async (c) => {
      const { word } = await bodyOf(c)
      return acting(c, 'Pledge released', (db, pledge) => releasePledge(db, pledge, word, c.var.now()))
    },
  )
  .post(
    `/pledges/${id}/resume`,
    treasurer,
    describe({ summary: 'Takes an entered pledge up again', answer: Done }),
    async (c) =>
      acting(c, 'Pledge taken up again', async (db, pledge) =>
        resumePledge(db, pledge, await churchDay(db, c.var.now())),
      ),
  )
  .get(
    `/pledges/${id}/parts`,
    treasurer,
    describe({
      summary: 'The parts of a pledge, and what can become one; every look is logged',
      answer: PartsAnswer,
    }),
    async (c) => {
      const pledge = await findPledge(c.var.db, idOf(c))
      const parts = await readParts(c.var.db, pledge)
      const { account_id } = pledge
      const what = `parts of pledge ${pledge.id}`
      await recordAccess(c, { what, rows: 1, ...(account_id !== null && { subjectId: account_id }) })
      return c.json(parts)
    },
  )
  .post(
    `/pledges/${id}/parts`,
    treasurer,
    describe({
      summary: 'Makes an entry of the ledger a part of a pledge',
      status: 201,
      answer: PartsAnswer,
    }),
    takes(PartForm),
    async (c) => {
      const { entry: wanted } = await bodyOf(c)
      const parts = await changingParts(c, 'Part of a pledge added', (db, pledge) =>
        linkPart(db, pledge, wanted),
      )
      return c.json(parts, 201)
    },
  )
  .delete(
    `/pledges/${id}/parts/${entry}`,
    treasurer,
    describe({ summary: 'Takes an entry from a pledge; the entry stays', answer: PartsAnswer }),
    async (c) =>
      c.json(
        await changingParts(c, 'Part of a pledge taken from it', (db, pledge) =>
          unlinkPart(db, pledge.id, idOf(c, 'entry')),
        ),
      ),
  )

function campaignOf(c: Context<AppEnv>): number | undefined {
  const given = c.req.query('campaign')
  if (!given) return undefined
  if (!/^[1-9]\d{0,14}$/.test(given)) refuseFields({ campaign: ['Please choose a campaign'] })
  return Number(given)
}

async function changingCampaigns(c: Context<AppEnv>, action: string, change: (db: Db) => Promise<void>) {
  await c.var.db.transaction().execute(async (db) => {
    await change(db)
    await note(c, db, action)
  })
  return listCampaigns(c.var.db)
}

/** Changes a pledge that a treasurer entered, with its log entry. */
async function acting(c: Context<AppEnv>, action: string, act: (db: Db, pledge: Pledge) => Promise<void>) {
  await c.var.db.transaction().execute(async (db) => {
    await act(db, await findEntered(db, idOf(c)))
    await note(c, db, action, { detail: `pledge ${idOf(c)}` })
  })
  return c.json({ detail: 'Done.' })
}

const changingParts = (c: Context<AppEnv>, action: string, act: (db: Db, pledge: Pledge) => Promise<void>) =>
  c.var.db.transaction().execute(async (db) => {
    const pledge = await findPledge(db, idOf(c))
    await act(db, pledge)
    await note(c, db, action, { detail: `pledge ${pledge.id}` })
    return readParts(db, pledge)
  })
