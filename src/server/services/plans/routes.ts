import { Readable } from 'node:stream'
import type { Context } from 'hono'
import * as calls from '../../../lib/contract/services/calls/plans.ts'
import { type PlanAnswer, planKinds } from '../../../lib/contract/services/plan.ts'
import { planRules } from '../../../lib/texts/services/plan-rules.ts'
import { dutiesInForce } from '../../accounts/accounts/factors/second-factor-requirement.ts'
import { demands } from '../../accounts/accounts/rights/demands.ts'
import { anyone, holds, roles, signedIn } from '../../accounts/accounts/rights/guards.ts'
import { findByName } from '../../accounts/accounts/search.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { mayHaveCommitted } from '../../platform/errors/storage-errors.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { idempotent } from '../../platform/http/idempotency/idempotency.ts'
import { readChoice } from '../../platform/http/pagination.ts'
import { requireUnchanged } from '../../platform/http/preconditions.ts'
import { Routes } from '../../platform/http/routes.ts'
import { removeFiles } from '../../platform/http/store-picture.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { readChurch, readModulesOff } from '../../settings/church-settings/repo.ts'
import { recordAccess } from '../../settings/system-log/access.ts'
import { writeLogged } from '../../settings/system-log/write-logged.ts'
import { planAnswer } from './answer.ts'
import { nameCount } from './counts.ts'
import { addFile, fileHeaders, removeFile, requireFile, storePlanFile, takesFile } from './files.ts'
import { answerFollowing } from './follow.ts'
import { addItem, changeItem, placeItem, removeItem } from './items.ts'
import { linksOf, listPublicPlans, sermonDraftOf } from './links.ts'
import { lead, readLive } from './live.ts'
import { planRefusals } from './messages.ts'
import { listOwnPlans } from './own.ts'
import { planPaper } from './paper.ts'
import {
  addNextPlan,
  addPlan,
  changePlan,
  countChange,
  deletePlan,
  listPlans,
  openTemplate,
  readChoices,
  requirePlan,
  saveTemplate,
} from './plans.ts'
import { noteSongs, planSlides } from './songs.ts'
import { seenPlan } from './viewer.ts'

const planners = holds('worship', 'admin')

/** Orders of service: an extension (docs/worship.md). */
export const plans = new Routes()
  .answer(calls.listPlans, planners, async (c) => {
    const when = readChoice(c, 'when', ['coming', 'past', 'templates'] as const) ?? 'coming'
    return listPlans(c.var.db, { when, ...(await placeOf(c)) })
  })
  .answer(calls.listOwnPlans, signedIn, async (c) =>
    listOwnPlans(c.var.db, callerOf(c).id, await churchDay(c.var.db, c.var.now())),
  )
  .answer(calls.readPlanChoices, planners, async (c) => {
    const { today, branch } = await placeOf(c)
    const choices = await readChoices(c.var.db, today, branch)
    return (await readModulesOff(c.var.db)).has('rota') ? { ...choices, teams: [] } : choices
  })
  .answer(calls.findPlanPeople, planners, async (c) => {
    const search = c.req.query('search')?.trim() ?? ''
    const rows = search === '' ? [] : await findByName(c.var.db, search, callerOf(c))
    await recordAccess(c, { what: 'members, for an order of service', rows: rows.length, filter: search })
    return rows.map(({ id, name }) => ({ id, name }))
  })
  .answer(calls.listPublicPlans, anyone, async (c) =>
    listPublicPlans(c.var.db, await churchDay(c.var.db, c.var.now())),
  )
  .answer(calls.addPlan, [planners, idempotent, demands('nothing')], async (c) => {
    const form = await bodyOf(c)
    const making = await makingOf(c)
    return makePlan(c, 'Order of service added', (db) => addPlan(db, form, making))
  })
  .answer(calls.addNextPlan, [planners, idempotent, demands('nothing')], async (c) => {
    const { service } = await bodyOf(c)
    const making = await makingOf(c)
    return makePlan(c, 'Order of service added', (db) => addNextPlan(db, service, making))
  })
  .answer(calls.openPlanTemplate, [planners, demands('nothing')], async (c, { kind }) => {
    const wanted = planKinds.find((one) => one === kind) ?? refuse(404, planRules.kind)
    const making = await makingOf(c)
    return makePlan(c, 'Template of an order of service opened', (db) => openTemplate(db, wanted, making))
  })
  .answer(calls.savePlanTemplate, [planners, demands('nothing')], async (c, { id }) => {
    const making = await makingOf(c)
    return makePlan(c, 'Template of an order of service saved', async (db) =>
      saveTemplate(db, await countChange(db, id), making),
    )
  })
  .answer(calls.readPlan, signedIn, (c, { id }) => answerPlan(c, id))
  .answer(calls.changePlan, [planners, demands('nothing')], async (c, { id }) => {
    const form = await bodyOf(c)
    return writing(c, id, 'Order of service changed', async (db) => {
      await changePlan(db, await requirePlan(db, id), form)
    })
  })
  .answer(calls.removePlan, [planners, demands('nothing')], async (c, { id }) => {
    const { title, day } = await requirePlan(c.var.db, id)
    const logged = {
      action: 'Order of service deleted',
      detail: `${title} ${day}`.trim(),
      status: 'warning',
    } as const
    await writeLogged(c, logged, async (db) => {
      requireUnchanged(c, (await countChange(db, id)).version)
      await deletePlan(db, id, { by: callerOf(c).id, now: c.var.now() })
    })
    c.var.cache.invalidate('plans')
    return { detail: planRefusals.deleted }
  })
  .answer(calls.addPlanItem, [planners, demands('nothing')], async (c, { id }) => {
    const form = await bodyOf(c)
    return writing(c, id, 'Item added to an order of service', (db) => addItem(db, id, form))
  })
  .answer(calls.changePlanItem, [planners, demands('nothing')], async (c, { id, item }) => {
    const form = await bodyOf(c)
    return writing(c, id, 'Item of an order of service changed', (db) => changeItem(db, id, item, form))
  })
  .answer(calls.placePlanItem, [planners, demands('nothing')], async (c, { id, item }) => {
    const { before } = await bodyOf(c)
    return writing(c, id, 'Item of an order of service moved', (db) => placeItem(db, id, item, before))
  })
  .answer(calls.removePlanItem, [planners, demands('nothing')], async (c, { id, item }) => {
    const keys: string[] = []
    const answer = await writing(c, id, 'Item of an order of service removed', async (db) => {
      keys.push(...(await removeItem(db, id, item, (version) => requireUnchanged(c, version))))
    })
    await removeFiles(c, ...keys)
    return answer
  })
  .answer(calls.addPlanFile, [planners, demands('nothing')], async (c, { id, item }) => {
    const form = await bodyOf(c)
    if (await takesFile(c.var.db, id, item, form.upload)) return answerPlan(c, id)
    const stored = await storePlanFile(c, form.upload)
    let isKept = false
    try {
      const file = { ...form, ...stored, now: c.var.now() }
      return await writing(c, id, 'File added to an order of service', async (db) => {
        isKept = await addFile(db, id, item, file)
      })
    } catch (error) {
      isKept ||= mayHaveCommitted(error)
      throw error
    } finally {
      if (!isKept) await removeFiles(c, stored.key)
    }
  })
  .answer(calls.readPlanFile, signedIn, async (c, { id, file }) => {
    const { plan } = await seenPlan(c, id)
    const row = await requireFile(c.var.db, plan.id, file)
    const { bytes } = (await c.var.files.find(row.file_key)) ?? refuse(404, planRules.noFile)
    const read = await c.var.files.read(row.file_key, { start: 0, end: bytes - 1 })
    return c.body(Readable.toWeb(read) as ReadableStream, 200, fileHeaders({ ...row, bytes }))
  })
  .answer(calls.removePlanFile, [planners, demands('nothing')], async (c, { id, file }) => {
    let key: string | undefined
    const answer = await writing(c, id, 'File of an order of service removed', async (db) => {
      key = await removeFile(db, id, file)
    })
    await removeFiles(c, key)
    return answer
  })
  .answer(calls.readPlanPaper, signedIn, async (c, { id }) => {
    const answer = await answerPlan(c, id)
    const file = await planPaper(await readChurch(c.var.db), answer)
    return c.body(file, 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="order-of-service-${answer.day || 'template'}.pdf"`,
    })
  })
  .answer(calls.readPlanSlides, planners, async (c, { id }) => {
    const plan = await requirePlan(c.var.db, id)
    const file = await planSlides(c.var.db, plan, await readChurch(c.var.db))
    return c.body(file, 200, {
      'Content-Type': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
      'Content-Disposition': `attachment; filename="songs-${plan.day || 'template'}.pptx"`,
    })
  })
  .answer(calls.readPlanLinks, signedIn, async (c, { id }) => {
    const { plan } = await seenPlan(c, id)
    const caller = callerOf(c)
    const { held } = await dutiesInForce(c, caller)
    const off = await readModulesOff(c.var.db)
    const isAdmin = caller.role === 'admin'
    return linksOf(c.var.db, plan, {
      seesCounts: !off.has('books') && held.some((duty) => duty === 'treasurer' || duty === 'counter'),
      seesSittings:
        !off.has('check-in') && (isAdmin || held.some((duty) => duty === 'usher' || duty === 'pastor')),
    })
  })
  .answer(
    calls.namePlanCount,
    [holds('counter', 'treasurer'), demands('nothing')],
    async (c, { id, item }) => {
      const { count } = await bodyOf(c)
      const { plan } = await seenPlan(c, id)
      if ((await readModulesOff(c.var.db)).has('books')) refuse(404, planRules.noItem)
      return writing(c, id, 'Cash count of an order of service named', (db) =>
        nameCount(db, plan, item, { count, now: c.var.now() }),
      )
    },
  )
  .answer(calls.readSermonDraft, roles('admin', 'media'), async (c, { id }) =>
    sermonDraftOf(c.var.db, await requirePlan(c.var.db, id)),
  )
  .answer(calls.readPlanLive, signedIn, async (c, { id }) => {
    const { plan } = await seenPlan(c, id)
    return readLive(c.var.db, plan, c.var.now())
  })
  .answer(calls.leadPlan, signedIn, async (c, { id }) => {
    const form = await bodyOf(c)
    const { plan, viewer } = await seenPlan(c, id)
    const { may_lead } = await planAnswer(c.var.db, plan, viewer, c.var.now())
    if (!may_lead) refuse(403, planRules.mayNotLead)
    if (plan.is_template === 1) refuse(409, planRules.notStarted)
    const leading = { by: callerOf(c).id, now: c.var.now() }
    await c.var.db.transaction().execute((db) => lead(db, id, form, leading))
    const live = await readLive(c.var.db, plan, c.var.now())
    c.var.planNews.tell(id, live)
    return live
  })
  .answer(calls.followPlan, anyone, (c, { id }) => answerFollowing(c, id))

async function placeOf(c: Context<AppEnv>) {
  return { today: await churchDay(c.var.db, c.var.now()), branch: callerOf(c).branch }
}

async function makingOf(c: Context<AppEnv>) {
  return { by: callerOf(c).id, now: c.var.now(), ...(await placeOf(c)) }
}

async function answerPlan(c: Context<AppEnv>, id: number): Promise<PlanAnswer> {
  const { plan, viewer } = await seenPlan(c, id)
  return planAnswer(c.var.db, plan, viewer, c.var.now())
}

/** Makes a plan in one transaction with its log entry, and answers it. */
async function makePlan(c: Context<AppEnv>, action: string, make: (db: Db) => Promise<number>) {
  const detail = (made: number) => `order ${made}`
  const id = await writeLogged(c, { action, detail }, async (db) => {
    const made = await make(db)
    await noteSongs(db, await requirePlan(db, made))
    return made
  })
  c.var.cache.invalidate('plans')
  return answerPlan(c, id)
}

/** Changes a plan that is locked, with its log entry, tells the pages that show it, and answers it. */
async function writing(
  c: Context<AppEnv>,
  id: number,
  action: string,
  change: (db: Db) => Promise<unknown>,
): Promise<PlanAnswer> {
  await writeLogged(c, { action, detail: `order ${id}` }, async (db) => {
    await countChange(db, id)
    await change(db)
    await noteSongs(db, await requirePlan(db, id))
  })
  const answer = await answerPlan(c, id)
  c.var.cache.invalidate('plans')
  c.var.planNews.tell(id, answer.live)
  return answer
}
