import type { Context } from 'hono'
import * as calls from '../../../lib/contract/groups/calls/fellowship-requests.ts'
import type { RequestReply } from '../../../lib/contract/groups/fellowship-request.ts'
import { findAccount } from '../../accounts/accounts/repo.ts'
import { assists, leads, signedIn } from '../../accounts/accounts/rights/guards.ts'
import { findLeader } from '../../accounts/accounts/rights/leaders.ts'
import { inLanguageOf } from '../../accounts/accounts/sessions/kept-language.ts'
import type { AppEnv } from '../../platform/context.ts'
import { callRefusals } from '../../platform/errors/messages.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { idOf } from '../../platform/http/ids.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { recordAccess } from '../../settings/system-log/access.ts'
import { audit } from '../../settings/system-log/audit.ts'
import { fellowshipRefusals } from './messages.ts'
import { moveMember } from './moves.ts'
import { findFellowship } from './repo.ts'
import { acceptedEmail, declinedEmail } from './request-emails.ts'
import {
  answerRequest,
  isMember,
  listOwnRequests,
  listRequests,
  proposeTransfer,
  withdrawOwn,
  withdrawTransfer,
} from './requests.ts'

/** Requests to join a fellowship, and transfers between fellowships: an extension (docs/decisions/people.md#leaders-ask). */
export const fellowshipRequests = new Routes()
  .answer(calls.listOwnFellowshipRequests, signedIn, (c) =>
    listOwnRequests(c.var.db, callerOf(c).id, c.var.now()),
  )
  .answer(calls.withdrawOwnFellowshipRequest, signedIn, async (c, { request }) => {
    const answer = await c.var.db.transaction().execute(async (db) => {
      await withdrawOwn(db, request, actOf(c))
      await audit(c, db, 'Request to join withdrawn')
      return listOwnRequests(db, callerOf(c).id, c.var.now())
    })
    return answer
  })
  .answer(calls.listFellowshipRequests, assists, async (c, { id }) => {
    const requests = await seenRequests(c)
    await recordAccess(c, { what: `requests of fellowship ${id}`, rows: requests.length })
    return requests
  })
  .answer(calls.answerFellowshipRequest, assists, async (c, { id: fellowship }) => {
    const reply = await bodyOf(c)
    const request = await c.var.db.transaction().execute(async (db) => {
      const one = { id: idOf(c, 'request'), fellowship }
      const answered = await answerRequest(db, one, { ...reply, ...actOf(c) })
      const action = reply.accept ? 'Accepted into the fellowship' : 'Request to join declined'
      await audit(c, db, action, { detail: `member ${answered.account_id}, fellowship ${fellowship}` })
      return answered
    })
    if (reply.accept) c.var.cache.invalidate('fellowships')
    if (reply.accept || request.kind === 'join') await tellMember(c, request.account_id, reply)
    return await seenRequests(c)
  })
  .answer(calls.withdrawTransfer, leads, async (c, { id: from, request }) => {
    const answer = await c.var.db.transaction().execute(async (db) => {
      await withdrawTransfer(db, { id: request, from }, actOf(c))
      await audit(c, db, 'Transfer withdrawn', { detail: `fellowship ${from}` })
      return listRequests(db, from, c.var.now())
    })
    return answer
  })
  .answer(calls.transferMember, leads, async (c, { id, member }) => {
    const { to, word } = await bodyOf(c)
    const [from, account] = [id, member]
    if (to === from) refuseFields({ to: [fellowshipRefusals.chooseAnotherFellowship] })
    const leader = await findLeader(c.var.db, to)
    if (leader === undefined) refuseFields({ to: [callRefusals.thereNoSuchFellowship] })
    const caller = callerOf(c)
    const isAtOnce = caller.role === 'admin' || leader === caller.id
    if (!isAtOnce && leader === null)
      refuseFields({
        to: [fellowshipRefusals.fellowshipNoLeaderYet],
      })
    await c.var.db.transaction().execute(async (db) => {
      if (!(await isMember(db, account, from))) refuse(404, fellowshipRefusals.thereNoSuchMember)
      const detail = `member ${account}, from fellowship ${from} to ${to}`
      if (isAtOnce) await moveMember(db, { account, to, ...actOf(c) })
      else await proposeTransfer(db, { account, from, fellowship: to, word, ...actOf(c) })
      await audit(c, db, isAtOnce ? 'Member moved' : 'Transfer proposed', { detail })
    })
    if (isAtOnce) c.var.cache.invalidate('fellowships')
    return { state: isAtOnce ? ('moved' as const) : ('asked' as const) }
  })

/** What waits for a decision. Whom somebody moves away is the leader's, not of who assists. */
async function seenRequests(c: Context<AppEnv>) {
  const requests = await listRequests(c.var.db, idOf(c), c.var.now())
  return callerOf(c).assists === undefined ? requests : requests.filter(({ way }) => way === 'coming')
}

const actOf = (c: Context<AppEnv>) => ({ by: callerOf(c).id, now: c.var.now() })

/** E-mails the answer to a member whose address is confirmed; others read it on the site. */
async function tellMember(
  c: Context<AppEnv>,
  account: number,
  { accept, word }: RequestReply,
): Promise<void> {
  const { db, mail } = c.var
  const [member, leader] = [await findAccount(db, account), await findAccount(db, callerOf(c).id)]
  const fellowship = await findFellowship(db, idOf(c), c.var.now())
  if (!member?.email || !member.email_confirmed_at || !leader || !fellowship) return
  const about = {
    firstName: member.first_name,
    fellowship: fellowship.name,
    word,
    leader: `${leader.first_name} ${leader.last_name}`.trim(),
  }
  // Not in the language of the leader, whose request this is.
  const email = await inLanguageOf(db, member, () => (accept ? acceptedEmail : declinedEmail)(about))
  mail.send({ to: member.email, ...email })
}
