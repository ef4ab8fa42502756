import { type SqlBool, sql } from 'kysely'
import type { OpenPrayerAnswer } from '../../../lib/contract/care/care.ts'
import { dayAfter } from '../../../lib/time/next-day.ts'
import type { Caller } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { inEnglish } from '../../platform/words/stored.ts'
import { careTaskWords } from '../messages.ts'
import { prayerReader } from '../prayer-requests/prayer-rights.ts'
import { type FoundPrayer, findPrayer, listPrayers, reasonOf } from '../prayer-requests/repo.ts'
import type { By } from './history.ts'
import { careRefusalWords } from './messages.ts'
import { addTask } from './tasks.ts'

/** The due time of a prayer request that was taken, in days. */
const week = 7
/** How many of the newest requests are looked through. */
const newest = 200

/** Requests that the caller may read and that nobody has taken, of the newest ones. */
export async function listOpenPrayers(db: Db, caller: Caller): Promise<OpenPrayerAnswer[]> {
  const paging = { limit: newest, offset: 0, search: '', order: undefined, state: 'pending' as const }
  const { rows } = await listPrayers(db, { visibleTo: prayerReader(caller) }, paging)
  if (rows.length === 0) return []
  const taken = await db
    .selectFrom('care_task')
    .select('prayer_id')
    .where(
      'prayer_id',
      'in',
      rows.map(({ request }) => request.id),
    )
    .execute()
  const isTaken = new Set(taken.map(({ prayer_id }) => prayer_id))
  const elsewhere = await writersElsewhere(
    db,
    caller,
    rows.flatMap((row) => signerOf(row) ?? []),
  )
  return rows
    .filter(
      (row) =>
        !isTaken.has(row.request.id) && row.authorId !== caller.id && !elsewhere.has(signerOf(row) ?? 0),
    )
    .map(({ request: { id, title, user_name, created_at } }) => ({
      id,
      title,
      name: user_name ?? '',
      created_at,
    }))
}

/** Who signed a request. One without a name is nobody's, since the branch of its author would tell of them (docs/decisions/people.md#nameless-prayers). */
const signerOf = ({ request, authorId }: FoundPrayer): number | null =>
  request.is_anonymous ? null : authorId

/** Those of these accounts that belong to another branch than the reader's. */
async function writersElsewhere(
  db: Db,
  { branch }: Caller,
  accounts: readonly number[],
): Promise<Set<number>> {
  if (branch === undefined || accounts.length === 0) return new Set()
  const own = await db
    .selectFrom('person')
    .select('account_id')
    .where('account_id', 'in', accounts)
    .where('branch_id', '=', branch)
    .execute()
  const isOwn = new Set(own.map(({ account_id }) => account_id))
  return new Set(accounts.filter((account) => !isOwn.has(account)))
}

/** Makes a request the task of the caller. Throws 404 for one that the caller may not read, and 409 for one that is taken. */
export async function takePrayer(
  db: Db,
  caller: Caller,
  id: number,
  { now, today }: Pick<By, 'now'> & { today: string },
): Promise<void> {
  const prayer = await findPrayer(db, id, prayerReader(caller))
  const signer = prayer ? signerOf(prayer) : null
  const elsewhere = await writersElsewhere(db, caller, signer === null ? [] : [signer])
  if (!prayer || prayer.request.is_answered || elsewhere.size > 0) refuse(404, careRefusalWords.noSuchPrayer)
  const { title, is_private } = prayer.request
  // A task beside the name would tell whose request without a name it is.
  const person =
    signer === null
      ? undefined
      : await db
          .selectFrom('person')
          .select('id')
          .where('account_id', '=', signer)
          .where(sql<SqlBool>`merged_into is null`)
          .executeTakeFirst()
  const added = await addTask(
    db,
    {
      kind: 'prayer',
      person: person?.id ?? null,
      prayer: id,
      key: `prayer ${id}`,
      title: inEnglish(() => careTaskWords.pray),
      reason: reasonOf(title),
      isConfidential: is_private,
      assigned: caller.id,
      due: dayAfter(today, week),
    },
    { by: caller.id, now },
  )
  if (added === undefined) refuse(409, careRefusalWords.prayerTaken)
}
