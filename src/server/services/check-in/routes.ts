import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { Done, pageOf } from '../../../lib/contract/answer.ts'
import {
  ActsForm,
  ChildAnswer,
  CollectionForm,
  NameAnswer,
  NamesAnswer,
  OwnCodeAnswer,
  OwnCodeForm,
  ownCodeShown,
  SittingAnswer,
  SittingForm,
  SittingRowAnswer,
  TodayAnswer,
} from '../../../lib/contract/services/check-in.ts'
import { dutiesInForce } from '../../accounts/accounts/factors/second-factor-requirement.ts'
import { holds, signedIn } from '../../accounts/accounts/rights/guards.ts'
import { statusesOf } from '../../people/people/statuses.ts'
import type { AppEnv } from '../../platform/context.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { describe } from '../../platform/http/describe.ts'
import { id, idOf } from '../../platform/http/ids.ts'
import { answerPage, readPaging } from '../../platform/http/page.ts'
import { bodyOf, takes } from '../../platform/http/takes.ts'
import { recordAccess } from '../../settings/system-log/access.ts'
import { note } from '../../settings/system-log/note.ts'
import { takeActs } from './acts.ts'
import { collectChild, readChild } from './children.ts'
import { makeOwnCode, personOfCode } from './codes.ts'
import { listSittings, sittingOrders } from './history.ts'
import { findNames, listNames, nameOf } from './names.ts'
import { listChoices, openSitting, sittingAnswer, sittingNow, sittingOf } from './sittings.ts'

const child = ':child{[0-9]{1,15}}'
const marks = holds('usher', 'admin')

/** Who is here at a service: an extension (docs/check-in.md). */
export const checkIn = new Hono<AppEnv>()
  .get(
    '/today',
    holds('usher', 'pastor', 'admin'),
    describe({ summary: 'What is on today, and what the caller may do here', answer: TodayAnswer }),
    async (c) => {
      const caller = callerOf(c)
      const { held } = await dutiesInForce(c, caller)
      const isAdmin = caller.role === 'admin'
      const may: TodayAnswer['may'] = [
        ...(isAdmin || held.includes('usher') ? ['mark' as const] : []),
        ...(isAdmin || held.includes('pastor') ? ['history' as const] : []),
        ...(isAdmin ? ['export' as const] : []),
      ]
      return c.json({ ...(await listChoices(c.var.db, c.var.now(), caller.branch)), may })
    },
  )
  .post(
    '/my-code',
    signedIn,
    describe({ summary: 'A new code that the member shows to an usher', answer: OwnCodeAnswer }),
    async (c) => {
      const { id: account } = callerOf(c)
      await c.var.limits.consume('own code by account', String(account))
      const { db, tokenKeys } = c.var
      const code = await db
        .transaction()
        .execute((transaction) => makeOwnCode(transaction, account, tokenKeys, c.var.now()))
      return c.json({ code, seconds: ownCodeShown })
    },
  )
  .get(
    '/sittings',
    holds('pastor', 'admin'),
    describe({
      summary: 'Sittings with heads counted and people marked, the newest first',
      paged: true,
      answer: pageOf(SittingRowAnswer),
    }),
    async (c) => {
      const paging = readPaging(c, sittingOrders)
      return c.json(answerPage(c, paging, await listSittings(c.var.db, paging, callerOf(c).branch)))
    },
  )
  .post(
    '/sittings',
    marks,
    describe({
      summary: 'Opens today’s sitting of a service or an event, or finds the open one',
      answer: SittingAnswer,
    }),
    takes(SittingForm),
    async (c) => {
      const form = await bodyOf(c)
      const now = c.var.now()
      const sitting = await c.var.db.transaction().execute(async (db) => {
        const opened = await openSitting(db, { ...form, branch: callerOf(c).branch, by: callerOf(c).id, now })
        const detail = `${opened.sitting.title}, ${opened.sitting.day}`
        if (opened.isNew) await note(c, db, 'Check-in opened', { detail })
        return opened.sitting
      })
      return c.json(await sittingAnswer(c.var.db, sitting, now))
    },
  )
  .get(
    `/sittings/${id}`,
    marks,
    describe({ summary: 'Who is here, as all phones together marked it', answer: SittingAnswer }),
    async (c) => answerSitting(c),
  )
  .get(
    `/sittings/${id}/names`,
    marks,
    describe({ summary: 'The names that a phone takes for a sitting', answer: NamesAnswer }),
    async (c) => {
      const sitting = await sittingNow(c.var.db, idOf(c), askingOf(c))
      const answer = await listNames(c.var.db, sitting, callerOf(c).branch)
      await recordAccess(c, { what: 'names for the check-in', rows: answer.names.length })
      return c.json(answer)
    },
  )
  .get(
    `/sittings/${id}/people`,
    marks,
    describe({
      summary: 'Up to 20 people by name',
      query: { search: 'words of a name' },
      answer: z.array(NameAnswer),
    }),
    async (c) => {
      const { search } = readPaging(c, [])
      const sitting = await sittingNow(c.var.db, idOf(c), askingOf(c))
      const found = await findNames(c.var.db, sitting.day, { search, branch: callerOf(c).branch })
      await recordAccess(c, { what: 'names for the check-in', rows: found.length, filter: search })
      return c.json(found)
    },
  )
  .post(
    `/sittings/${id}/acts`,
    marks,
    describe({
      summary: 'Takes acts of a phone: marks, visitors, heads counted; once, in any order',
      answer: Done,
    }),
    takes(ActsForm),
    async (c) => {
      const { acts } = await bodyOf(c)
      const { db, tokenKeys: keys } = c.var
      const now = c.var.now()
      await db.transaction().execute(async (transaction) => {
        const sitting = await sittingOf(transaction, idOf(c), askingOf(c))
        const visitorStatus = (await statusesOf(transaction)).find((name) => /visit/i.test(name)) ?? 'Visitor'
        const { id, branch } = callerOf(c)
        const by = { by: id, branch, now, keys, visitorStatus }
        const { unknown } = await takeActs(transaction, sitting, acts, by)
        if (unknown === acts.length) refuse(404, 'This person is not in the register any more.')
        const named = acts.filter((act) => act.kind === 'visitor' && act.here && act.first_name).length
        if (named > 0)
          await note(c, transaction, 'Visitors added at the check-in', {
            detail: `${named} at sitting ${sitting.id}`,
          })
      })
      return c.json({ detail: 'The marks are kept.' })
    },
  )
  .post(
    `/sittings/${id}/codes`,
    marks,
    describe({ summary: 'Marks the member who shows this code now', answer: NameAnswer }),
    takes(OwnCodeForm),
    async (c) => {
      await c.var.limits.consume('scan by account', String(callerOf(c).id))
      const { code } = await bodyOf(c)
      const { db, tokenKeys: keys } = c.var
      const now = c.var.now()
      const found = await db.transaction().execute(async (transaction) => {
        const sitting = await sittingNow(transaction, idOf(c), askingOf(c))
        const person = await personOfCode(transaction, code, keys, now)
        const act = { kind: 'mark' as const, id: `scan-${code}`, at: now.toISOString(), person, here: true }
        // A member's own code is valid at every branch.
        const by = { by: callerOf(c).id, branch: undefined, now, keys, visitorStatus: '' }
        await takeActs(transaction, sitting, [act], by)
        return nameOf(transaction, sitting, person)
      })
      return c.json(found)
    },
  )
  .get(
    `/sittings/${id}/children/${child}`,
    marks,
    describe({ summary: 'Who may collect a child', answer: ChildAnswer }),
    async (c) => {
      const sitting = await sittingNow(c.var.db, idOf(c), askingOf(c))
      const answer = await readChild(c.var.db, sitting, idOf(c, 'child'))
      await recordAccess(c, { what: `who may collect person ${answer.id} of the register`, rows: 1 })
      return c.json(answer)
    },
  )
  .post(
    `/sittings/${id}/collections`,
    marks,
    describe({
      summary: 'Lets a child go: by the code, with a named person, or for a written reason',
      answer: SittingAnswer,
    }),
    takes(CollectionForm),
    async (c) => {
      await c.var.limits.consume('collect by account', String(callerOf(c).id))
      const form = await bodyOf(c)
      const { db, tokenKeys: keys } = c.var
      const now = c.var.now()
      await db.transaction().execute(async (transaction) => {
        const sitting = await sittingNow(transaction, idOf(c), askingOf(c))
        const how = await collectChild(transaction, sitting, { form, by: callerOf(c).id, now, keys })
        const { reason } = form
        const detail = `person ${form.child} at sitting ${sitting.id}, ${how}${reason ? `: ${reason}` : ''}`
        await note(c, transaction, reason ? 'Child collected without a code' : 'Child collected', {
          ...{ detail, status: reason ? 'warning' : 'success' },
        })
      })
      return answerSitting(c)
    },
  )

const askingOf = (c: Context<AppEnv>) => ({ now: c.var.now(), branch: callerOf(c).branch })

async function answerSitting(c: Context<AppEnv>) {
  const { db } = c.var
  const now = c.var.now()
  const sitting = await sittingOf(db, idOf(c), askingOf(c))
  const answer = await sittingAnswer(db, sitting, now)
  await recordAccess(c, { what: `who is here at sitting ${sitting.id}`, rows: answer.here.length })
  return c.json(answer)
}
