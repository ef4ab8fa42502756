import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { Done } from '../../../lib/contract/answer.ts'
import { Day } from '../../../lib/contract/base.ts'
import {
  AnswerForm,
  AskForm,
  FairnessAnswer,
  FoundPersonAnswer,
  MembershipForm,
  mostWeeks,
  ProposalAnswer,
  TeamAnswer,
  TeamForm,
  WeeksAnswer,
} from '../../../lib/contract/services/rota.ts'
import { dayAfter } from '../../../lib/time/next-day.ts'
import { holds } from '../../accounts/accounts/rights/guards.ts'
import { findByName } from '../../accounts/accounts/search.ts'
import type { AppEnv } from '../../platform/context.ts'
import { refuseFields } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { describe } from '../../platform/http/describe.ts'
import { idempotent } from '../../platform/http/idempotency/idempotency.ts'
import { id, idOf } from '../../platform/http/ids.ts'
import { readPaging } from '../../platform/http/page.ts'
import { requireUnchanged } from '../../platform/http/preconditions.ts'
import { bodyOf, takes } from '../../platform/http/takes.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { recordAccess } from '../../settings/system-log/access.ts'
import { note } from '../../settings/system-log/note.ts'
import { fairnessOf, proposeFor } from './fairness.ts'
import { setMembership } from './membership.ts'
import { listSlots } from './slots.ts'
import { addTeam, changeTeam, listTeams } from './teams.ts'
import { tellRemoved, tellWithdrawn } from './tell.ts'
import { answerTurn, ask, withdrawTurn } from './turns.ts'

const keepers = holds('rota', 'admin')
const Teams = z.array(TeamAnswer)
const range = { from: 'the first day; today without it', weeks: `how many weeks, 1 to ${mostWeeks}` }

/** Teams, whom to ask, and fairness, for those who keep the rota (docs/rota.md). */
export const rotaManagement = new Hono<AppEnv>()
  .get(
    '/weeks',
    keepers,
    describe({
      summary: 'What teams need in some weeks, and who was asked',
      query: range,
      answer: WeeksAnswer,
    }),
    async (c) => {
      const asked = await readRange(c)
      const slots = await listSlots(c.var.db, { ...asked, ...viewOf(c) })
      const people = slots.reduce((sum, { turns }) => sum + turns.length, 0)
      await recordAccess(c, { what: 'rota', rows: people, filter: asked.from })
      return c.json({ ...asked, slots })
    },
  )
  .get(
    '/teams',
    keepers,
    describe({ summary: 'The teams, what they need, and who belongs to them', answer: Teams }),
    async (c) => answerTeams(c),
  )
  .post(
    '/teams',
    keepers,
    idempotent,
    describe({ summary: 'Adds a team', status: 201, answer: Teams }),
    takes(TeamForm),
    async (c) => {
      const form = await bodyOf(c)
      await c.var.db.transaction().execute(async (db) => {
        await addTeam(db, form, viewOf(c))
        await note(c, db, 'Team added', { detail: form.name })
      })
      return answerTeams(c, 201)
    },
  )
  .put(
    `/teams/${id}`,
    keepers,
    describe({ summary: 'Changes a team, or closes it; past turns stay', answer: Teams }),
    takes(TeamForm),
    async (c) => {
      const form = await bodyOf(c)
      await c.var.db.transaction().execute(async (db) => {
        await changeTeam(db, idOf(c), form, viewOf(c).branch)
        await note(c, db, 'Team changed', { detail: form.name })
      })
      return answerTeams(c)
    },
  )
  .put(
    `/teams/${id}/members/:member{[0-9]{1,15}}`,
    keepers,
    describe({ summary: 'Takes somebody into a team, or out of it', answer: Teams }),
    takes(MembershipForm),
    async (c) => {
      const [{ state }, team, account] = [await bodyOf(c), idOf(c), idOf(c, 'member')]
      const withdrawn = await c.var.db.transaction().execute(async (db) => {
        const turns = await setMembership(db, { team, account, state, ...viewOf(c) })
        const detail = `team ${team}: account ${account} ${state || 'belongs to it no longer'}`
        await note(c, db, 'Team changed', { detail })
        return turns
      })
      tellRemoved(c, withdrawn)
      return answerTeams(c)
    },
  )
  .get(
    `/teams/${id}/proposal`,
    keepers,
    describe({
      summary: 'Whom to ask for a team, the fairest first, with the reason; nobody is asked by this',
      query: range,
      answer: ProposalAnswer,
    }),
    async (c) => {
      const { from, to } = await readRange(c, 'from today on')
      const proposal = await proposeFor(c.var.db, idOf(c), { from, to, ...viewOf(c) })
      const rows = proposal.slots[0]?.candidates.length ?? 0
      await recordAccess(c, { what: `whom to ask for the team ${proposal.team_name}`, rows })
      return c.json(proposal)
    },
  )
  .get(
    `/teams/${id}/fairness`,
    keepers,
    describe({ summary: 'How often each of a team served in the last 365 days', answer: FairnessAnswer }),
    async (c) => {
      const fairness = await fairnessOf(c.var.db, idOf(c), viewOf(c))
      const what = `turns of the team ${fairness.team_name}`
      await recordAccess(c, { what, rows: fairness.people.length })
      return c.json(fairness)
    },
  )
  .get(
    '/people',
    keepers,
    describe({
      summary: 'Up to six members by name, for a team',
      query: { search: 'at least two letters of a name' },
      answer: z.array(FoundPersonAnswer),
    }),
    async (c) => {
      const { search } = readPaging(c, [])
      if (search.length < 2) return c.json([])
      const rows = await findByName(c.var.db, search, callerOf(c))
      await recordAccess(c, { what: 'members, for the rota', rows: rows.length, filter: search })
      return c.json(rows)
    },
  )
  .post(
    '/turns',
    keepers,
    describe({
      summary: 'Asks people of a team to serve: all of these, or nobody',
      status: 201,
      answer: Done,
    }),
    takes(AskForm),
    async (c) => {
      const form = await bodyOf(c)
      const { length } = form.turns
      await c.var.db.transaction().execute(async (db) => {
        await ask(db, form, { by: callerOf(c).id, ...viewOf(c) })
        await note(c, db, 'Asked to serve', { detail: `${length} turns of team ${form.team}` })
      })
      return c.json({ detail: length === 1 ? 'One person is asked.' : `${length} turns are asked for.` }, 201)
    },
  )
  .post(
    `/turns/${id}/note`,
    keepers,
    describe({
      summary: 'Notes the answer that somebody gave otherwise, such as by telephone',
      seen: 'its version',
      answer: Done,
    }),
    takes(AnswerForm),
    async (c) => {
      const form = await bodyOf(c)
      await c.var.db.transaction().execute(async (db) => {
        const turn = await answerTurn(db, idOf(c), { ...form, of: undefined, ...viewOf(c) })
        if (turn.state !== form.answer) requireUnchanged(c, turn.version)
        await note(c, db, 'Answer noted', { detail: `turn ${turn.id}: ${form.answer}` })
      })
      return c.json({ detail: 'The answer is noted.' })
    },
  )
  .delete(
    `/turns/${id}`,
    keepers,
    describe({ summary: 'Takes a question or a turn back', seen: 'its version', answer: Done }),
    async (c) => {
      const turn = await c.var.db.transaction().execute(async (db) => {
        const before = await withdrawTurn(db, idOf(c), viewOf(c))
        requireUnchanged(c, before.version)
        await note(c, db, 'Turn withdrawn', { detail: `${before.team_name}, ${before.day}` })
        return before
      })
      if (turn.state === 'asked' || turn.state === 'accepted') tellWithdrawn(c, turn)
      return c.json({ detail: 'The request is withdrawn.' })
    },
  )

/** What the keeper sees, and when. */
const viewOf = (c: Context<AppEnv>) => ({ branch: callerOf(c).branch, now: c.var.now() })

async function answerTeams(c: Context<AppEnv>, status: 200 | 201 = 200) {
  const teams = await listTeams(c.var.db, callerOf(c).branch)
  const rows = teams.reduce((sum, { members }) => sum + members.length, 0)
  await recordAccess(c, { what: 'teams that serve', rows })
  return c.json(teams, status)
}

/** Reads `?from=&weeks=`: the days, both included. Throws 400. */
async function readRange(c: Context<AppEnv>, least?: 'from today on'): Promise<{ from: string; to: string }> {
  const today = await churchDay(c.var.db, c.var.now())
  const day = c.req.query('from') || today
  if (!Day.safeParse(day).success) refuseFields({ from: ['Please give a day, such as 2026-11-22'] })
  const weeks = Number(c.req.query('weeks') || 4)
  if (!Number.isSafeInteger(weeks) || weeks < 1 || weeks > mostWeeks)
    refuseFields({ weeks: [`Please give a whole number from 1 to ${mostWeeks}`] })
  const from = least && day < today ? today : day
  return { from, to: dayAfter(day, weeks * 7 - 1) }
}
