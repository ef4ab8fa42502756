import type { Context } from 'hono'
import type { DoorCardForm } from '../../../lib/contract/care/newcomer-card.ts'
import { siteOf } from '../../accounts/accounts/rights/site.ts'
import { telephoneKey } from '../../accounts/accounts/sessions/limit-keys.ts'
import { readTelephone } from '../../accounts/accounts/telephones.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { countryOf } from '../../settings/church-settings/place.ts'
import { audit } from '../../settings/system-log/audit.ts'
import { admitThanks } from './admit-thanks.ts'
import { personOfCard, recordConsent } from './card-person.ts'
import { addCard, fellowshipNamed, findOpenCard, findSubmitted } from './newcomer-cards.ts'
import { holdThanks, thankFor } from './thanks.ts'

type Card = DoorCardForm & { email?: string; branch?: number | null }

/**
 * Stores a submitted card once: makes or finds the person, keeps the leave, queues the thanks. A card of somebody who has an open one is that
 * one. Returns the card's id. Throws 400 at `telephone`.
 */
export async function submitCard(c: Context<AppEnv>, source: 'site' | 'door', card: Card): Promise<number> {
  const country = await countryOf(c.var.db)
  const telephone = readTelephone({ telephone: card.telephone }, country)
  // Cards that staff writes at the door count against the account's rate limit.
  if (source === 'site') await c.var.limits.consume('card by telephone', telephoneKey(telephone, country))
  const reached = { telephone, country, email: card.email }
  const thanks = source === 'door' ? 'now' : card.may_write ? await admitThanks(c, reached) : 'never'
  const now = c.var.now()
  const { by, own } = writerOf(c, source)
  const id = await c.var.db.transaction().execute(async (db) => {
    const submitted = await findSubmitted(db, card.submission)
    if (submitted) return submitted.id
    const { first_name, last_name, email = '', may_write } = card
    const branch = own ?? (await openBranch(db, card.branch))
    const written = { first_name, last_name, telephone, email }
    const { person, isNew } = await personOfCard(db, written, { by, now, branch })
    // Staff of a branch may not change a person of another branch.
    const mayWrite = may_write && [undefined, person.branch_id].includes(own)
    if (mayWrite && mayRecord(source, isNew))
      await recordConsent(db, person, 'card of a newcomer', { by, now })
    const open = await findOpenCard(db, person.id)
    if (open) return open.id
    const fellowship = await fellowshipNamed(db, card.brought_by)
    const broughtBy = fellowship === null ? card.brought_by : ''
    const added = await addCard(db, {
      submission: card.submission,
      source,
      broughtBy,
      fellowship,
      branch,
      person,
      by,
      now,
      written: { ...written, may_write },
    })
    await audit(c, db, 'Card of a newcomer', { detail: `card ${added}` })
    if (mayWrite) await thankOrHold(c, db, { card: added, person, source, thanks })
    return added
  })
  c.var.messaging.wake()
  return id
}

/** Who writes a card at the door, and their branch; nobody for a card of the site. */
const writerOf = (c: Context<AppEnv>, source: 'site' | 'door') =>
  source === 'door'
    ? { by: c.var.caller?.id ?? null, own: c.var.caller?.branch }
    : { by: null, own: undefined }

/** A visitor may have written somebody else's number: of who was known before, the office reads what the card says. */
const mayRecord = (source: 'site' | 'door', isNew: boolean): boolean => isNew || source === 'door'

type Thanking = Parameters<typeof thankFor>[1] & { thanks: Awaited<ReturnType<typeof admitThanks>> }

/** Queues the thanks, or marks the card, whose thanks staff sends. */
async function thankOrHold(c: Context<AppEnv>, db: Db, { thanks, ...thanked }: Thanking): Promise<void> {
  const { addressHash, messaging } = c.var
  if (thanks === 'later') await holdThanks(db, thanked.card)
  if (thanks !== 'now') return
  const writing = { db, addressHash, sms: messaging.sms, mails: messaging.mails, site: siteOf(c) }
  await thankFor({ ...writing, now: c.var.now() }, thanked)
}

/** The branch of a scanned code, while it is open. */
async function openBranch(db: Db, id: number | null | undefined): Promise<number | null> {
  if (!id) return null
  const branch = await db
    .selectFrom('branch')
    .select('id')
    .where('id', '=', id)
    .where('is_open', '=', 1)
    .executeTakeFirst()
  return branch?.id ?? null
}
