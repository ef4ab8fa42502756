import { type FellowshipKey, fellowships, sampleAssistant } from '../../../../content/fellowships.ts'
import { nameAssistant } from '../../../groups/fellowships/assistants.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { daysBefore, moment } from './days.ts'
import type { AccountIds, FellowshipIds } from './ids.ts'

/** Adds the fellowships without leaders: accounts refer to fellowships, so they are added later. */
export async function addFellowships(db: Db, now: Date): Promise<FellowshipIds> {
  const ids = new Map<FellowshipKey, number>()
  for (const { key, name, description, location, day, time, activities } of fellowships) {
    const { id } = await db
      .insertInto('fellowship')
      .values({
        name,
        description,
        location,
        meeting_day: day,
        meeting_time: time,
        activities: JSON.stringify(activities),
        created_at: moment(daysBefore(now, 430)),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.set(key, id)
  }
  return ids
}

/** The first leader has an assistant. */
export async function nameAssistants(
  db: Db,
  { fellowship, accounts, now }: { fellowship: number; accounts: AccountIds; now: Date },
): Promise<void> {
  await nameAssistant(db, {
    fellowship,
    account: accounts.of(sampleAssistant),
    by: accounts.of('leader'),
    now: daysBefore(now, 60),
  })
}

export async function nameLeaders(db: Db, fellowshipIds: FellowshipIds, accounts: AccountIds): Promise<void> {
  for (const { key, leader } of fellowships) {
    await db
      .updateTable('fellowship')
      .set({ leader_id: accounts.of(leader) })
      .where('id', '=', fellowshipIds.get(key) ?? 0)
      .execute()
  }
}
