import type { Context } from 'hono'
import * as calls from '../../../lib/contract/care/calls/newcomer-cards.ts'
import { cardStates } from '../../../lib/contract/care/newcomer-card.ts'
import { welcomeCardTexts } from '../../../lib/texts/care/welcome-card.ts'
import {
  anyone,
  caresForPeople,
  signedIn,
  writesNewcomerCards,
} from '../../accounts/accounts/rights/guards.ts'
import { siteOf } from '../../accounts/accounts/rights/site.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { idempotent } from '../../platform/http/idempotency/idempotency.ts'
import { idOf } from '../../platform/http/ids.ts'
import { answerPage, readChoice, readPaging } from '../../platform/http/pagination.ts'
import { changedMeanwhile } from '../../platform/http/preconditions.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { recordAccess } from '../../settings/system-log/access.ts'
import { audit } from '../../settings/system-log/audit.ts'
import { type CareScope, careScopeOf } from './care-scope.ts'
import { requireHelper } from './helpers.ts'
import { nameOf } from './history.ts'
import { careAnswers, careRefusalWords } from './messages.ts'
import {
  answersOf,
  cardOrders,
  closeCard,
  type FoundCard,
  findCard,
  findOpenCard,
  listCards,
  mayAssign,
  reopenCard,
  setResponsible,
} from './newcomer-cards.ts'
import { submitCard } from './submit-card.ts'
import { tellHolder } from './tell-holder.ts'
import { thankAfterLook } from './thanks.ts'

/** The card that a newcomer writes on the site: an extension (docs/care.md). */
export const welcomeCards = new Routes().answer(calls.sendWelcomeCard, [anyone, idempotent], async (c) => {
  await c.var.limits.consume('card by address', c.var.address)
  const { website, ...card } = await bodyOf(c)
  // Only a program fills this: it learns nothing, and nothing is kept.
  if (website === '') await submitCard(c, 'site', card)
  return { detail: welcomeCardTexts.thanks }
})

/** Cards of newcomers for those who look after them (docs/care.md). */
export const newcomerCards = new Routes()
  .answer(calls.addCard, [writesNewcomerCards, idempotent], async (c) => {
    await c.var.limits.consume('card by account', String(callerOf(c).id))
    await submitCard(c, 'door', await bodyOf(c))
    return { detail: careAnswers.cardSaved }
  })
  .answer(calls.listCards, caresForPeople, async (c) => {
    const paging = { ...readPaging(c, cardOrders), state: readChoice(c, 'status', cardStates) }
    const cards = await listCards(c.var.db, await careScopeOf(c), paging, c.var.now())
    await recordAccess(c, { what: 'cards of newcomers', rows: cards.rows.length, filter: paging.search })
    return answerPage(c, paging, cards)
  })
  .answer(calls.readCard, signedIn, async (c, { id }) => {
    const scope = await careScopeOf(c)
    const card = (await findCard(c.var.db, scope, id)) ?? refuse(404, careRefusalWords.noSuchCard)
    await recordAccess(c, { what: `card ${card.id} of a newcomer`, rows: 1 })
    const [answer] = await answersOf(c.var.db, scope, [card], c.var.now())
    return answer ?? refuse(404, careRefusalWords.noSuchCard)
  })
  .answer(calls.assignCard, signedIn, async (c) => {
    const { account, version } = await bodyOf(c)
    await decide(c, version, async (db, card, scope) => {
      if (card.closed_at !== null) refuse(409, careRefusalWords.cardClosed)
      const takes = scope.leads && card.responsible_id === null && account === scope.me
      if (!takes && !mayAssign(scope, card)) refuse(403, careRefusalWords.notYours)
      await requireHelper(db, scope, account, { field: 'account', branch: card.branch })
      const word = await nameOf(db, account)
      await setResponsible(db, card, account, { by: scope.me, now: c.var.now(), word })
      await audit(c, db, 'Newcomer handed to somebody', { detail: `card ${card.id} to account ${account}` })
    })
    tellHolder(c, account, 'card')
    return { detail: careAnswers.cardHandedOver }
  })
  .answer(calls.closeCard, signedIn, async (c) => {
    const { word, version } = await bodyOf(c)
    await decide(c, version, async (db, card, scope) => {
      if (card.closed_at !== null) refuse(409, changedMeanwhile())
      if (!mayAssign(scope, card)) refuse(403, careRefusalWords.notYours)
      await closeCard(db, card, word, { by: scope.me, now: c.var.now() })
      await audit(c, db, 'Card of a newcomer closed', { detail: `card ${card.id}` })
    })
    return { detail: careAnswers.cardClosed }
  })
  .answer(calls.thankNewcomer, [signedIn, idempotent], async (c) => {
    await decide(c, undefined, async (db, card, scope) => {
      if (card.thanks_waits === 0) refuse(409, careRefusalWords.noThanksWait)
      if (!mayAssign(scope, card)) refuse(403, careRefusalWords.notYours)
      await sendThanks(c, db, card)
      await audit(c, db, 'Newcomer thanked', { detail: `card ${card.id}` })
    })
    c.var.messaging.wake()
    return { detail: careAnswers.thanksWay }
  })
  .answer(calls.reopenCard, signedIn, async (c) => {
    const { version } = await bodyOf(c)
    await decide(c, version, async (db, card, scope) => {
      if (card.closed_at === null) refuse(409, changedMeanwhile())
      if (!mayAssign(scope, card)) refuse(403, careRefusalWords.notYours)
      if (await findOpenCard(db, card.merged_into ?? card.person_id))
        refuse(409, careRefusalWords.otherCardOpen)
      await reopenCard(db, card, { by: scope.me, now: c.var.now() })
      await audit(c, db, 'Card of a newcomer opened again', { detail: `card ${card.id}` })
    })
    return { detail: careAnswers.cardOpenAgain }
  })

/** Sends the thanks that waited. Throws 409 where there is no way. */
async function sendThanks(c: Context<AppEnv>, db: Db, card: FoundCard): Promise<void> {
  const { addressHash, messaging } = c.var
  const writing = { db, addressHash, sms: messaging.sms, mails: messaging.mails, site: siteOf(c) }
  const goes = await thankAfterLook({ ...writing, now: c.var.now() }, card)
  if (!goes) refuse(409, careRefusalWords.noWayToThank)
}

type Act = (db: Db, card: FoundCard, scope: CareScope) => Promise<void>

/** Decides about the card of the path as it is now, in one transaction. Throws 404 and 409. */
async function decide(c: Context<AppEnv>, version: number | undefined, act: Act): Promise<void> {
  await c.var.limits.consume('care by account', String(callerOf(c).id))
  const scope = await careScopeOf(c)
  await c.var.db.transaction().execute(async (db) => {
    const card = (await findCard(db, scope, idOf(c))) ?? refuse(404, careRefusalWords.noSuchCard)
    if (version !== undefined && version !== card.version) refuse(409, changedMeanwhile())
    await act(db, card, scope)
  })
}
