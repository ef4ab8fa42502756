import { refusals, soundTeam } from '../../../../../content/year/meetings.ts'
import { fold } from '../../../../../lib/text/fold.ts'
import type { Db } from '../../../../platform/db/tables.ts'
import { day, daysBefore, moment, occurrence } from '../../seed/days.ts'
import { itemAt } from '../../seed/random.ts'

type Team = { id: number; people: readonly number[]; needed: number }
type Service = { id: number; time: string }
type State = 'asked' | 'accepted' | 'declined' | 'swapped'

/** Beside the two teams of the first sample a third; all three are planned for eight weeks, with refusals and swaps. */
export async function addYearOfRota(db: Db, admin: number, now: Date): Promise<void> {
  const services = await db
    .selectFrom('service')
    .select(['id', 'time'])
    .where('day', '=', 'Sunday')
    .orderBy('time')
    .limit(2)
    .execute()
  const others = await teamsOf(db)
  const sound = await addTeam(db, { services, now })
  const request = { by: admin, at: moment(daysBefore(now, 7)) }
  for (const team of others) await addShifts(db, team, { services, now, weeks: [4, 8], request })
  await addShifts(db, sound, { services, now, weeks: [-12, 8], request })
}

async function teamsOf(db: Db): Promise<Team[]> {
  const teams = await db.selectFrom('rota_team').select('id').orderBy('id').execute()
  const staffed: Team[] = []
  for (const { id } of teams) {
    const people = await db
      .selectFrom('rota_member')
      .select('account_id')
      .where('team_id', '=', id)
      .orderBy('account_id')
      .execute()
    const need = await db
      .selectFrom('rota_need')
      .select('needed')
      .where('team_id', '=', id)
      .executeTakeFirst()
    staffed.push({ id, people: people.map(({ account_id }) => account_id), needed: need?.needed ?? 2 })
  }
  return staffed
}

/** The third team: seven people who are in neither of the others. */
async function addTeam(
  db: Db,
  { services, now }: { services: readonly Service[]; now: Date },
): Promise<Team> {
  const created_at = moment(daysBefore(now, 200))
  const { id } = await db
    .insertInto('rota_team')
    .values({ name: soundTeam, name_folded: fold(soundTeam), is_open: 1, created_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const free = await db
    .selectFrom('account')
    .select('id')
    .where('role', '=', 'user')
    .where('fellowship_id', 'is not', null)
    .where('id', 'not in', db.selectFrom('rota_member').select('account_id'))
    .where('username', 'not in', ['member', 'newcomer'])
    .orderBy('id', 'desc')
    .limit(7)
    .execute()
  const people = free.map((one) => one.id)
  const rows = people.map((account_id) => ({
    team_id: id,
    account_id,
    state: 'serves' as const,
    since: created_at,
  }))
  await db.insertInto('rota_member').values(rows).execute()
  const needs = services.map((service) => ({ team_id: id, service_id: service.id, needed: 2 }))
  await db.insertInto('rota_need').values(needs).execute()
  return { id, people, needed: 2 }
}

type Planning = {
  services: readonly Service[]
  now: Date
  /** From which week to before which, beside the next Sunday. */
  weeks: readonly [from: number, until: number]
  request: { by: number; at: string }
}

async function addShifts(db: Db, team: Team, { services, now, weeks, request }: Planning): Promise<void> {
  const [from, until] = weeks
  const rows = Array.from({ length: until - from }, (_, at) => from + at).flatMap((week, at) =>
    services.flatMap(({ id: service_id, time }, place) =>
      Array.from({ length: team.needed }, (__, seat) => {
        const shift = (at * services.length + place) * team.needed + seat
        const state = stateOf(shift, week)
        return {
          team_id: team.id,
          service_id,
          day: day(occurrence(now, 'Sunday', time, week)),
          state,
          account_id: itemAt(team.people, shift),
          word: state === 'declined' ? itemAt(refusals, shift) : '',
          taken_from: shift % 23 === 6 && state === 'accepted' ? itemAt(team.people, shift + 3) : null,
          offered_at: null,
          asked_by: request.by,
          asked_at: request.at,
          answered_at: state === 'asked' ? null : request.at,
          // No e-mail goes out for any of them.
          told_at: request.at,
          told_settled_at: request.at,
          reminded_at: request.at,
          reminder_settled_at: request.at,
        }
      }),
    ),
  )
  await db.insertInto('rota_turn').values(rows).execute()
}

/** One in nine declines, some have given theirs away, and of what is far ahead half still waits for an answer. */
function stateOf(shift: number, week: number): State {
  if (shift % 9 === 5) return 'declined'
  if (shift % 17 === 8) return 'swapped'
  return week > 3 && shift % 2 === 0 ? 'asked' : 'accepted'
}
