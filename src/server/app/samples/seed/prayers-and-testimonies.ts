import { announcements } from '../../../../content/announcements.ts'
import { prayers } from '../../../../content/prayers.ts'
import { testimonies } from '../../../../content/testimonies.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { daysBefore, moment } from './days.ts'
import type { AccountIds } from './ids.ts'

// Texts by sample people. The content is newest first; rows are added oldest first, so that ids are in order of time.

export async function addPrayers(db: Db, accounts: AccountIds, now: Date): Promise<void> {
  const rows = prayers.toReversed().map((prayer) => ({
    account_id: prayer.by === null ? null : accounts.of(prayer.by),
    title: prayer.title,
    description: prayer.description,
    is_private: flag(prayer.isPrivate),
    is_anonymous: flag(prayer.by === null),
    prayer_count: prayer.prayed,
    is_answered: flag(prayer.answeredDaysAgo),
    answered_at: prayer.answeredDaysAgo ? moment(daysBefore(now, prayer.answeredDaysAgo)) : null,
    created_at: moment(daysBefore(now, prayer.daysAgo)),
  }))
  await db.insertInto('prayer_request').values(rows).execute()
}

export async function addTestimonies(db: Db, accounts: AccountIds, now: Date): Promise<void> {
  const rows = testimonies.toReversed().map((testimony) => ({
    account_id: testimony.by === null ? null : accounts.of(testimony.by),
    title: testimony.title,
    category: testimony.category,
    content: testimony.content,
    video_url: '',
    likes: testimony.likes,
    is_approved: flag(testimony.state !== 'waiting'),
    is_verified: flag(testimony.state === 'verified'),
    created_at: moment(daysBefore(now, testimony.daysAgo)),
  }))
  await db.insertInto('testimony').values(rows).execute()
}

export async function addAnnouncements(db: Db, now: Date): Promise<void> {
  const rows = announcements.toReversed().map(({ title, content, daysAgo }) => ({
    title,
    content,
    created_at: moment(daysBefore(now, daysAgo)),
  }))
  await db.insertInto('announcement').values(rows).execute()
}

function flag(is: unknown): 0 | 1 {
  return is ? 1 : 0
}
