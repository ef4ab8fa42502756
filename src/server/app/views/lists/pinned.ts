import { Sermon, sermonAnswer } from '../../../../lib/contract/media/sermon.ts'
import { listPinned } from '../../../accounts/pins/repo.ts'
import { findSermon } from '../../../media/sermons/repo.ts'
import { listAnnouncements } from '../../../messages/announcements/repo.ts'
import { churchDay } from '../../../settings/church-settings/place.ts'
import { church } from '../church.ts'

/* What the staff has pinned comes first (docs/specification/settled.md). Another backend has no pins. */

type Named = { id: number | string }

/** Records with those of these ids first, in the order of the ids. */
export function pinnedFirst<Record extends Named>(
  records: readonly Record[],
  pinned: readonly number[],
): Record[] {
  const first = pinned.flatMap((id) => records.find((one) => one.id === id) ?? [])
  return [...first, ...records.filter((one) => !first.includes(one))]
}

/** The ids of what is pinned of a kind today. */
export async function pinnedOf(kind: 'sermon' | 'event' | 'announcement'): Promise<number[]> {
  const { db, now, backend } = church()
  return backend ? [] : listPinned(db, kind, await churchDay(db, now()))
}

/** The newest sermons with the pinned ones first, of which some may be older than all others. */
export async function withPinnedSermons(newest: readonly Sermon[]): Promise<Sermon[]> {
  const pinned = await pinnedOf('sermon')
  const older = pinned.filter((id) => !newest.some((sermon) => sermon.id === id))
  const sermons = await Promise.all(older.map((id) => findSermon(church().db, id)))
  const read = sermons.flatMap((one) => (one ? [Sermon.parse(sermonAnswer(one.sermon))] : []))
  return pinnedFirst([...newest, ...read], pinned)
}

/** The announcements that are pinned: only these are for everybody. */
export async function pinnedAnnouncements(): Promise<{ id: number; title: string; content: string }[]> {
  const pinned = await pinnedOf('announcement')
  if (pinned.length === 0) return []
  const { db, now } = church()
  const paging = { limit: pinned.length, offset: 0, search: '', order: undefined }
  const { rows } = await listAnnouncements(db, paging, await churchDay(db, now()))
  return pinnedFirst(
    rows.filter(({ id }) => pinned.includes(id)),
    pinned,
  )
}
