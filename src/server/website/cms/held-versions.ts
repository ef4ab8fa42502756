import { sql } from 'kysely'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { pageRefusals } from './messages.ts'
import { setState } from './repo.ts'
import { findText, readVersion, show, shownAs, type TextOf, unchanged } from './rows.ts'
import { withdrawLanguage } from './versions.ts'

type Held = TextOf & { number: number }

/**
 * Shows the version of a text that has waited for a second person, now or at the hour that its writer gave. Returns whether visitors see it
 * now. Throws 409 when it waits no longer. Call it in a transaction.
 */
export async function showWaiting(db: Db, { id, lang, number }: Held, now: Date): Promise<boolean> {
  const text = await findText(db, { id, lang })
  const held = text?.next_number === number ? await readVersion(db, { id, lang }, number) : undefined
  if (!held) refuse(409, pageRefusals.waitsNoLongerLoad)
  const at = now.toISOString()
  const { publish_at } = await versionRow(db, { id, lang, number }).executeTakeFirstOrThrow()
  if (publish_at > at) {
    await unchanged(db, { id, lang }).set({ next_at: publish_at }).execute()
    return false
  }
  await unchanged(db, { id, lang }).set(shownAs(number, held.document)).execute()
  await show(db, id, now, ['draft', 'hidden'])
  return true
}

const versionRow = (db: Db, { id, lang, number }: Held) =>
  db
    .selectFrom('page_version')
    .select('publish_at')
    .where('page_id', '=', id)
    .where('lang', '=', lang)
    .where('number', '=', number)

type Restoring = TextOf & { number: number | null; by: number; at: Date }

/**
 * Publishes the words of an earlier version again, as a new version; without one the text is hidden, as it was before. An editor's
 * draft stays. Call it in a transaction.
 */
export async function restoreShown(db: Db, { id, lang, number, by, at }: Restoring): Promise<void> {
  const former = number === null ? undefined : await readVersion(db, { id, lang }, number)
  if (!former) return hideText(db, { id, lang, by, at })
  const { next } = await db
    .selectFrom('page_version')
    .select((row) => sql<number>`${row.fn.max('number')} + 1`.as('next'))
    .where('page_id', '=', id)
    .where('lang', '=', lang)
    .executeTakeFirstOrThrow()
  const when = at.toISOString()
  await db
    .insertInto('page_version')
    .values({
      page_id: id,
      lang,
      number: next,
      note: 'Undone',
      document: JSON.stringify(former.document),
      made_at: when,
      made_by: by,
      publish_at: when,
    })
    .execute()
  await unchanged(db, { id, lang })
    .set(shownAs(next, former.document))
    .set({ changed_at: when, changed_by: by })
    .execute()
}

async function hideText(db: Db, { id, lang, by, at }: Omit<Restoring, 'number'>): Promise<void> {
  const done = await withdrawLanguage(db, { id, lang, by, at })
  if (done === 'last') await setState(db, { id, state: 'hidden', at })
}
