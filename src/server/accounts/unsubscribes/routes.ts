import { type Context, Hono } from 'hono'
import { Done } from '../../../lib/contract/answer.ts'
import {
  LeaveForm,
  MessageChoiceAnswer,
  MessageChoiceForm,
} from '../../../lib/contract/messages/message-choice.ts'
import type { AppEnv } from '../../platform/context.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { bytesOf } from '../../platform/http/body.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { describe } from '../../platform/http/describe.ts'
import { bodyOf, takes } from '../../platform/http/takes.ts'
import { note } from '../../settings/system-log/note.ts'
import { signedIn, unguarded } from '../accounts/rights/guards.ts'
import { siteOf } from '../accounts/rights/site.ts'
import { stopPage } from './optional-email.ts'
import { findChoice, optOutByCode, saveChoice } from './repo.ts'

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
        await saveChoice(db, id, choice)
        await note(c, db, 'Messages chosen')
      })
      return c.json(await findChoice(c.var.db, c.var.addressHash, id))
    },
  )

const oneClick = '/one-click/:code'

const done = {
  this: 'No more of these messages come to you.',
  everything: 'No more messages come to you. What concerns your account’s safety still does.',
  nothing: 'Thank you. Messages come to you again.',
} as const

/** The link of a message, without a login. */
export const leaving = new Hono<AppEnv>()
  .post(
    '/leave',
    unguarded,
    describe({
      summary: 'Stops messages of one purpose or all, by the code of a message’s link',
      answer: Done,
    }),
    takes(LeaveForm),
    async (c) => {
      await c.var.limits.consume('unsubscribe by address', c.var.address)
      const { code, stop } = await bodyOf(c)
      return c.json({ detail: await leave(c, code, stop) })
    },
  )
  .post(
    oneClick,
    unguarded,
    describe({
      summary: 'Stops messages of one purpose with one press in a mail program (RFC 8058)',
      answer: Done,
    }),
    async (c) => {
      await c.var.limits.consume('unsubscribe by address', c.var.address)
      // A form or a multipart body, as the mail program likes.
      const asked = new TextDecoder().decode(await bytesOf(c))
      if (!/List-Unsubscribe["\s=]+One-Click/i.test(asked))
        refuse(400, 'This stops nothing: it lacks its words.')
      return c.json({ detail: await leave(c, codeOf(c.req.param('code')), 'this') })
    },
  )
  .get(
    oneClick,
    unguarded,
    describe({
      summary: 'Leads to the page that stops messages; stops nothing itself, since programs open links ahead',
      status: 303,
      answer: Done,
    }),
    (c) => c.redirect(stopPage(siteOf(c), codeOf(c.req.param('code'))), 303),
  )

/** Stops messages by a code. Returns what is said then. Throws 404 for a code that nobody got. */
async function leave(c: Context<AppEnv>, code: string, stop: LeaveForm['stop']): Promise<string> {
  const isKnown = await c.var.db
    .transaction()
    .execute((db) => optOutByCode(db, { code, stop, now: c.var.now() }))
  return isKnown ? done[stop] : refuse(404, noSuchLink)
}

const noSuchLink = 'This link is incomplete or of another church. Please open it from the message again.'

const codeOf = (text: string): string => (/^[\w-]{10}[a-z]$/.test(text) ? text : refuse(404, noSuchLink))
