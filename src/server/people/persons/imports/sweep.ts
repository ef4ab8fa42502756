import { undoDays } from '../../../../lib/contract/people/people-import.ts'
import type { Deps } from '../../../platform/context.ts'
import { markForRebuild } from '../../../platform/erasures/record.ts'

/** After a week forgets what the rows of lists said, who stayed when one was taken back, and lists that were never brought over. */
export async function sweepImports({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const until = new Date(now().getTime() - undoDays * 86_400_000).toISOString()
  await db.deleteFrom('people_import').where('started_at', '<', until).where('done_at', 'is', null).execute()
  const old = db.selectFrom('people_import').select('id').where('done_at', '<', until)
  const { numDeletedRows } = await db
    .deleteFrom('people_import_row')
    .where('import_id', 'in', old)
    .executeTakeFirst()
  if (numDeletedRows > 0n) await markForRebuild(db, now())
  await db
    .updateTable('people_import')
    .set({ samples: '[]' })
    .where('done_at', '<', until)
    .where('samples', '!=', '[]')
    .execute()
  await db
    .updateTable('people_import')
    .set({ kept: '[]' })
    .where('undone_at', '<', until)
    .where('kept', '!=', '[]')
    .execute()
}
