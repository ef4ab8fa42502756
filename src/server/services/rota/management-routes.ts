import type { Context } from 'hono'
import { Day } from '../../../lib/contract/base.ts'
import * as calls from '../../../lib/contract/services/calls/rota-management.ts'
import { mostWeeks } from '../../../lib/contract/services/rota.ts'
import { dayAfter } from '../../../lib/time/next-day.ts'
import { holds } from '../../accounts/accounts/rights/guards.ts'
import { findByName } from '../../accounts/accounts/search.ts'
import type { AppEnv } from '../../platform/context.ts'
import { refuseFields } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { idempotent } from '../../platform/http/idempotency/idempotency.ts'
import { readPaging } from '../../platform/http/pagination.ts'
import { requireUnchanged } from '../../platform/http/preconditions.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { recordAccess } from '../../settings/system-log/access.ts'
import { audit } from '../../settings/system-log/audit.ts'
import { writeLogged } from '../../settings/system-log/write-logged.ts'
import { fairnessOf, proposeFor } from './fairness.ts'
import { setMembership } from './membership.ts'
import { rotaRefusals } from './messages.ts'
import { answerShift, ask, withdrawShift } from './shifts.ts'
import { listSlots } from './slots.ts'
import { addTeam, changeTeam, listTeams } from './teams.ts'
import { tellRemoved, tellWithdrawn } from './tell.ts'

const keepers = holds('rota', 'admin')

/** Teams, whom to ask, and fairness, for those who keep the rota (docs/rota.md). */
export const rotaManagement = new Routes()
  .answer(calls.readWeeks, keepers, async (c) => {
    const range = await readRange(c)
    const slots = await listSlots(c.var.db, { ...range, ...viewOf(c) })
    const people = slots.reduce((sum, { turns }) => sum + turns.length, 0)
    await recordAccess(c, { what: 'rota', rows: people, filter: range.from })
    return { ...range, slots }
  })
  .answer(calls.listTeams, keepers, (c) => answerTeams(c))
  .answer(calls.addTeam, [keepers, idempotent], async (c) => {
    const form = await bodyOf(c)
    await writeLogged(c, { action: 'Team added', detail: form.name }, (db) => addTeam(db, form, viewOf(c)))
    return answerTeams(c)
  })
  .answer(calls.changeTeam, keepers, async (c, { id }) => {
    const form = await bodyOf(c)
    await writeLogged(c, { action: 'Team changed', detail: form.name }, (db) =>
      changeTeam(db, id, form, viewOf(c).branch),
    )
    return answerTeams(c)
  })
  .answer(calls.setMembership, keepers, async (c, { id, member }) => {
    const [{ state }, team, account] = [await bodyOf(c), id, member]
    const withdrawn = await c.var.db.transaction().execute(async (db) => {
      const shifts = await setMembership(db, { team, account, state, ...viewOf(c) })
      const detail = `team ${team}: account ${account} ${state || 'belongs to it no longer'}`
      await audit(c, db, 'Team changed', { detail })
      return shifts
    })
    tellRemoved(c, withdrawn)
    return answerTeams(c)
  })
  .answer(calls.readProposal, keepers, async (c, { id }) => {
    const { from, to } = await readRange(c, 'from today on')
    const proposal = await proposeFor(c.var.db, id, { from, to, ...viewOf(c) })
    const rows = proposal.slots[0]?.candidates.length ?? 0
    await recordAccess(c, { what: `whom to ask for the team ${proposal.team_name}`, rows })
    return proposal
  })
  .answer(calls.readFairness, keepers, async (c, { id }) => {
    const fairness = await fairnessOf(c.var.db, id, viewOf(c))
    const what = `turns of the team ${fairness.team_name}`
    await recordAccess(c, { what, rows: fairness.people.length })
    return fairness
  })
  .answer(calls.findMembers, keepers, async (c) => {
    const { search } = readPaging(c, [])
    if (search.length < 2) return []
    const rows = await findByName(c.var.db, search, callerOf(c))
    await recordAccess(c, { what: 'members, for the rota', rows: rows.length, filter: search })
    return rows
  })
  .answer(calls.askToServe, keepers, async (c) => {
    const form = await bodyOf(c)
    const { length } = form.turns
    await writeLogged(c, { action: 'Asked to serve', detail: `${length} turns of team ${form.team}` }, (db) =>
      ask(db, form, { by: callerOf(c).id, ...viewOf(c) }),
    )
    return { detail: length === 1 ? rotaRefusals.onePersonAsked : rotaRefusals.turnsAsked({ length }) }
  })
  .answer(calls.noteAnswer, keepers, async (c, { id }) => {
    const form = await bodyOf(c)
    await c.var.db.transaction().execute(async (db) => {
      const shift = await answerShift(db, id, { ...form, of: undefined, ...viewOf(c) })
      if (shift.state !== form.answer) requireUnchanged(c, shift.version)
      await audit(c, db, 'Answer noted', { detail: `turn ${shift.id}: ${form.answer}` })
    })
    return { detail: rotaRefusals.answerNoted }
  })
  .answer(calls.withdrawShift, keepers, async (c, { id }) => {
    const shift = await c.var.db.transaction().execute(async (db) => {
      const before = await withdrawShift(db, id, viewOf(c))
      requireUnchanged(c, before.version)
      await audit(c, db, 'Turn withdrawn', { detail: `${before.team_name}, ${before.day}` })
      return before
    })
    if (shift.state === 'asked' || shift.state === 'accepted') tellWithdrawn(c, shift)
    return { detail: rotaRefusals.requestWithdrawn }
  })

/** What the keeper sees, and when. */
const viewOf = (c: Context<AppEnv>) => ({ branch: callerOf(c).branch, now: c.var.now() })

async function answerTeams(c: Context<AppEnv>) {
  const teams = await listTeams(c.var.db, callerOf(c).branch)
  const rows = teams.reduce((sum, { members }) => sum + members.length, 0)
  await recordAccess(c, { what: 'teams that serve', rows })
  return teams
}

/** Reads `?from=&weeks=`: the days, both included. Throws 400. */
async function readRange(c: Context<AppEnv>, least?: 'from today on'): Promise<{ from: string; to: string }> {
  const today = await churchDay(c.var.db, c.var.now())
  const day = c.req.query('from') || today
  if (!Day.safeParse(day).success) refuseFields({ from: [rotaRefusals.giveDay] })
  const weeks = Number(c.req.query('weeks') || 4)
  if (!Number.isSafeInteger(weeks) || weeks < 1 || weeks > mostWeeks)
    refuseFields({ weeks: [rotaRefusals.wholeNumber({ mostWeeks })] })
  const from = least && day < today ? today : day
  return { from, to: dayAfter(day, weeks * 7 - 1) }
}
