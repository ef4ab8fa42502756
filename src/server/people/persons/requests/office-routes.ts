import type { Context } from 'hono'
import type { RequestReply } from '../../../../lib/contract/groups/fellowship-request.ts'
import * as calls from '../../../../lib/contract/people/calls/person-requests.ts'
import { nameOfPerson } from '../../../../lib/contract/people/person.ts'
import type { WaitingPersonAnswer } from '../../../../lib/contract/people/person-request.ts'
import { nameOfAccount } from '../../../accounts/accounts/account-name.ts'
import { findAccount } from '../../../accounts/accounts/repo.ts'
import { roles } from '../../../accounts/accounts/rights/guards.ts'
import { inLanguageOf } from '../../../accounts/accounts/sessions/kept-language.ts'
import { findFellowship } from '../../../groups/fellowships/repo.ts'
import { acceptedEmail } from '../../../groups/fellowships/request-emails.ts'
import type { AppEnv } from '../../../platform/context.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { callerOf } from '../../../platform/http/caller.ts'
import { Routes } from '../../../platform/http/routes.ts'
import { bodyOf } from '../../../platform/http/takes.ts'
import { recordAccess } from '../../../settings/system-log/access.ts'
import { audit } from '../../../settings/system-log/audit.ts'
import { type Decided, decideRequest } from './decide.ts'
import { toldEmail } from './emails.ts'
import { listWaiting } from './repo.ts'

/** What leaders ask the office about people: an extension (docs/decisions/people.md#leaders-ask). */
export const requestsForPeople = new Routes()
  .answer(calls.listWaitingPeople, roles('admin'), (c) => waitingFor(c))
  .answer(calls.answerPersonRequest, roles('admin'), async (c, { request }) => {
    const reply = await bodyOf(c)
    const act = { by: callerOf(c).id, now: c.var.now() }
    const done = await c.var.db.transaction().execute(async (db) => {
      const decided = await decideRequest(db, request, { ...reply, ...act })
      const { kind, fellowship_id } = decided.request
      await audit(c, db, actionOf(kind, reply.accept), {
        detail: `person ${decided.person.id}, fellowship ${fellowship_id}`,
      })
      return decided
    })
    c.var.cache.invalidate('fellowships')
    await tell(c, done, reply)
    return await waitingFor(c)
  })

function actionOf(kind: Decided['request']['kind'], accept: boolean): string {
  if (kind === 'added') return accept ? 'Person of a leader kept' : 'Person of a leader taken out'
  return accept ? 'Leader given a person of the register' : 'Leader not given a person of the register'
}

async function waitingFor(c: Context<AppEnv>): Promise<WaitingPersonAnswer[]> {
  const waiting = await listWaiting(c.var.db)
  await recordAccess(c, { what: 'people whom leaders ask for', rows: waiting.length })
  return waiting
}

/** The address of an account, once it is confirmed. */
async function addressOf(db: Db, id: number | null) {
  const account = id === null ? undefined : await findAccount(db, id)
  return account?.email && account.email_confirmed_at ? { ...account, to: account.email } : undefined
}

/**
 * E-mails the leader, and the member where the fellowship is theirs from now on; others read it on the site. Nobody is e-mailed
 * about a person whom the office keeps: nothing changes.
 */
async function tell(c: Context<AppEnv>, { request, person }: Decided, { accept, word }: RequestReply) {
  const { db, mail } = c.var
  const { kind, fellowship_id } = request
  if (kind === 'added' && accept) return
  const fellowship = await findFellowship(db, fellowship_id, c.var.now())
  const leader = fellowship?.leader_id ? await findAccount(db, fellowship.leader_id) : undefined
  if (!fellowship || !leader) return
  const reached = await addressOf(db, leader.id)
  if (reached) {
    const about = { person: nameOfPerson(person), fellowship: fellowship.name, leader: leader.first_name }
    const email = await inLanguageOf(db, reached, () => toldEmail({ accept, word, kind, ...about }))
    mail.send({ to: reached.to, ...email })
  }
  const member = accept ? await addressOf(db, person.account_id) : undefined
  if (!member) return
  const welcome = { firstName: member.first_name, fellowship: fellowship.name, word: '' }
  const email = await inLanguageOf(db, member, () =>
    acceptedEmail({ ...welcome, leader: nameOfAccount(leader) }),
  )
  mail.send({ to: member.to, ...email })
}
