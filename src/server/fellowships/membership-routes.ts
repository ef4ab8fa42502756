import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { FellowshipMember, SharedDetails } from '../../lib/contract/answers/account.ts'
import { Done, pageOf } from '../../lib/contract/answers/answer.ts'
import { Fellowship } from '../../lib/contract/answers/church.ts'
import { LeaderMessage as KeptMessage } from '../../lib/contract/answers/voices.ts'
import { LeaderMessage } from '../../lib/contract/fellowship-edit.ts'
import { findAccount } from '../accounts/repo.ts'
import type { AppEnv } from '../http/app.ts'
import { readBody } from '../http/body.ts'
import { describe } from '../http/describe.ts'
import { id, idOf } from '../http/ids.ts'
import { once } from '../http/once.ts'
import { answerPage, readPaging } from '../http/page.ts'
import { refuse } from '../http/refusal.ts'
import { callerOf, leads, signedIn } from '../http/rules.ts'
import { note } from '../log/note.ts'
import { findSettings } from '../settings/repo.ts'
import { listMembers, memberOrders } from './members.ts'
import { addMessage, listMessages, messageOrders } from './messages.ts'
import { fellowshipExists, setFellowshipOf } from './repo.ts'
import { answerOne, noSuch } from './routes.ts'
import { listShared } from './visibility.ts'

/** Belonging to a fellowship; joining and writing to its leader are extensions (decisions). */
export const membership = new Hono<AppEnv>()
  .get(
    '/my/members',
    signedIn,
    describe({
      summary:
        'The members of my fellowship who share a telephone, e-mail address, birthday or address with it',
      answer: z.array(SharedDetails),
    }),
    async (c) => {
      const { fellowshipId } = callerOf(c)
      const none = 'You are not part of any fellowship yet.'
      return c.json(await listShared(c.var.db, fellowshipId ?? refuse(404, none)))
    },
  )
  .post(
    `/${id}/join`,
    signedIn,
    describe({ summary: 'Joins a fellowship, and leaves the one before', answer: Fellowship }),
    async (c) => {
      const { name } = await answerOne(c, idOf(c))
      await move(c, idOf(c), `Joined ${name}`)
      return c.json(await answerOne(c, idOf(c)))
    },
  )
  .delete(`/${id}/join`, signedIn, describe({ summary: 'Leaves a fellowship', answer: Done }), async (c) => {
    if (callerOf(c).fellowshipId !== idOf(c)) refuse(409, 'You are not part of this fellowship.')
    await move(c, null, 'Left the fellowship')
    return c.json({ detail: 'You have left the fellowship.' })
  })
  .post(
    `/${id}/message`,
    signedIn,
    once,
    describe({
      summary: 'Writes to the leader of a fellowship',
      body: LeaderMessage,
      status: 201,
      answer: Done,
    }),
    async (c) => {
      const caller = callerOf(c)
      const fellowshipId = idOf(c)
      const { message } = await readBody(c, LeaderMessage)
      await c.var.limits.spend('message by account', String(caller.id))
      const { leader_id, name } = await answerOne(c, fellowshipId)
      const leader = (leader_id && (await findAccount(c.var.db, leader_id))) || undefined
      if (!leader) refuse(409, 'This fellowship has no leader at the moment. Please write to the office.')
      const words = { fellowshipId, accountId: caller.id, message, now: c.var.now() }
      const isNews = await c.var.db.transaction().execute((db) => addMessage(db, words))
      const letter = { subject: `A message for ${name} from ${caller.username}`, text: message }
      const { leader_mail } = await findSettings(c.var.db, leader.id)
      if (isNews && leader.email && leader_mail) c.var.mail.send({ to: leader.email, ...letter })
      return c.json({ detail: 'Message sent to group leader' }, 201)
    },
  )
  .get(
    `/${id}/messages`,
    leads,
    describe({ summary: 'What members wrote to the leader', paged: true, answer: pageOf(KeptMessage) }),
    async (c) => {
      const paging = readPaging(c, messageOrders)
      return c.json(answerPage(c, paging, await listMessages(c.var.db, idOf(c), paging)))
    },
  )
  .get(
    `/${id}/members`,
    leads,
    describe({ summary: 'The members with their attendance', paged: true, answer: pageOf(FellowshipMember) }),
    async (c) => {
      const paging = readPaging(c, memberOrders)
      const asked = { fellowshipId: idOf(c), reader: callerOf(c) }
      return c.json(answerPage(c, paging, await listMembers(c.var.db, asked, paging)))
    },
  )

async function move(c: Context<AppEnv>, fellowshipId: number | null, action: string): Promise<void> {
  await c.var.db.transaction().execute(async (db) => {
    if (fellowshipId !== null && !(await fellowshipExists(db, fellowshipId))) refuse(404, noSuch)
    await setFellowshipOf(db, callerOf(c).id, fellowshipId)
    await note(c, db, action)
  })
  c.var.kept.changed('fellowships')
}
