import { type Change, churchOf } from '../../accounts/dual-control/changes.ts'
import type { Db } from '../../platform/db/tables.ts'
import { changeChurch, readChurch } from '../../settings/church-settings/repo.ts'
import { restoreShown } from '../../website/cms/held-versions.ts'

/** Restores what visitors read before a change, whatever was changed there since. Call it in a transaction. */
export async function restoreBefore(
  db: Db,
  change: Change,
  { by, at }: { by: number; at: Date },
): Promise<void> {
  const { page_id: id, lang, old_number } = change
  if (id !== null && lang !== null) return restoreShown(db, { id, lang, number: old_number, by, at })
  const before = await readChurch(db)
  await changeChurch(db, { changes: churchOf(change.old_church), before, by, at })
}

/** Who made what an undone change had replaced; undefined where nobody did in the time that is known. */
export async function makerOfBefore(db: Db, { id, page_id, lang }: Change): Promise<number | undefined> {
  const before = await db
    .selectFrom('payment_detail_change')
    .select('asked_by')
    .where('id', '<', id)
    .where('in_force_at', 'is not', null)
    .where((row) => (page_id === null ? row('page_id', 'is', null) : row('page_id', '=', page_id)))
    .$if(lang !== null, (query) => query.where('lang', '=', lang))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return before?.asked_by ?? undefined
}
