import { sql } from 'kysely'
import { nameOfPerson } from '../../../lib/contract/people/person.ts'
import { dayAfter } from '../../../lib/time/next-day.ts'
import type { Db } from '../../platform/db/tables.ts'
import { inEnglish } from '../../platform/words/stored.ts'
import { lastSeen, wasSeen } from '../../register/entries/seen.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { readChurchSettings } from '../../settings/church-settings/repo.ts'
import { careTaskWords } from '../messages.ts'
import { addTask } from './tasks.ts'

/** Fellowships whose last marked meeting is older are asleep: nobody is missed there. In days. */
const asleep = 30
/** Days until the task that an absence makes is due. */
const daysToAct = 7

type Watching = { db: Db; now: () => Date }
type Meeting = { id: number; date: string }

/**
 * Creates a task for the leader of each member who was marked absent at the last meetings in a row, as many as the settings say.
 * One absence creates one task, even if that task is closed or deleted.
 */
export async function addAbsenceTasks({ db, now }: Watching): Promise<void> {
  const { missed_meetings: missed } = await readChurchSettings(db)
  if (missed === 0) return
  const today = await churchDay(db, now())
  const awake = await db
    .selectFrom('event')
    .innerJoin('fellowship', 'fellowship.id', 'event.fellowship_id')
    .leftJoin('account as leader', 'leader.id', 'fellowship.leader_id')
    .select(['fellowship.id', 'fellowship.leader_id', 'fellowship.name', 'leader.branch_id as leader_branch'])
    .distinct()
    .where('event.date', '>=', dayAfter(today, -asleep))
    .where('event.date', '<=', today)
    .where((row) =>
      row.exists(row.selectFrom('attendance').select('event_id').whereRef('event_id', '=', 'event.id')),
    )
    .execute()
  for (const fellowship of awake) {
    const meetings = await lastMeetings(db, fellowship.id, { missed, today })
    if (meetings.length === missed) await missIn(db, fellowship, { meetings, today, now: now() })
  }
}

/** The last meetings with marks, the newest first. */
const lastMeetings = (db: Db, fellowship: number, { missed, today }: { missed: number; today: string }) =>
  db
    .selectFrom('event')
    .select(['event.id', 'event.date'])
    .where('fellowship_id', '=', fellowship)
    .where('event.date', '<=', today)
    .where((row) =>
      row.exists(row.selectFrom('attendance').select('event_id').whereRef('event_id', '=', 'event.id')),
    )
    .orderBy('event.date', 'desc')
    .orderBy('event.time', 'desc')
    .orderBy('event.id', 'desc')
    .limit(missed)
    .execute()

type Fellowship = { id: number; leader_id: number | null; leader_branch: number | null; name: string }
type Missing = { meetings: readonly Meeting[]; today: string; now: Date }

async function missIn(db: Db, fellowship: Fellowship, { meetings, today, now }: Missing): Promise<void> {
  const first = meetings.at(-1)?.date ?? today
  const absent = await db
    .selectFrom('attendance')
    .innerJoin('account', 'account.id', 'attendance.account_id')
    .innerJoin('person', 'person.account_id', 'account.id')
    .select(['person.id', 'person.first_name', 'person.middle_name'])
    .select(['person.last_name', 'person.branch_id'])
    .where(
      'event_id',
      'in',
      meetings.map(({ id }) => id),
    )
    .where('is_present', '=', 0)
    .where('account.fellowship_id', '=', fellowship.id)
    .where('account.deletion_requested_at', 'is', null)
    .where(sql<boolean>`lower(person.status) not in ('gone home', 'transferred')`)
    .where('account.id', '!=', fellowship.leader_id ?? 0)
    // Who was at a service meanwhile is not missed.
    .where(sql<boolean>`not ${wasSeen({ after: dayAfter(first, -1), until: today })}`)
    .groupBy(['person.id', 'person.account_id', 'person.branch_id'])
    .groupBy(['person.first_name', 'person.middle_name', 'person.last_name'])
    .having(sql`count(*)`, '=', meetings.length)
    .orderBy('person.id')
    .execute()
  if (absent.length === 0) return
  const seen = await lastSeen(
    db,
    absent.map(({ id }) => id),
    today,
  )
  const days = meetings.map(({ date }) => date).toReversed()
  await db.transaction().execute(async (transaction) => {
    for (const { id, branch_id, ...name } of absent)
      await addTask(
        transaction,
        {
          kind: 'absence',
          person: id,
          key: `absence ${id} since ${seen.get(id)?.day ?? 'the start'}`,
          title: inEnglish(() => careTaskWords.callOrVisit({ name: nameOfPerson(name) })),
          words: inEnglish(() => careTaskWords.askHow),
          reason: inEnglish(() =>
            careTaskWords.absent({
              meetings: meetings.length,
              fellowship: fellowship.name,
              days: days.join(', '),
            }),
          ),
          isConfidential: false,
          assigned: doerOf(fellowship, branch_id),
          due: dayAfter(today, daysToAct),
        },
        { by: null, now },
      )
  })
}

/** The leader; nobody where the leader works for another branch, and so would not see the task. */
const doerOf = ({ leader_id, leader_branch }: Fellowship, branch: number | null): number | null =>
  leader_branch === null || branch === null || leader_branch === branch ? leader_id : null
