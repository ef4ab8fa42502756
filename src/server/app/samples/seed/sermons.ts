import { sermons } from '../../../../content/sermons.ts'
import { readChapters } from '../../../../lib/media/chapters.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { day, daysBefore, moment, occurrence } from './days.ts'
import type { StoredMedia } from './media.ts'

/** Adds the sermons, oldest first; each was uploaded on the afternoon of its date. */
export async function addSermons(db: Db, stored: ReadonlyMap<string, StoredMedia>, now: Date): Promise<void> {
  const lastSunday = occurrence(now, 'Sunday', '15:00', -1)
  const rows = sermons.toReversed().map((sermon) => {
    const uploaded = daysBefore(lastSunday, sermon.weeksAgo * 7 + (sermon.midweek ? 4 : 0))
    const file = sermon.media && stored.get(sermon.media.file)
    return {
      title: sermon.title,
      description: sermon.description,
      series: sermon.series,
      category: sermon.category,
      scripture: sermon.scripture,
      preacher: sermon.preacher,
      date: day(uploaded),
      media_type: sermon.media?.type ?? 'audio',
      youtube_link: '',
      media_key: file?.key ?? null,
      media_bytes: file?.bytes ?? 0,
      duration_seconds: sermon.media?.seconds ?? 0,
      chapters: storedChapters(sermon.chapters),
      words: sermon.words ?? '',
      views: sermon.views,
      created_at: moment(uploaded),
    }
  })
  await db.insertInto('sermon').values(rows).execute()
}

function storedChapters(typed = ''): string {
  const read = readChapters(typed)
  if ('refused' in read) throw new Error(read.refused)
  return JSON.stringify(read.chapters)
}
