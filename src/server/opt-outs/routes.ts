import { Hono } from 'hono'
import { Done } from '../../lib/contract/answer.ts'
import { LeaveForm, MessageChoiceAnswer, MessageChoiceForm } from '../../lib/contract/message-choice.ts'
import { signedIn, unguarded } from '../accounts/guards.ts'
import type { AppEnv } from '../context.ts'
import { refuse } from '../errors/refusal.ts'
import { callerOf } from '../http/caller.ts'
import { describe } from '../http/describe.ts'
import { bodyOf, takes } from '../http/takes.ts'
import { note } from '../system-log/note.ts'
import { findChoice, keepChoice, leaveBy } from './repo.ts'

/** What a member wants to get, and by which way first. */
export const messageChoice = new Hono<AppEnv>()
  .get(
    '/messages',
    signedIn,
    describe({ summary: 'Which messages of the church I want, and how', answer: MessageChoiceAnswer }),
    async (c) => c.json(await findChoice(c.var.db, c.var.addressHash, callerOf(c).id)),
  )
  .put(
    '/messages',
    signedIn,
    describe({
      summary: 'Chooses which messages of the church I want, and how',
      answer: MessageChoiceAnswer,
    }),
    takes(MessageChoiceForm),
    async (c) => {
      const choice = await bodyOf(c)
      const { id } = callerOf(c)
      await c.var.db.transaction().execute(async (db) => {
        await keepChoice(db, id, choice)
        await note(c, db, 'Messages chosen')
      })
      return c.json(await findChoice(c.var.db, c.var.addressHash, id))
    },
  )

const done = {
  this: 'No more of these messages come to you.',
  everything: 'No more messages come to you. What concerns your account’s safety still does.',
  nothing: 'Thank you. Messages come to you again.',
} as const

/** The link of a message, without a login. */
export const leaving = new Hono<AppEnv>().post(
  '/leave',
  unguarded,
  describe({
    summary: 'Stops messages of one purpose or all, by the code of a message’s link',
    answer: Done,
  }),
  takes(LeaveForm),
  async (c) => {
    await c.var.limits.spend('leave by address', c.var.address)
    const { code, stop } = await bodyOf(c)
    const isKnown = await c.var.db
      .transaction()
      .execute((db) => leaveBy(db, { code, stop, now: c.var.now() }))
    if (!isKnown)
      refuse(404, 'This link is incomplete or of another church. Please open it from the message again.')
    return c.json({ detail: done[stop] })
  },
)
