import type { StreamedService } from '../../../../lib/site/block-data.ts'
import { streamKind } from '../../../../lib/site/stream-address.ts'
import { dayIn } from '../../../../lib/time/church-time.ts'
import { listEnded } from '../../../media/live/repo.ts'
import { zoneOf } from '../../../settings/church-settings/place.ts'
import { church } from '../church.ts'

/** As many as a block can list. */
const most = 12

/** What was streamed, the newest first, on the church's days. A playlist of a stream that has ended plays nothing. */
export async function streamedServices(): Promise<StreamedService[]> {
  const { db, backend, readModulesOff } = church()
  if (backend || (await readModulesOff()).has('live')) return []
  const zone = await zoneOf(db)
  return (await listEnded(db, most)).map(({ title, address, started_at }) => {
    const kind = streamKind(address)
    const href = kind === 'youtube' || kind === 'file' ? address : ''
    return { title, date: dayIn(zone, new Date(started_at)), href }
  })
}
