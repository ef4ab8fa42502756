import type { Context } from 'hono'
import * as calls from '../../../../lib/contract/giving/calls/pledges.ts'
import { holds } from '../../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../../platform/context.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { refuseFields } from '../../../platform/errors/refusal.ts'
import { idempotent } from '../../../platform/http/idempotency/idempotency.ts'
import { idOf } from '../../../platform/http/ids.ts'
import { answerPage, readChoice, readPaging } from '../../../platform/http/pagination.ts'
import { Routes } from '../../../platform/http/routes.ts'
import { bodyOf } from '../../../platform/http/takes.ts'
import { churchDay } from '../../../settings/church-settings/place.ts'
import { recordAccess } from '../../../settings/system-log/access.ts'
import { audit } from '../../../settings/system-log/audit.ts'
import { writeLogged } from '../../../settings/system-log/write-logged.ts'
import { bookRefusals } from '../messages.ts'
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

const treasurer = holds('treasurer')

/** Campaigns and pledges for treasurers; the sums are for the super admin, too. */
export const pledgeBook = new Routes()
  .answer(calls.listCampaigns, holds('treasurer', 'admin'), (c) => listCampaigns(c.var.db))
  .answer(calls.addCampaign, [treasurer, idempotent], async (c) => {
    const form = await bodyOf(c)
    return changingCampaigns(c, 'Campaign opened', (db) => addCampaign(db, form, c.var.now()))
  })
  .answer(calls.changeCampaign, treasurer, async (c, { id }) => {
    const form = await bodyOf(c)
    const change = async (db: Db) => changeCampaign(db, id, form, await churchDay(db, c.var.now()))
    return changingCampaigns(c, 'Campaign changed', change)
  })
  .answer(calls.listPledges, treasurer, async (c) => {
    const paging = readPaging(c, pledgeOrders)
    const state = readChoice(c, 'status', ['open', 'paid', 'released'])
    const campaign = campaignOf(c)
    const pledges = await listPledges(c.var.db, paging, { campaign, state })
    await recordAccess(c, { what: 'pledges', rows: pledges.rows.length, filter: paging.search })
    return answerPage(c, paging, pledges)
  })
  .answer(calls.enterPledge, [treasurer, idempotent], async (c) => {
    const form = await bodyOf(c)
    await writeLogged(c, { action: 'Pledge entered' }, (db) => enterPledge(db, form, c.var.now()))
    return { detail: bookRefusals.pledgeWritten }
  })
  .answer(calls.changeEntered, treasurer, async (c) => {
    const form = await bodyOf(c)
    return acting(c, 'Pledge changed', (db, pledge) => changeEntered(db, pledge, form))
  })
  .answer(calls.removeEntered, treasurer, (c) =>
    acting(c, 'Pledge removed', (db, pledge) => removeEntered(db, pledge)),
  )
  .answer(calls.releaseEntered, treasurer, async (c) => {
    const { word } = await bodyOf(c)
    return acting(c, 'Pledge released', (db, pledge) => releasePledge(db, pledge, word, c.var.now()))
  })
  .answer(calls.resumeEntered, treasurer, (c) =>
    acting(c, 'Pledge taken up again', async (db, pledge) =>
      resumePledge(db, pledge, await churchDay(db, c.var.now())),
    ),
  )
  .answer(calls.readParts, treasurer, async (c, { id }) => {
    const pledge = await findPledge(c.var.db, id)
    const parts = await readParts(c.var.db, pledge)
    const { account_id } = pledge
    const what = `parts of pledge ${pledge.id}`
    await recordAccess(c, { what, rows: 1, ...(account_id !== null && { subjectId: account_id }) })
    return parts
  })
  .answer(calls.addPart, treasurer, async (c) => {
    const { entry: wanted } = await bodyOf(c)
    return changingParts(c, 'Part of a pledge added', (db, pledge) => linkPart(db, pledge, wanted))
  })
  .answer(calls.removePart, treasurer, (c, { entry }) =>
    changingParts(c, 'Part of a pledge taken from it', (db, pledge) => unlinkPart(db, pledge.id, entry)),
  )

function campaignOf(c: Context<AppEnv>): number | undefined {
  const given = c.req.query('campaign')
  if (!given) return undefined
  if (!/^[1-9]\d{0,14}$/.test(given)) refuseFields({ campaign: [bookRefusals.pleaseChooseCampaign] })
  return Number(given)
}

async function changingCampaigns(c: Context<AppEnv>, action: string, change: (db: Db) => Promise<void>) {
  await writeLogged(c, { action }, change)
  return listCampaigns(c.var.db)
}

/** Changes a pledge that a treasurer entered, with its log entry. */
async function acting(c: Context<AppEnv>, action: string, act: (db: Db, pledge: Pledge) => Promise<void>) {
  await c.var.db.transaction().execute(async (db) => {
    await act(db, await findEntered(db, idOf(c)))
    await audit(c, db, action, { detail: `pledge ${idOf(c)}` })
  })
  return { detail: 'Done.' }
}

const changingParts = (c: Context<AppEnv>, action: string, act: (db: Db, pledge: Pledge) => Promise<void>) =>
  c.var.db.transaction().execute(async (db) => {
    const pledge = await findPledge(db, idOf(c))
    await act(db, pledge)
    await audit(c, db, action, { detail: `pledge ${pledge.id}` })
    return readParts(db, pledge)
  })
