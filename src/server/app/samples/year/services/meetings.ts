import { fellowships } from '../../../../../content/fellowships.ts'
import { meetingTopics } from '../../../../../content/year/meetings.ts'
import { chunksOf } from '../../../../platform/db/chunks.ts'
import { insertRows } from '../../../../platform/db/many-rows.ts'
import type { Db } from '../../../../platform/db/tables.ts'
import { day, daysAfter, daysBefore, moment, occurrence } from '../../seed/days.ts'
import { itemAt, openRandom } from '../../seed/random.ts'
import { isHere, type Presence, presenceOf } from './presence.ts'

type Led = { id: number; leader: number | null; weekday: string; time: string; location: string }

/** How many weeks ago the year begins, and where the first sample's meetings of the first fellowship begin. */
const [first, ownMeetings] = [52, 8]

/** The weekly meetings of every fellowship in the last year, with who came. A meeting in eleven was not held. */
export async function addYearOfMeetings(db: Db, now: Date): Promise<void> {
  const chance = openRandom(1977)
  const all = await db.selectFrom('fellowship').select(['id', 'leader_id']).orderBy('id').execute()
  for (const [place, { id, leader_id }] of all.entries()) {
    const { key, day: weekday, time, location } = itemAt(fellowships, place)
    const led = { id, leader: leader_id, weekday, time, location }
    const members = await listMembers(db, led.id)
    const coming = members.map(({ id, created_at }) => ({
      id,
      presence: presenceOf({ status: 'Member', joined: new Date(created_at) }, now, chance),
    }))
    const weeks = Array.from({ length: first - (place === 0 ? ownMeetings : 0) }, (_, at) => first - at)
    const held = weeks
      .filter(() => !chance.happens(1 / 11))
      .map((week) => occurrence(now, weekday, time, -week))
    const ids = await addMeetings(db, led, held, meetingTopics[key])
    const marks = held.flatMap((start) => marksOf(ids.get(day(start)) ?? 0, { start, led, coming, chance }))
    for (const part of chunksOf(marks)) await insertRows(db, 'attendance', attendanceColumns, part)
  }
}

const attendanceColumns = {
  event_id: 'whole',
  account_id: 'whole',
  is_present: 'whole',
  marked_by: 'whole',
  marked_at: 'text',
} as const

const listMembers = (db: Db, fellowship: number) =>
  db
    .selectFrom('account')
    .select(['id', 'created_at'])
    .where('fellowship_id', '=', fellowship)
    .orderBy('id')
    .execute()

async function addMeetings(
  db: Db,
  { id: fellowship_id, time, location }: Led,
  held: readonly Date[],
  topics: readonly (readonly [title: string, description: string])[],
): Promise<ReadonlyMap<string, number>> {
  const rows = held.map((start, at) => {
    const [title, description] = itemAt(topics, at)
    return {
      title,
      description,
      date: day(start),
      time,
      location,
      fellowship_id,
      is_online: 0 as const,
      meeting_link: '',
      category: 'fellowship',
      icon: 'nkonsonkonson',
      end_time: '',
      created_at: moment(daysBefore(start, 10)),
    }
  })
  const added = await db.insertInto('event').values(rows).returning(['id', 'date']).execute()
  return new Map(added.map(({ id, date }) => [date, id]))
}

type Held = {
  start: Date
  led: Led
  coming: readonly { id: number; presence: Presence }[]
  chance: ReturnType<typeof openRandom>
}

/** Who was a member then is marked, as here or not. */
const marksOf = (event_id: number, { start, led, coming, chance }: Held) =>
  coming
    .filter(({ presence }) => presence.from < start)
    .map(({ id: account_id, presence }) => ({
      event_id,
      account_id,
      is_present: isHere(presence, start, 1, chance) ? (1 as const) : (0 as const),
      marked_by: led.leader,
      marked_at: moment(daysAfter(start, 1 / 24)),
    }))
