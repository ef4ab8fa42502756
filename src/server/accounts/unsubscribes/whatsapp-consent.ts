import { sql } from 'kysely'
import { chunksOf } from '../../platform/db/chunks.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { AddressHash } from './address-hash.ts'

/** The purpose under which a STOP from a number is kept for good, beside the purposes of messages. */
export const whatsAppPurpose = 'whatsapp'

/** Somebody at a number. `answers`: what goes to them answers what they wrote, in free words or by a template. */
type At = {
  accountId: number | null
  personId?: number
  address: string
  answers?: 'words' | 'template'
}

/**
 * Those who may be written to by WhatsApp: who agreed to it and has not stopped it. An answer needs no consent, since they wrote first; after a STOP only
 * free words answer what they have written since.
 */
export async function agreedToWhatsApp<One extends At>(
  db: Db,
  hash: AddressHash,
  all: readonly One[],
): Promise<One[]> {
  const agreed: One[] = []
  for (const part of chunksOf(all)) {
    const hashed = part.map((one) => ({ one, of: hash.of({ telephone: one.address }) }))
    const stopped = await stoppedOf(
      db,
      hashed.map(({ of }) => of),
    )
    const says = await consentsOf(db, part)
    for (const { one, of } of hashed) {
      if (one.answers === 'words') agreed.push(one)
      else if (!stopped.has(of) && (one.answers === 'template' || says(one)?.given === 1)) agreed.push(one)
    }
  }
  return agreed
}

async function stoppedOf(db: Db, hashes: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('opt_out')
    .select(['address_hash', 'at'])
    .where('address_hash', 'in', ['', ...hashes])
    .where('purpose', '=', whatsAppPurpose)
    .execute()
  return new Map(rows.map(({ address_hash, at }) => [address_hash, at]))
}

/** What each of these has decided last: a member as a person of the register before, too, and by an entry that was merged into theirs. */
async function consentsOf(db: Db, all: readonly Pick<At, 'accountId' | 'personId'>[]) {
  const accounts = [0, ...all.flatMap(({ accountId }) => accountId ?? [])]
  const people = [0, ...all.flatMap(({ personId }) => personId ?? [])]
  const rows = await db
    .selectFrom('whatsapp_consent')
    .leftJoin('person', 'person.id', 'whatsapp_consent.person_id')
    .leftJoin('person as whole', (join) =>
      join.on(sql<boolean>`whole.id = coalesce(person.merged_into, person.id)`),
    )
    .select(['whatsapp_consent.account_id', 'whole.id as person', 'whole.account_id as member'])
    .select(['given', 'decided_at', 'how'])
    .where((row) =>
      row.or([
        row('whatsapp_consent.account_id', 'in', accounts),
        row('whole.account_id', 'in', accounts),
        row('whole.id', 'in', people),
      ]),
    )
    .orderBy('decided_at')
    .execute()
  return ({ accountId, personId }: Pick<At, 'accountId' | 'personId'>) =>
    rows.findLast((row) =>
      accountId === null
        ? personId !== undefined && row.person === personId
        : row.account_id === accountId || row.member === accountId,
    )
}

/** What somebody has decided, with its date and source, and since when a STOP from the number holds. */
export async function findWhatsAppConsent(
  db: Db,
  hash: AddressHash,
  { telephone, ...who }: { accountId: number | null; personId?: number; telephone: string },
) {
  const decided = (await consentsOf(db, [who]))(who)
  const of = telephone ? hash.of({ telephone }) : ''
  return {
    given: decided ? decided.given === 1 : null,
    decided_at: decided?.decided_at ?? null,
    how: decided?.how ?? '',
    stopped_at: (await stoppedOf(db, [of])).get(of) ?? null,
  }
}

type Who = { accountId: number } | { personId: number }
type Decision = { given: boolean | null; how: string; by: number | null; at: Date }

/** Keeps what somebody decided, unless they decided later than that; null: it is not known. Call it in a transaction. */
export async function decideWhatsApp(db: Db, who: Who, { given, how, by, at }: Decision): Promise<void> {
  const [column, id] =
    'accountId' in who ? (['account_id', who.accountId] as const) : (['person_id', who.personId] as const)
  if (given === null) {
    await db.deleteFrom('whatsapp_consent').where(column, '=', id).execute()
    return
  }
  const decided_at = at.toISOString()
  const set = { given: given ? 1 : 0, how, decided_by: by, decided_at } as const
  await db
    .insertInto('whatsapp_consent')
    .values({ account_id: null, person_id: null, [column]: id, ...set })
    .onConflict((before) =>
      before.column(column).doUpdateSet(set).where('whatsapp_consent.decided_at', '<=', decided_at),
    )
    .execute()
}

type Heard = { telephone: string; at: Date }

/** The source of a yes that came from the number itself. */
const startSource = 'START by WhatsApp'

/** A number has written STOP: it holds for good, and for everybody who has the number. Nothing where START came later. Call it in a transaction. */
export async function stopWhatsApp(
  db: Db,
  hash: AddressHash,
  { telephone, at, how }: Heard & { how: string },
): Promise<void> {
  const all = await everybodyAt(db, telephone)
  const later = await db
    .selectFrom('whatsapp_consent')
    .select('id')
    .where((row) =>
      row.or([row('account_id', 'in', [0, ...all.accounts]), row('person_id', 'in', [0, ...all.people])]),
    )
    // Nobody but the number itself takes a STOP back.
    .where('how', '=', startSource)
    .where('decided_at', '>', at.toISOString())
    .executeTakeFirst()
  if (later) return
  await db
    .insertInto('opt_out')
    .values({ address_hash: hash.of({ telephone }), purpose: whatsAppPurpose, at: at.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await decideFor(db, all, { given: false, how, by: null, at })
}

/** A number has written START: who has it gets messages again. Nothing where STOP came later. Returns whether it counts. Call it in a transaction. */
export async function startWhatsApp(db: Db, hash: AddressHash, { telephone, at }: Heard): Promise<boolean> {
  const address_hash = hash.of({ telephone })
  const row = db.selectFrom('opt_out').select('at').where('address_hash', '=', address_hash)
  const stopped = await row.where('purpose', '=', whatsAppPurpose).executeTakeFirst()
  if (stopped && stopped.at >= at.toISOString()) return false
  await db
    .deleteFrom('opt_out')
    .where('address_hash', '=', address_hash)
    .where('purpose', '=', whatsAppPurpose)
    .execute()
  await decideFor(db, await everybodyAt(db, telephone), {
    given: true,
    how: startSource,
    by: null,
    at,
  })
  return true
}

type Everybody = { accounts: readonly number[]; people: readonly number[] }

/** The accounts, and the people of the register without one, that have a number. */
async function everybodyAt(db: Db, telephone: string): Promise<Everybody> {
  const accounts = await db.selectFrom('account').select('id').where('telephone', '=', telephone).execute()
  const people = await db
    .selectFrom('person')
    .select('id')
    .where('telephone', '=', telephone)
    .where('account_id', 'is', null)
    .where('merged_into', 'is', null)
    .execute()
  return { accounts: accounts.map(({ id }) => id), people: people.map(({ id }) => id) }
}

async function decideFor(db: Db, { accounts, people }: Everybody, decided: Decision): Promise<void> {
  for (const accountId of accounts) await decideWhatsApp(db, { accountId }, decided)
  for (const personId of people) await decideWhatsApp(db, { personId }, decided)
}
