import { sql } from 'kysely'
import type { SeriesForm } from '../../../lib/contract/media/sermon-series.ts'
import { fold } from '../../../lib/text/fold.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { changedMeanwhile } from '../../platform/http/preconditions.ts'
import { changeChurch, readChurch } from '../../settings/church-settings/repo.ts'
import { mediaRefusals } from './messages.ts'

type Act = { by: number; at: Date }

/**
 * Sets the church's series; sermons follow the one that gets another name, and keep the one that is taken away. Call it in a
 * transaction. Throws 409 when the series have changed since, and 400 for two of one name.
 */
export async function changeSeries(db: Db, { series, seen }: SeriesForm, { by, at }: Act): Promise<string[]> {
  const before = await readChurch(db)
  if (JSON.stringify(before.sermon_series) !== JSON.stringify(seen)) refuse(409, changedMeanwhile())
  const names = series.map(({ name }) => name)
  const kept = series.map(({ was }) => was).filter(Boolean)
  if (new Set(names.map(fold)).size < names.length) refuseFields({ series: [mediaRefusals.sameSeries] })
  if (new Set(kept).size < kept.length || kept.some((was) => !seen.includes(was)))
    refuseFields({ series: [mediaRefusals.noSeries] })
  await rename(
    db,
    series.filter(({ name, was }) => was !== '' && was !== name),
  )
  await changeChurch(db, { changes: { sermon_series: names }, before, by, at })
  return names
}

/** All names at once: two series can exchange theirs. */
async function rename(db: Db, changed: SeriesForm['series']): Promise<void> {
  if (changed.length === 0) return
  const cases = changed.map(({ name, was }) => sql`when ${was} then ${name}`)
  await db
    .updateTable('sermon')
    .set({ series: sql<string>`case series ${sql.join(cases, sql` `)} else series end` })
    .where(
      'series',
      'in',
      changed.map(({ was }) => was),
    )
    .execute()
}

/** Throws 400 for a series that the church does not have, unless the sermon is in it already. */
export async function requireSeries(db: Db, series: string, before: string | undefined): Promise<void> {
  if (series === '' || series === before) return
  if (!(await readChurch(db)).sermon_series.includes(series))
    refuseFields({ series: [mediaRefusals.chooseSeries] })
}
