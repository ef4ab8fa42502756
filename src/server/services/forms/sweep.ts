import type { Deps } from '../../platform/context.ts'
import { markForRebuild } from '../../platform/erasures/record.ts'
import { removeAllVariants } from '../../platform/http/store-picture.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { record } from '../../settings/system-log/repo.ts'
import { requireForm } from './forms.ts'
import { fillPlaces } from './submissions.ts'

const day = 86_400_000

type Sweeper = Pick<Deps, 'db' | 'files' | 'now'>

/**
 * Deletes answers that were kept as long as their form says, and photographs whose answer never came, and gives the places of deleted accounts
 * to those who wait.
 */
export async function sweepForms({ db, files, now }: Sweeper): Promise<void> {
  const forms = await db
    .selectFrom('form')
    .select(['id', 'title', 'keep_days', 'is_nameless', 'closes_on'])
    .execute()
  for (const { id, title, keep_days, is_nameless, closes_on } of forms) {
    const until = new Date(now().getTime() - keep_days * day)
    // Nothing says when an answer without names came: all of them count from the last day of the form.
    const isOver = is_nameless === 1 && closes_on !== null && closes_on < (await churchDay(db, until))
    if (is_nameless === 1 && !isOver) continue
    const keys = await db.transaction().execute(async (transaction) => {
      const all = transaction.selectFrom('form_submission').select('id').where('form_id', '=', id)
      const old = is_nameless === 1 ? all : all.where('submitted_at', '<', until.toISOString())
      const rows = (await old.limit(500).execute()).map((row) => row.id)
      if (rows.length === 0) return []
      const photographs = await transaction
        .selectFrom('form_file')
        .select('file_key')
        .where('submission_id', 'in', rows)
        .execute()
      await transaction.deleteFrom('form_submission').where('id', 'in', rows).execute()
      await markForRebuild(transaction, now())
      await record(transaction, {
        at: now(),
        action: 'Retention period over',
        detail: `${rows.length} answers to the form ${title}, older than ${keep_days} days`,
        address: 'the server',
        status: 'success',
      })
      return photographs.map(({ file_key }) => file_key)
    })
    for (const key of keys) await removeAllVariants(files, key)
  }
  const awaited = await db
    .selectFrom('form_submission')
    .select('form_id')
    .distinct()
    .where('state', '=', 'waiting')
    .execute()
  for (const { form_id } of awaited)
    await db.transaction().execute(async (transaction) => {
      await fillPlaces(transaction, await requireForm(transaction, form_id))
    })
  const yesterday = new Date(now().getTime() - day).toISOString()
  const left = await db
    .deleteFrom('form_file')
    .where('submission_id', 'is', null)
    .where('added_at', '<', yesterday)
    .returning('file_key')
    .execute()
  for (const { file_key } of left) await removeAllVariants(files, file_key)
}
