import { setImmediate as nextTurn } from 'node:timers/promises'
import type { KyselyPlugin } from 'kysely'
import { demonstrationPassword } from '../../../../content/people.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { type YearDeps, yearParts } from './year.ts'

type Writing = {
  hashPassword(text: string): Promise<string>
  /** Called after each part. */
  wrote(): void
  /** Ends the writing: the part that is being written is rolled back, and written at the next start. */
  signal: AbortSignal
}

/** How long the event loop may be held, in milliseconds. */
const turn = 8

/**
 * Writes the parts of the year that are still to be written, while the server answers: each in a transaction of its own, in turns of
 * about 8 ms. Two may do this at once. Throws when a part cannot be written; it is left for the next start.
 */
export async function writeYear(db: Db, { hashPassword, wrote, signal }: Writing): Promise<void> {
  const passwordHash = await hashPassword(demonstrationPassword)
  const breathing = new Breathing(signal)
  const next = () =>
    db.transaction().execute((transaction) => writeNext(transaction.withPlugin(breathing), passwordHash))
  try {
    while (!signal.aborted && (await next())) wrote()
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

/** Writes the first part that is left. Returns false when there is none. */
async function writeNext(db: Db, passwordHash: string): Promise<boolean> {
  const left = await db.selectFrom('unwritten_part').selectAll().execute()
  const part = yearParts.find(({ name }) => left.some((one) => one.name === name))
  const asOf = left.find(({ name }) => name === part?.name)?.as_of
  if (!part || asOf === undefined) {
    // A version before this one may have planned a part that there is no more.
    await db.deleteFrom('unwritten_part').execute()
    return false
  }
  await part.add(db, { passwordHash, now: new Date(asOf), admin: await adminOf(db) })
  await db.deleteFrom('unwritten_part').where('name', '=', part.name).execute()
  return true
}

async function adminOf(db: Db): Promise<YearDeps['admin']> {
  const { id } = await db
    .selectFrom('account')
    .select('id')
    .where('role', '=', 'admin')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  return id
}

/** After a statement that follows 8 ms of work, others have a turn of the event loop. */
class Breathing implements KyselyPlugin {
  readonly #signal: AbortSignal
  #since = performance.now()

  constructor(signal: AbortSignal) {
    this.#signal = signal
  }

  readonly transformQuery: KyselyPlugin['transformQuery'] = ({ node }) => node

  readonly transformResult: KyselyPlugin['transformResult'] = async ({ result }) => {
    this.#signal.throwIfAborted()
    if (performance.now() - this.#since > turn) {
      await nextTurn()
      this.#since = performance.now()
    }
    return result
  }
}
