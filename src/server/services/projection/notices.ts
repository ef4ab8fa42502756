import type { Slide } from '../../../lib/contract/services/projection.ts'
import { dayIn } from '../../../lib/time/church-time.ts'
import { formatHours } from '../../../lib/time/hours.ts'
import { longDay } from '../../../lib/time/long-day.ts'
import { dayAfter } from '../../../lib/time/next-day.ts'
import { listAnnouncements } from '../../messages/announcements/repo.ts'
import type { Db } from '../../platform/db/tables.ts'
import { zoneOf } from '../../settings/church-settings/place.ts'
import { listEvents, visitor } from '../events/repo.ts'
import { posterId } from './pictures.ts'
import { qrTo } from './qr.ts'

/** The most announcements and the most events of a loop, and for how many days an announcement is news. */
const [mostAnnouncements, mostEvents, newsDays] = [6, 10, 30]

/** The most letters of a notice: more cannot be read while it is shown. */
const mostLetters = 220

type Wanted = { days: number; now: Date }

/** Announcements of the last month and what visitors may come to in the next days, each as a slide. */
export async function noticeSlides(db: Db, { days, now }: Wanted): Promise<Slide[]> {
  const today = dayIn(await zoneOf(db), now)
  const first = { offset: 0, search: '', order: undefined }
  const news = await listAnnouncements(db, { ...first, limit: mostAnnouncements }, today)
  const since = new Date(now.getTime() - newsDays * 86_400_000).toISOString()
  const announcements = news.rows
    .filter(({ created_at }) => created_at >= since)
    .map(({ title, content }) => notice({ title, text: shorten(content) }))
  const coming = await listEvents(db, visitor, {
    ...first,
    limit: mostEvents,
    order: { column: 'date', descending: false },
    from: today,
    before: dayAfter(today, days),
    series: 'next',
    today,
  })
  const events = coming.rows.map(({ id, title, date, time, end_time, location, image }) =>
    notice({
      title,
      text: [longDay(date), formatHours(time, end_time), location].filter(Boolean).join(' · '),
      picture: image ? posterId(id) : null,
      qr: qrTo(`/events/${id}`),
    }),
  )
  return [...announcements, ...events]
}

const notice = (
  words: { title: string; text: string } & Partial<Extract<Slide, { kind: 'notice' }>>,
): Slide => ({
  kind: 'notice',
  picture: null,
  qr: null,
  ...words,
})

function shorten(words: string): string {
  const text = words.replace(/\s+/g, ' ').trim()
  if (text.length <= mostLetters) return text
  return `${text.slice(0, text.lastIndexOf(' ', mostLetters) || mostLetters)}…`
}
