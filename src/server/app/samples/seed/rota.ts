import { members } from '../../../../content/people.ts'
import { fold } from '../../../../lib/text/fold.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { day, daysBefore, moment, occurrence } from './days.ts'
import type { AccountIds } from './ids.ts'
import { itemAt } from './random.ts'

const teams = [
  { name: 'Ushers', needed: 3, people: ['member', 'leader', ...usernames(0, 8)] },
  { name: 'Choir', needed: 4, people: ['media', ...usernames(8, 18)] },
] as const

function usernames(from: number, to: number): string[] {
  return members.slice(from, to).map(({ username }) => username)
}

/** Weeks before the next Sunday, and from it on. */
const [past, ahead] = [4, 4]

/** Two teams with four weeks behind them and four to come. No e-mail goes out for them. */
export async function addRota(db: Db, { accounts, now }: { accounts: AccountIds; now: Date }): Promise<void> {
  const created_at = moment(daysBefore(now, 300))
  const services = await db
    .selectFrom('service')
    .select(['id', 'time'])
    .where('day', '=', 'Sunday')
    .orderBy('time')
    .limit(2)
    .execute()
  for (const { name, needed, people } of teams) {
    const { id: team_id } = await db
      .insertInto('rota_team')
      .values({ name, name_folded: fold(name), is_open: 1, created_at })
      .returning('id')
      .executeTakeFirstOrThrow()
    const ids = people.map((username) => accounts.of(username))
    await db
      .insertInto('rota_member')
      .values(ids.map((account_id) => ({ team_id, account_id, state: 'serves' as const, since: created_at })))
      .execute()
    await db
      .insertInto('rota_need')
      .values(services.map(({ id }) => ({ team_id, service_id: id, needed })))
      .execute()
    const shifts = services.flatMap(({ id: service_id, time }, place) =>
      Array.from({ length: past + ahead }, (_, at) => {
        const week = at - past
        const date = day(occurrence(now, 'Sunday', time, week))
        return Array.from({ length: needed }, (__, seat) => ({
          team_id,
          service_id,
          day: date,
          account_id: itemAt(ids, (at * services.length + place) * needed + seat),
          ...stateOf(week, seat),
        })).slice(0, week === ahead - 1 ? 1 : needed)
      }).flat(),
    )
    const at = moment(daysBefore(now, 7))
    const told = { told_at: at, told_settled_at: at, reminded_at: at, reminder_settled_at: at }
    await db
      .insertInto('rota_turn')
      .values(shifts.map((shift) => ({ ...shift, ...told, asked_by: accounts.of('admin'), asked_at: at })))
      .execute()
  }
  const away = { from_day: day(occurrence(now, 'Sunday', '09:00', 3)), word: 'My sister’s wedding in Kumasi' }
  await db
    .insertInto('rota_cannot')
    .values({ ...away, to_day: away.from_day, account_id: accounts.of('leader'), created_at: moment(now) })
    .execute()
}

/** What was is accepted; of what is to come one in each service still waits for an answer. */
const stateOf = (week: number, seat: number): { state: 'asked' | 'accepted' } => ({
  state: week >= 0 && seat === 0 ? 'asked' : 'accepted',
})
