import type { Context } from 'hono'
import * as calls from '../../../lib/contract/groups/calls/leader-messages.ts'
import {
  type LeaderMessageForm,
  type MessageState,
  messageStates,
  type NewcomerMessageForm,
} from '../../../lib/contract/groups/leader-message.ts'
import { findConfirmed } from '../../accounts/accounts/addresses/confirmed-telephones.ts'
import { findAccount } from '../../accounts/accounts/repo.ts'
import { anyone, assists, leads } from '../../accounts/accounts/rights/guards.ts'
import { pageAt } from '../../accounts/accounts/rights/site.ts'
import { readTelephone } from '../../accounts/accounts/telephones.ts'
import { findRecipient } from '../../accounts/member-settings/optional-emails.ts'
import { sendOptional } from '../../accounts/unsubscribes/optional-email.ts'
import { followArchive } from '../../messages/inbox/repo.ts'
import type { AppEnv } from '../../platform/context.ts'
import { callRefusals } from '../../platform/errors/messages.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { idempotent } from '../../platform/http/idempotency/idempotency.ts'
import { answerPage, readPaging } from '../../platform/http/pagination.ts'
import { consumeAs } from '../../platform/http/rate-limit.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { countryOf } from '../../settings/church-settings/place.ts'
import { recordAccess } from '../../settings/system-log/access.ts'
import { audit } from '../../settings/system-log/audit.ts'
import { moveToTrash } from '../../settings/trash/move-to-trash.ts'
import {
  addMessage,
  deleteVisitorsMessage,
  findEntry,
  findMessage,
  listMessages,
  markMessage,
  messageOrders,
  type Sender,
} from './leader-messages.ts'
import { fellowshipRefusals, leaderEmailWords } from './messages.ts'
import { answerOne } from './routes.ts'
import { claimUntold, countEmail } from './told-leaders.ts'

/** Messages to the leader of a fellowship, and the leader's inbox: an extension (docs/specification/settled.md, docs/decisions/people.md#conversations). */
export const leaderMessages = new Routes()
  .answer(calls.messageLeader, [anyone, idempotent], async (c, { id }) => {
    await consumeAs(c, 'message')
    const { id: fellowshipId, leader_id, name } = await answerOne(c, id)
    const { words, ...written } = await writtenBy(c, await bodyOf(c), fellowshipId)
    if (leader_id === null) refuse(409, fellowshipRefusals.fellowshipNoLeaderAt)
    const kept = { fellowshipId, now: c.var.now(), ...written }
    const untold = await c.var.db.transaction().execute(async (db) => {
      const isAdded = await addMessage(db, kept)
      return isAdded ? claimUntold(db, fellowshipId, c.var.now()) : 0
    })
    const leader = untold > 0 && (await findRecipient(c.var.db, { to: leader_id, choice: 'leader_mail' }))
    if (leader) {
      const { db, mail, addressHash, settings } = c.var
      const writing = { db, mail, addressHash, site: settings.PUBLIC_SITE_URL }
      await sendOptional(writing, {
        to: leader.email,
        accountId: leader.id,
        topic: 'other',
        words: () => (untold === 1 ? words(name) : countEmail(untold, name, settings.PUBLIC_SITE_URL)),
      })
    }
    return { detail: fellowshipRefusals.messageSentGroupLeader }
  })
  .answer(calls.listLeaderMessages, assists, async (c, { id }) => {
    const paging = readPaging(c, messageOrders)
    const query = { fellowshipId: id, state: readState(c) }
    const messages = await listMessages(c.var.db, query, paging)
    const what = `messages to the leader of fellowship ${query.fellowshipId}`
    await recordAccess(c, { what, rows: messages.rows.length, filter: paging.search })
    return answerPage(c, paging, messages)
  })
  .answer(calls.markMessage, assists, async (c, { message, id }) => {
    await c.var.limits.consume('inbox by account', String(callerOf(c).id))
    const mark = await bodyOf(c)
    const named = { id: message, fellowshipId: id }
    const marked = await c.var.db.transaction().execute(async (db) => {
      const entry = (await findEntry(db, named)) ?? refuse(404, noSuch())
      await markMessage(db, { entry, now: c.var.now() }, mark)
      if (mark.is_archived !== undefined)
        await followArchive(db, entry, {
          isArchived: mark.is_archived,
          by: callerOf(c).id,
          now: c.var.now(),
        })
      return findMessage(db, named)
    })
    return marked ?? refuse(404, noSuch())
  })
  .answer(calls.deleteMessage, leads, async (c, { message, id }) => {
    await c.var.limits.consume('inbox by account', String(callerOf(c).id))
    const named = { id: message, fellowshipId: id }
    await c.var.db.transaction().execute(async (db) => {
      if (!(await findEntry(db, named))) refuse(404, noSuch())
      await moveToTrash(c, db, { kind: 'leader_message', row: named.id })
      if (!(await deleteVisitorsMessage(db, named))) refuse(409, ofMember())
      const detail = `message ${named.id} to fellowship ${named.fellowshipId}`
      await audit(c, db, 'Message of a visitor deleted', { detail, status: 'warning' })
    })
    return { detail: callRefusals.messageDeleted }
  })

const noSuch = () => fellowshipRefusals.thereNoSuchMessage
const ofMember = () => fellowshipRefusals.memberWroteGoesAccount

type EmailWords = { subject: string; text: string }
type Written = { sender: Sender; message: string; words: (fellowship: string) => EmailWords }

/** The message, its sender, and the e-mail to the leader. Throws 400 for a telephone number that is none. */
const writtenBy = async (
  c: Context<AppEnv>,
  sent: LeaderMessageForm | NewcomerMessageForm,
  fellowship: number,
): Promise<Written> =>
  'name' in sent ? writtenByNewcomer(c, sent) : writtenByMember(c, sent, await isProven(c, fellowship))

/** Whether the caller is of the fellowship, and has confirmed an address or a telephone: others choose a fellowship themselves. */
async function isProven(c: Context<AppEnv>, fellowship: number): Promise<boolean> {
  const { id, fellowshipId } = callerOf(c)
  if (fellowshipId !== fellowship) return false
  const account = await findAccount(c.var.db, id)
  return account?.email_confirmed_at != null || (await findConfirmed(c.var.db, id)) !== undefined
}

function writtenByMember(c: Context<AppEnv>, { message }: LeaderMessageForm, hasWords: boolean): Written {
  const { id: account_id, username } = callerOf(c)
  const sender = { account_id, sender_name: '', sender_telephone: '' } as const
  if (!hasWords) return { message, sender, words: (fellowship) => unprovenEmail(c, fellowship) }
  return {
    message,
    sender,
    words: (fellowship) => ({
      subject: leaderEmailWords.messageSubject({ fellowship, username }),
      text: `${message}\n\n${whereToAnswer(c)}`,
    }),
  }
}

async function writtenByNewcomer(
  c: Context<AppEnv>,
  { name, telephone, message }: NewcomerMessageForm,
): Promise<Written> {
  const sender_telephone = readTelephone({ telephone }, await countryOf(c.var.db))
  return {
    message,
    sender: { account_id: null, sender_name: name, sender_telephone },
    words: (fellowship) => unprovenEmail(c, fellowship),
  }
}

/** The e-mail about words of somebody who has confirmed nothing: they stand in the inbox alone (docs/decisions/messages.md#strangers-words). */
const unprovenEmail = (c: Context<AppEnv>, fellowship: string): EmailWords => ({
  subject: leaderEmailWords.unprovenSubject({ fellowship }),
  text: `${leaderEmailWords.unproven({ fellowship })}\n\n${whereToAnswer(c)}`,
})

const whereToAnswer = (c: Context<AppEnv>) =>
  `${leaderEmailWords.answer({
    page: pageAt(c.var.settings.PUBLIC_SITE_URL, '/fellowship-leader#messages', leaderEmailWords.page),
  })}\n`

function readState(c: Context<AppEnv>): MessageState {
  const status = c.req.query('status') || 'inbox'
  return (
    messageStates.find((state) => state === status) ??
    refuseFields({ status: [callRefusals.chooseOneChoices({ choices: messageStates.join(', ') })] })
  )
}
