import type { Context } from 'hono'
import * as calls from '../../../lib/contract/accounts/calls/data-requests.ts'
import type { DataRequestAnswer } from '../../../lib/contract/accounts/data-request.ts'
import { calendarWords } from '../../../lib/texts/services/days.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import type { AppEnv } from '../../platform/context.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { idempotent } from '../../platform/http/idempotency/idempotency.ts'
import { answerPage, readPaging } from '../../platform/http/pagination.ts'
import { requireUnchanged } from '../../platform/http/preconditions.ts'
import { consumeAs } from '../../platform/http/rate-limit.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { zoneOf } from '../../settings/church-settings/place.ts'
import { recordAccess } from '../../settings/system-log/access.ts'
import { audit } from '../../settings/system-log/audit.ts'
import { ownerEmailWords as words } from '../accounts/addresses/messages.ts'
import { emailOwner, letterOf } from '../accounts/addresses/owner-emails.ts'
import { accountAnswers, accountRefusals } from '../accounts/messages.ts'
import { findAccount } from '../accounts/repo.ts'
import { demands } from '../accounts/rights/demands.ts'
import { anyone, roles, signedIn } from '../accounts/rights/guards.ts'
import { pageAt } from '../accounts/rights/site.ts'
import {
  closeRequest,
  countRequests,
  fileRequest,
  findRequest,
  findSame,
  listOwnRequests,
  listRequests,
  type NewRequest,
  requestOrders,
} from './repo.ts'

/** Members' data protection requests (Act 843): an extension. */
export const ownRequests = new Routes()
  .answer(calls.listMyRequests, signedIn, (c) => listOwnRequests(c.var.db, callerOf(c).id))
  .answer(calls.fileMyRequest, [signedIn, idempotent], async (c) => {
    const { id: accountId } = callerOf(c)
    await c.var.limits.consume('contact by account', String(accountId))
    const body = await bodyOf(c)
    const account = (await findAccount(c.var.db, accountId)) ?? refuse(404, noSuch())
    const who = {
      name: `${account.first_name} ${account.last_name}`,
      contact: account.email ?? account.telephone,
    }
    await file(c, { ...body, ...who, accountId })
    return listOwnRequests(c.var.db, accountId)
  })

/** Data protection requests without an account, from the privacy page (Act 843): an extension. */
export const visitorRequests = new Routes().answer(
  calls.addVisitorRequest,
  [anyone, idempotent],
  async (c) => {
    await consumeAs(c, 'contact')
    const request = { ...(await bodyOf(c)), accountId: c.var.caller?.id ?? null }
    const { due_on } = await file(c, request)
    // The same for everyone, so that it does not reveal whether the church has data about the person.
    const until = accountAnswers.youGetAnswerBy({ day: formatDay(due_on) })
    return { detail: accountAnswers.thankYouYourRequest({ until }) }
  },
)

/** The church office's register of data protection requests. */
export const requestRegister = new Routes()
  .answer(calls.listRequests, roles('admin'), async (c) => {
    const state = c.req.query('status') || undefined
    if (state && !states.includes(state))
      refuseFields({ status: [accountRefusals.pleaseChooseOneStates({ states: states.join(', ') })] })
    const paging = { ...readPaging(c, requestOrders), state }
    const requests = await listRequests(c.var.db, paging)
    await recordAccess(c, {
      what: 'requests about data',
      rows: requests.rows.length,
      filter: paging.search,
    })
    return answerPage(c, paging, requests)
  })
  .answer(calls.countOpenRequests, roles('admin'), (c) => countRequests(c.var.db, c.var.now()))
  .answer(calls.enterRequest, [roles('admin'), idempotent, demands('nothing')], async (c) => {
    await c.var.limits.consume('setting by account', String(callerOf(c).id))
    const filed = await file(c, { ...(await bodyOf(c)), accountId: null })
    return (await findRequest(c.var.db, filed.id)) ?? refuse(404, noSuch())
  })
  .answer(calls.closeRequest, [roles('admin'), demands({ tells: 'who asked' })], async (c, { id }) => {
    const { id: by } = callerOf(c)
    await c.var.limits.consume('setting by account', String(by))
    const closing = await bodyOf(c)
    const closed = await c.var.db.transaction().execute(async (db) => {
      const { version, state } = (await findRequest(db, id)) ?? refuse(404, noSuch())
      requireUnchanged(c, version)
      if (state !== 'open') refuse(409, accountRefusals.requestClosedAlreadyPlease)
      await closeRequest(db, id, { ...closing, by, now: c.var.now() })
      await audit(c, db, `Data request ${closing.state}`, { detail: `request ${id}` })
      return (await findRequest(db, id)) ?? refuse(404, noSuch())
    })
    await tellAuthor(c, closed)
    return closed
  })

const states = ['open', 'answered', 'refused']

const noSuch = () => accountRefusals.noRequest

type Filed = Omit<NewRequest, 'now'>

/** Stores a request; an identical one by the same person within a day is not stored again. Returns its id and due date. */
function file(c: Context<AppEnv>, form: Filed): Promise<{ id: number; due_on: string }> {
  return c.var.db.transaction().execute(async (db) => {
    const request = { ...form, now: c.var.now() }
    const same = await findSame(db, request)
    if (same) return same
    const filed = await fileRequest(db, request)
    await audit(c, db, 'Data request filed', { detail: `request ${filed.id}: ${form.kind}` })
    return filed
  })
}

/** The e-mail does not quote the request, which may be private; it can be read in the settings. */
async function tellAuthor(c: Context<AppEnv>, { account_id, filed_at }: DataRequestAnswer): Promise<void> {
  const account = account_id === null ? undefined : await findAccount(c.var.db, account_id)
  if (!account) return
  const site = c.var.settings.PUBLIC_SITE_URL
  const sent = formatDay(filed_at, await zoneOf(c.var.db))
  emailOwner(c, account, ({ greeting }) => {
    const page = pageAt(site, '/settings#my-data', words.dataPage)
    const day = calendarWords.day({ day: sent })
    return { subject: words.dataSubject, text: letterOf(greeting, words.data({ day, page })) }
  })
}
