import { sql } from 'kysely'
import type { AnswerForm, AskForm, OfferForm } from '../../../lib/contract/services/rota.ts'
import { clockIn } from '../../../lib/time/church-time.ts'
import { longDay } from '../../../lib/time/long-day.ts'
import { assumedServiceStart } from '../../../lib/time/upcoming.ts'
import { shownTime } from '../../../lib/words/shown-day.ts'
import { nameOfAccount } from '../../accounts/accounts/account-name.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { isAccountFor, isServiceFor } from '../../register/entries/register-scope.ts'
import { churchDay, zoneOf } from '../../settings/church-settings/place.ts'
import { weekdayOf } from './days.ts'
import { overlap } from './hours.ts'
import { rotaRefusals } from './messages.ts'
import { findTeam } from './teams.ts'

/*
 * Asking people to serve, and their answers. Call everything that writes in a transaction: one transaction writes at a time on both
 * engines, so that a check still holds when its result is written (docs/decisions/people.md#rota).
 */

/** A shift that holds its place. */
export const holding = ['asked', 'accepted'] as const

export const shiftsIn = (db: Db) =>
  db
    .selectFrom('rota_turn')
    .innerJoin('rota_team', 'rota_team.id', 'rota_turn.team_id')
    .innerJoin('service', 'service.id', 'rota_turn.service_id')
    .select(['rota_turn.id', 'rota_turn.account_id', 'rota_turn.day', 'state', 'word', 'offered_at'])
    .select(['rota_turn.version', 'rota_team.id as team', 'rota_team.name as team_name', 'asked_by'])
    .select(['service.id as service', 'service.title as service_title', 'time', 'end_time', 'location'])

export type ShiftRow = NonNullable<Awaited<ReturnType<typeof findShift>>>

const findShift = (db: Db, id: number) => shiftsIn(db).where('rota_turn.id', '=', id).executeTakeFirst()

type By = { by: number; now: Date }

/** The keeper of the rota; staff of a branch ask its people, for its services and those of none. */
type Keeper = { branch: number | undefined; now: Date }

/**
 * Asks people, all of them or nobody. Throws 404, and 409 with the name of who is in no such team, cannot come that day, or serves
 * at an overlapping time.
 */
export async function ask(
  db: Db,
  { team: id, turns }: AskForm,
  { by, branch, now }: By & Keeper,
): Promise<void> {
  const team = (await findTeam(db, id)) ?? refuse(404, rotaRefusals.noTeam)
  if (team.is_open !== 1) refuse(409, rotaRefusals.notServing({ team: team.name }))
  const people = await peopleOf(db, id, branch)
  const services = await servicesOf(db, id, branch)
  const today = await churchDay(db, now)
  const booked = await bookedOn(db, turns)
  const days = turns.map(({ day }) => day).toSorted()
  const away = await cannotOf(
    db,
    turns.map(({ account }) => account),
    { from: days[0] ?? today, to: days.at(-1) ?? today },
  )
  for (const { service: serviceId, day, account } of turns) {
    const service = services.get(serviceId)
    if (!service) refuse(409, rotaRefusals.notNeeded({ team: team.name }))
    if (day < today) refuse(409, rotaRefusals.daysOver)
    if (weekdayOf(day) !== service.day)
      refuse(409, rotaRefusals.notThatDay({ service: service.title, day: shownTime(longDay(day)) }))
    const name = people.get(account) ?? refuse(409, rotaRefusals.notOfTeam({ team: team.name }))
    if (away.some((one) => one.account_id === account && one.from_day <= day && day <= one.to_day))
      refuse(409, rotaRefusals.cannotCome({ name, day: shownTime(longDay(day)) }))
    refuseDouble(booked, { ...service, day, account, name, team_name: team.name })
  }
  await db
    .insertInto('rota_turn')
    .values(
      turns.map(({ service, day, account }) => ({
        team_id: id,
        service_id: service,
        day,
        account_id: account,
        state: 'asked' as const,
        asked_by: by,
        asked_at: now.toISOString(),
      })),
    )
    .execute()
}

async function peopleOf(
  db: Db,
  team: number,
  branch?: number | undefined,
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('rota_member')
    .innerJoin('account', 'account.id', 'account_id')
    .select(['account.id', 'username', 'first_name', 'last_name'])
    .where('team_id', '=', team)
    .where('state', '=', 'serves')
    .where('deletion_requested_at', 'is', null)
    .where(isAccountFor(branch))
    .execute()
  return new Map(rows.map((row) => [row.id, nameOfAccount(row)]))
}

async function servicesOf(db: Db, team: number, branch: number | undefined) {
  const rows = await db
    .selectFrom('rota_need')
    .innerJoin('service', 'service.id', 'service_id')
    .select(['service.id', 'title', 'day', 'time', 'end_time'])
    .where('team_id', '=', team)
    .where(isServiceFor(branch))
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** When these people cannot, in all that touches a time. */
export const cannotOf = (db: Db, accounts: readonly number[], { from, to }: { from: string; to: string }) =>
  db
    .selectFrom('rota_cannot')
    .select(['account_id', 'from_day', 'to_day', 'word'])
    .where('account_id', 'in', accounts)
    .where('to_day', '>=', from)
    .where('from_day', '<=', to)
    .orderBy('from_day')
    .execute()

type Booked = { account: number; day: string; time: string; end_time: string; team_name: string }

/** The shifts that these people hold on these days. */
async function bookedOn(db: Db, shifts: readonly { account: number; day: string }[]): Promise<Booked[]> {
  const rows = await shiftsIn(db)
    .where('rota_turn.account_id', 'in', [...new Set(shifts.map(({ account }) => account))])
    .where('rota_turn.day', 'in', [...new Set(shifts.map(({ day }) => day))])
    .where('state', 'in', holding)
    .execute()
  return rows.map(({ account_id, ...row }) => ({ ...row, account: account_id }))
}

/** Throws 409 when somebody serves at an overlapping time of the day already; else notes the shift among the others. */
function refuseDouble(booked: Booked[], shift: Booked & { name: string }): void {
  const other = booked.find(
    ({ account, day, ...hours }) => account === shift.account && day === shift.day && overlap(hours, shift),
  )
  if (other)
    refuse(
      409,
      rotaRefusals.servesElsewhere({
        name: shift.name,
        day: shownTime(longDay(shift.day)),
        team: other.team_name,
      }),
    )
  booked.push(shift)
}

/** `of`: whose shift it has to be, where it is not the keeper of the rota who asks. */
type Reader = { of: number | undefined; branch?: number | undefined; now: Date }

/** Throws 404 for a shift that the reader must not see, and 409 for one that is over. */
async function openShift(db: Db, id: number, { of, branch, now }: Reader) {
  const shift = await shiftsIn(db)
    .innerJoin('account', 'account.id', 'rota_turn.account_id')
    .where('rota_turn.id', '=', id)
    .where(isAccountFor(branch))
    .where(isServiceFor(branch))
    .executeTakeFirst()
  if (!shift || (of !== undefined && shift.account_id !== of)) refuse(404, rotaRefusals.noTurn)
  if (shift.day < (await churchDay(db, now))) refuse(409, rotaRefusals.turnOver)
  return shift
}

/**
 * Answers for oneself or, with `of` undefined, for who told it to the keeper of the rota. Yes may become no; after a no somebody
 * else may have been asked. Throws 404, and 409. Returns the shift as it was.
 */
export async function answerShift(
  db: Db,
  id: number,
  { answer, word, ...reader }: AnswerForm & Reader,
): Promise<ShiftRow> {
  const shift = await openShift(db, id, reader)
  if (shift.state === answer) return shift
  if (shift.state === 'swapped') refuse(409, rotaRefusals.taken)
  if (shift.state === 'declined') refuse(409, rotaRefusals.saidNo)
  await db
    .updateTable('rota_turn')
    .set({ state: answer, word, answered_at: reader.now.toISOString(), version: sql`version + 1` })
    .$if(answer === 'declined', (query) => query.set({ offered_at: null }))
    .where('id', '=', id)
    .execute()
  return shift
}

/** Offers one's own shift to the team, or takes that back. It stays one's own until somebody takes it. Throws 404 and 409. */
export async function offerShift(
  db: Db,
  id: number,
  { offered, word, of, now }: OfferForm & { of: number; now: Date },
): Promise<ShiftRow> {
  const shift = await openShift(db, id, { of, now })
  if (!holds(shift))
    refuse(409, shift.state === 'swapped' ? rotaRefusals.takenAlready : rotaRefusals.notYours)
  await db
    .updateTable('rota_turn')
    .set({ offered_at: offered ? now.toISOString() : null, word, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
  return shift
}

const holds = ({ state }: ShiftRow) => holding.some((one) => one === state)

/**
 * Takes a shift that somebody of one's team offers; of two who take it at once one gets it. Throws 404, and 409. Returns the shift
 * as it was.
 */
export async function takeShift(db: Db, id: number, { by, now }: By): Promise<ShiftRow> {
  const before = await findShift(db, id)
  const name = (before && (await peopleOf(db, before.team)).get(by)) ?? refuse(404, rotaRefusals.noTurn)
  const shift = await openShift(db, id, { of: undefined, now })
  if (shift.account_id === by) refuse(409, rotaRefusals.ownTurn)
  if (!shift.offered_at || !holds(shift)) refuse(409, rotaRefusals.takenAlready)
  refuseDouble(await bookedOn(db, [{ account: by, day: shift.day }]), { ...shift, account: by, name })
  const at = now.toISOString()
  await db
    .updateTable('rota_turn')
    .set({ state: 'swapped', offered_at: null, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
  await db
    .insertInto('rota_turn')
    .values({
      team_id: shift.team,
      service_id: shift.service,
      day: shift.day,
      account_id: by,
      state: 'accepted',
      taken_from: shift.account_id,
      asked_by: shift.asked_by,
      asked_at: at,
      answered_at: at,
    })
    .execute()
  return shift
}

/** Takes a question or a shift back. Throws 404, and 409 for a shift that is over. Returns the shift as it was. */
export async function withdrawShift(db: Db, id: number, keeper: Keeper): Promise<ShiftRow> {
  const shift = await openShift(db, id, { of: undefined, ...keeper })
  await db.deleteFrom('rota_turn').where('id', '=', id).execute()
  return shift
}

type Service = { service: number; now: Date }

/**
 * Takes the shifts of a service back that are on other weekdays than its own, from tomorrow on. Call it in the transaction that moves
 * the service. Returns the shifts that held a place.
 */
export async function withdrawMoved(
  db: Db,
  { service, weekday, now }: Service & { weekday: string },
): Promise<ShiftRow[]> {
  const today = await churchDay(db, now)
  const shifts = await shiftsOfService(db, service, today)
  const moved = shifts.filter(({ day }) => day > today && weekdayOf(day) !== weekday)
  const ids = moved.map(({ id }) => id)
  if (ids.length > 0) await db.deleteFrom('rota_turn').where('id', 'in', ids).execute()
  return moved.filter(holds)
}

/** Withdraws the shifts from today on of somebody who leaves a team. Returns those that held a place. */
export async function withdrawLeft(
  db: Db,
  { team, account, now }: { team: number; account: number; now: Date },
): Promise<ShiftRow[]> {
  const today = await churchDay(db, now)
  const shifts = await shiftsIn(db)
    .where('rota_turn.team_id', '=', team)
    .where('rota_turn.account_id', '=', account)
    .where('rota_turn.day', '>=', today)
    .where('state', 'in', holding)
    .orderBy('rota_turn.day')
    .orderBy('rota_turn.id')
    .execute()
  const ids = shifts.map(({ id }) => id)
  if (ids.length > 0) await db.deleteFrom('rota_turn').where('id', 'in', ids).execute()
  return shifts
}

/** The shifts of a service that hold a place and have not begun: whom its deletion or restoring concerns. */
export async function listComingShifts(db: Db, { service, now }: Service): Promise<ShiftRow[]> {
  const clock = clockIn(await zoneOf(db), now).toISOString()
  const shifts = await shiftsOfService(db, service, clock.slice(0, 10))
  return shifts.filter((shift) => holds(shift) && `${shift.day}T${shift.time || assumedServiceStart}` > clock)
}

/** The shifts of a service from a day on. */
const shiftsOfService = (db: Db, service: number, from: string): Promise<ShiftRow[]> =>
  shiftsIn(db)
    .where('service.id', '=', service)
    .where('rota_turn.day', '>=', from)
    .orderBy('rota_turn.day')
    .orderBy('rota_turn.id')
    .execute()
