import { sql } from 'kysely'
import type { AnswerForm, AskForm, OfferForm } from '../../../lib/contract/services/rota.ts'
import { clockIn } from '../../../lib/time/church-time.ts'
import { longDay } from '../../../lib/time/long-day.ts'
import { assumedServiceStart } from '../../../lib/time/upcoming.ts'
import { nameOfAccount } from '../../accounts/accounts/account-name.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { isAccountFor, isServiceFor } from '../../register/entries/register-scope.ts'
import { churchDay, zoneOf } from '../../settings/church-settings/place.ts'
import { weekdayOf } from './days.ts'
import { overlap } from './hours.ts'
import { findTeam, noSuchTeam } from './teams.ts'

/*
 * Asking people to serve, and their answers. Call everything that writes in a transaction: one transaction writes at a time on both
 * engines, so that a check still holds when its result is written (docs/decisions/people.md#rota).
 */

/** A turn that holds its place. */
export const holding = ['asked', 'accepted'] as const

export const turnsIn = (db: Db) =>
  db
    .selectFrom('rota_turn')
    .innerJoin('rota_team', 'rota_team.id', 'rota_turn.team_id')
    .innerJoin('service', 'service.id', 'rota_turn.service_id')
    .select(['rota_turn.id', 'rota_turn.account_id', 'rota_turn.day', 'state', 'word', 'offered_at'])
    .select(['rota_turn.version', 'rota_team.id as team', 'rota_team.name as team_name', 'asked_by'])
    .select(['service.id as service', 'service.title as service_title', 'time', 'end_time', 'location'])

export type TurnRow = NonNullable<Awaited<ReturnType<typeof findTurn>>>

const findTurn = (db: Db, id: number) => turnsIn(db).where('rota_turn.id', '=', id).executeTakeFirst()

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
  const team = (await findTeam(db, id)) ?? refuse(404, noSuchTeam)
  if (team.is_open !== 1) refuse(409, `${team.name} does not serve at present.`)
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
    if (!service) refuse(409, `${team.name} is not needed at this service. Please load the page again.`)
    if (day < today) refuse(409, 'One of these days is over. Please choose a later one.')
    if (weekdayOf(day) !== service.day) refuse(409, `${service.title} is not on ${longDay(day)}.`)
    const name = people.get(account) ?? refuse(409, `Somebody of these is not in ${team.name} any more.`)
    if (away.some((one) => one.account_id === account && one.from_day <= day && day <= one.to_day))
      refuse(409, `${name} cannot come on ${longDay(day)}.`)
    refuseDouble(booked, { ...service, day, account, name, team_name: team.name })
  }
  await db
    .insertInto('rota_turn')
    .values(
      turns.map(({ service, day, account }) => ({
        ...{ team_id: id, service_id: service, day, account_id: account, state: 'asked' as const },
        ...{ asked_by: by, asked_at: now.toISOString() },
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

/** The turns that these people hold on these days. */
async function bookedOn(db: Db, turns: readonly { account: number; day: string }[]): Promise<Booked[]> {
  const rows = await turnsIn(db)
    .where('rota_turn.account_id', 'in', [...new Set(turns.map(({ account }) => account))])
    .where('rota_turn.day', 'in', [...new Set(turns.map(({ day }) => day))])
    .where('state', 'in', holding)
    .execute()
  return rows.map(({ account_id, ...row }) => ({ ...row, account: account_id }))
}

/** Throws 409 when somebody serves at an overlapping time of the day already; else notes the turn among the others. */
function refuseDouble(booked: Booked[], turn: Booked & { name: string }): void {
  const other = booked.find(
    ({ account, day, ...hours }) => account === turn.account && day === turn.day && overlap(hours, turn),
  )
  if (other)
    refuse(409, `${turn.name} serves on ${longDay(turn.day)} at that time already: ${other.team_name}.`)
  booked.push(turn)
}

/** `of`: whose turn it has to be, where it is not the keeper of the rota who asks. */
type Reader = { of: number | undefined; branch?: number | undefined; now: Date }

/** Throws 404 for a turn that the reader must not see, and 409 for one that is over. */
async function openTurn(db: Db, id: number, { of, branch, now }: Reader) {
  const turn = await turnsIn(db)
    .innerJoin('account', 'account.id', 'rota_turn.account_id')
    .where('rota_turn.id', '=', id)
    .where(isAccountFor(branch))
    .where(isServiceFor(branch))
    .executeTakeFirst()
  if (!turn || (of !== undefined && turn.account_id !== of)) refuse(404, noSuchTurn)
  if (turn.day < (await churchDay(db, now))) refuse(409, 'This turn is over.')
  return turn
}

const noSuchTurn = 'There is no such turn.'

/**
 * Answers for oneself or, with `of` undefined, for who told it to the keeper of the rota. Yes may become no; after a no somebody
 * else may have been asked. Throws 404, and 409. Returns the turn as it was.
 */
export async function answerTurn(
  db: Db,
  id: number,
  { answer, word, ...reader }: AnswerForm & Reader,
): Promise<TurnRow> {
  const turn = await openTurn(db, id, reader)
  if (turn.state === answer) return turn
  if (turn.state === 'swapped') refuse(409, 'Somebody else has taken this turn.')
  if (turn.state === 'declined')
    refuse(409, 'The answer was no, and somebody else may be asked by now. Please speak with them.')
  await db
    .updateTable('rota_turn')
    .set({ state: answer, word, answered_at: reader.now.toISOString(), version: sql`version + 1` })
    .$if(answer === 'declined', (query) => query.set({ offered_at: null }))
    .where('id', '=', id)
    .execute()
  return turn
}

/** Offers one's own turn to the team, or takes that back. It stays one's own until somebody takes it. Throws 404 and 409. */
export async function offerTurn(
  db: Db,
  id: number,
  { offered, word, of, now }: OfferForm & { of: number; now: Date },
): Promise<TurnRow> {
  const turn = await openTurn(db, id, { of, now })
  if (!holds(turn))
    refuse(409, turn.state === 'swapped' ? takenAlready : 'You do not have this turn any more.')
  await db
    .updateTable('rota_turn')
    .set({ offered_at: offered ? now.toISOString() : null, word, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
  return turn
}

const holds = ({ state }: TurnRow) => holding.some((one) => one === state)
const takenAlready = 'Somebody else has taken this turn already.'

/**
 * Takes a turn that somebody of one's team offers; of two who take it at once one gets it. Throws 404, and 409. Returns the turn
 * as it was.
 */
export async function takeTurn(db: Db, id: number, { by, now }: By): Promise<TurnRow> {
  const found = await findTurn(db, id)
  const name = (found && (await peopleOf(db, found.team)).get(by)) ?? refuse(404, noSuchTurn)
  const turn = await openTurn(db, id, { of: undefined, now })
  if (turn.account_id === by) refuse(409, 'This turn is your own.')
  if (!turn.offered_at || !holds(turn)) refuse(409, takenAlready)
  refuseDouble(await bookedOn(db, [{ account: by, day: turn.day }]), { ...turn, account: by, name })
  const at = now.toISOString()
  await db
    .updateTable('rota_turn')
    .set({ state: 'swapped', offered_at: null, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
  await db
    .insertInto('rota_turn')
    .values({
      ...{ team_id: turn.team, service_id: turn.service, day: turn.day, account_id: by, state: 'accepted' },
      ...{ taken_from: turn.account_id, asked_by: turn.asked_by, asked_at: at, answered_at: at },
    })
    .execute()
  return turn
}

/** Takes a question or a turn back. Throws 404, and 409 for a turn that is over. Returns the turn as it was. */
export async function withdrawTurn(db: Db, id: number, keeper: Keeper): Promise<TurnRow> {
  const turn = await openTurn(db, id, { of: undefined, ...keeper })
  await db.deleteFrom('rota_turn').where('id', '=', id).execute()
  return turn
}

type Service = { service: number; now: Date }

/**
 * Takes the turns of a service back that are on other weekdays than its own, from tomorrow on. Call it in the transaction that moves
 * the service. Returns the turns that held a place.
 */
export async function withdrawMoved(
  db: Db,
  { service, weekday, now }: Service & { weekday: string },
): Promise<TurnRow[]> {
  const today = await churchDay(db, now)
  const turns = await turnsOfService(db, service, today)
  const moved = turns.filter(({ day }) => day > today && weekdayOf(day) !== weekday)
  const ids = moved.map(({ id }) => id)
  if (ids.length > 0) await db.deleteFrom('rota_turn').where('id', 'in', ids).execute()
  return moved.filter(holds)
}

/** Withdraws the turns from today on of somebody who leaves a team. Returns those that held a place. */
export async function withdrawLeft(
  db: Db,
  { team, account, now }: { team: number; account: number; now: Date },
): Promise<TurnRow[]> {
  const today = await churchDay(db, now)
  const turns = await turnsIn(db)
    .where('rota_turn.team_id', '=', team)
    .where('rota_turn.account_id', '=', account)
    .where('rota_turn.day', '>=', today)
    .where('state', 'in', holding)
    .orderBy('rota_turn.day')
    .orderBy('rota_turn.id')
    .execute()
  const ids = turns.map(({ id }) => id)
  if (ids.length > 0) await db.deleteFrom('rota_turn').where('id', 'in', ids).execute()
  return turns
}

/** The turns of a service that hold a place and have not begun: whom its deletion or restoring concerns. */
export async function listComingTurns(db: Db, { service, now }: Service): Promise<TurnRow[]> {
  const clock = clockIn(await zoneOf(db), now).toISOString()
  const turns = await turnsOfService(db, service, clock.slice(0, 10))
  return turns.filter((turn) => holds(turn) && `${turn.day}T${turn.time || assumedServiceStart}` > clock)
}

/** The turns of a service from a day on. */
const turnsOfService = (db: Db, service: number, from: string): Promise<TurnRow[]> =>
  turnsIn(db)
    .where('service.id', '=', service)
    .where('rota_turn.day', '>=', from)
    .orderBy('rota_turn.day')
    .orderBy('rota_turn.id')
    .execute()
