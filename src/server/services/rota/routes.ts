import { Hono } from 'hono'
import { Done } from '../../../lib/contract/answer.ts'
import {
  AnswerForm,
  CannotForm,
  OfferForm,
  OwnRotaAnswer,
  RotaSettingsForm,
  ServeForm,
} from '../../../lib/contract/services/rota.ts'
import { dutiesInForce } from '../../accounts/accounts/factors/second-factor-requirement.ts'
import { signedIn } from '../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../platform/context.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { describe } from '../../platform/http/describe.ts'
import { idempotent } from '../../platform/http/idempotency/idempotency.ts'
import { id, idOf } from '../../platform/http/ids.ts'
import { requireUnchanged } from '../../platform/http/preconditions.ts'
import { bodyOf, takes } from '../../platform/http/takes.ts'
import { note } from '../../settings/system-log/note.ts'
import { leaveTeam, offerToServe } from './membership.ts'
import { addCannot, readOwnRota, removeCannot, setRemindDays } from './own.ts'
import { tellDeclined, tellLeft, tellTaken } from './tell.ts'
import { answerTurn, offerTurn, takeTurn } from './turns.ts'

/** What the rota is to a member: an extension (docs/rota.md). */
export const ownRota = new Hono<AppEnv>()
  .get(
    '/',
    signedIn,
    describe({
      summary: 'My turns to serve, what I was asked, and when I cannot',
      answer: OwnRotaAnswer,
    }),
    async (c) => {
      const caller = callerOf(c)
      const mayManage = caller.role === 'admin' || (await dutiesInForce(c, caller)).held.includes('rota')
      return c.json(await readOwnRota(c.var.db, { id: caller.id, mayManage }, c.var.now()))
    },
  )
  .post(
    `/turns/${id}/answer`,
    signedIn,
    describe({
      summary: 'Says yes or no to a turn of mine',
      seen: 'its version',
      answer: Done,
    }),
    takes(AnswerForm),
    async (c) => {
      const [{ id: of }, form, now] = [callerOf(c), await bodyOf(c), c.var.now()]
      await c.var.limits.consume('rota by account', String(of))
      const turn = await c.var.db.transaction().execute(async (db) => {
        const before = await answerTurn(db, idOf(c), { ...form, of, now })
        if (before.state === form.answer) return undefined
        requireUnchanged(c, before.version)
        await note(c, db, 'Turn answered', { detail: `turn ${before.id}: ${form.answer}` })
        return before
      })
      if (turn && form.answer === 'declined') tellDeclined(c, turn)
      return c.json({ detail: form.answer === 'accepted' ? 'Thank you.' : 'Your answer is kept.' })
    },
  )
  .post(
    `/turns/${id}/offer`,
    signedIn,
    describe({
      summary: 'Offers a turn of mine to the team, or takes that back; it is mine until somebody takes it',
      seen: 'its version',
      answer: Done,
    }),
    takes(OfferForm),
    async (c) => {
      const [{ id: of }, form, now] = [callerOf(c), await bodyOf(c), c.var.now()]
      await c.var.limits.consume('rota by account', String(of))
      await c.var.db.transaction().execute(async (db) => {
        const { id: turn, version } = await offerTurn(db, idOf(c), { ...form, of, now })
        requireUnchanged(c, version)
        const detail = `turn ${turn}: ${form.offered ? 'offered to the team' : 'not offered any more'}`
        await note(c, db, 'Turn offered', { detail })
      })
      return c.json({ detail: form.offered ? 'Your team can take it.' : 'It is yours again.' })
    },
  )
  .post(
    `/turns/${id}/take`,
    signedIn,
    describe({ summary: 'Takes a turn that somebody of my team offers', answer: Done }),
    async (c) => {
      const [{ id: by }, now] = [callerOf(c), c.var.now()]
      await c.var.limits.consume('rota by account', String(by))
      const turn = await c.var.db.transaction().execute(async (db) => {
        const before = await takeTurn(db, idOf(c), { by, now })
        await note(c, db, 'Turn taken', { detail: `turn ${before.id} of the team ${before.team_name}` })
        return before
      })
      tellTaken(c, turn)
      return c.json({ detail: 'The turn is yours now.' })
    },
  )
  .post(
    '/cannot',
    signedIn,
    idempotent,
    describe({
      summary: 'Notes days on which I cannot serve, for those who keep the rota',
      status: 201,
      answer: Done,
    }),
    takes(CannotForm),
    async (c) => {
      const [{ id: account }, form, now] = [callerOf(c), await bodyOf(c), c.var.now()]
      await c.var.limits.consume('rota by account', String(account))
      await c.var.db.transaction().execute((db) => addCannot(db, { ...form, account, now }))
      return c.json({ detail: 'You are not asked for these days.' }, 201)
    },
  )
  .delete(
    `/cannot/${id}`,
    signedIn,
    describe({ summary: 'Removes days on which I could not serve', answer: Done }),
    async (c) => {
      await c.var.db.transaction().execute((db) => removeCannot(db, idOf(c), callerOf(c).id))
      return c.json({ detail: 'You may be asked for these days again.' })
    },
  )
  .put(
    `/teams/${id}/serve`,
    signedIn,
    describe({ summary: 'Offers to serve in a team, or leaves it', answer: Done }),
    takes(ServeForm),
    async (c) => {
      const [{ id: account }, { serve }, now] = [callerOf(c), await bodyOf(c), c.var.now()]
      await c.var.limits.consume('rota by account', String(account))
      const team = idOf(c)
      const withdrawn = await c.var.db.transaction().execute(async (db) => {
        await note(c, db, serve ? 'Offered to serve' : 'Left a team', { detail: `team ${team}` })
        if (!serve) return leaveTeam(db, { team, account, now })
        await offerToServe(db, team, account, now)
        return []
      })
      tellLeft(c, withdrawn)
      return c.json({ detail: serve ? 'Those who keep the rota will see it.' : 'You have left the team.' })
    },
  )
  .put(
    '/settings',
    signedIn,
    describe({ summary: 'How many days before a turn I am reminded', answer: Done }),
    takes(RotaSettingsForm),
    async (c) => {
      const [{ id: account }, { remind_days }] = [callerOf(c), await bodyOf(c)]
      await c.var.limits.consume('rota by account', String(account))
      await c.var.db.transaction().execute((db) => setRemindDays(db, account, remind_days))
      return c.json({ detail: 'It is saved.' })
    },
  )
