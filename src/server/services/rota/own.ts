import { type CannotForm, type OwnRotaAnswer, usualRemindDays } from '../../../lib/contract/services/rota.ts'
import { nameOfAccount } from '../../accounts/accounts/account-name.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { readModulesOff } from '../../settings/church-settings/repo.ts'
import { rotaRefusals } from './messages.ts'
import { plansOfTurns } from './plans-of-turns.ts'
import { holding, shiftsIn } from './shifts.ts'
import { keyOf } from './slots.ts'

/** The most entries of days on which one member cannot serve. */
const mostCannot = 100

type Reader = { id: number; mayManage: boolean }

/** What the rota is to a member: shifts, offers of the teams, days off and teams. */
export async function readOwnRota(db: Db, { id, mayManage }: Reader, now: Date): Promise<OwnRotaAnswer> {
  const today = await churchDay(db, now)
  const shifts = await upcomingIn(db, today)
    .where('rota_turn.account_id', '=', id)
    .where('state', 'in', holding)
    .execute()
  const others = await othersAt(db, shifts, id)
  const planOf = await plansOfTurns(db, shifts)
  const offers = await offersTo(db, id, today)
  const teams = await db
    .selectFrom('rota_team')
    .leftJoin('rota_member', (join) => join.onRef('team_id', '=', 'rota_team.id').on('account_id', '=', id))
    .select(['rota_team.id', 'name', 'state'])
    .where('is_open', '=', 1)
    .orderBy('name_folded')
    .execute()
  return {
    may_keep: mayManage,
    turns: shifts.map(({ account_id: _, asked_by: __, word: ___, offered_at, ...shift }) => ({
      ...shift,
      is_offered: offered_at !== null,
      others: others.get(keyOf(shift)) ?? [],
      plan: planOf(shift) ?? null,
    })),
    offers: offers.map(({ account_id: _, asked_by: __, offered_at: ___, state: ____, ...row }) => {
      const { first_name, last_name, username, ...shift } = row
      return { ...shift, name: nameOfAccount({ first_name, last_name, username }) }
    }),
    cannot: await listCannot(db, id, today),
    teams: teams.map(({ state, ...team }) => ({ ...team, state: state ?? '' })),
    remind_days: await remindDaysOf(db, id),
  }
}

const upcomingIn = (db: Db, today: string) =>
  shiftsIn(db)
    .where('rota_turn.day', '>=', today)
    .orderBy('rota_turn.day')
    .orderBy('time')
    .orderBy('rota_turn.id')

/** The shifts that others of the member's teams would give away. */
const offersTo = (db: Db, account: number, today: string) =>
  upcomingIn(db, today)
    .innerJoin('account', 'account.id', 'rota_turn.account_id')
    .select(['first_name', 'last_name', 'username'])
    .where('offered_at', 'is not', null)
    .where('state', 'in', holding)
    .where('rota_turn.account_id', '<>', account)
    .where('rota_turn.team_id', 'in', teamsOf(db, account))
    .execute()

const teamsOf = (db: Db, account: number) =>
  db
    .selectFrom('rota_member')
    .select('team_id')
    .where('account_id', '=', account)
    .where('state', '=', 'serves')

type Place = { day: string; team: number; service: number }

/** The others who accepted shifts at these services, by slot. */
async function othersAt(db: Db, shifts: readonly Place[], account: number) {
  if (shifts.length === 0) return new Map<string, string[]>()
  const rows = await shiftsIn(db)
    .innerJoin('account', 'account.id', 'rota_turn.account_id')
    .select(['first_name', 'last_name', 'username'])
    .where('rota_turn.day', 'in', [...new Set(shifts.map(({ day }) => day))])
    .where('rota_turn.team_id', 'in', [...new Set(shifts.map(({ team }) => team))])
    .where('state', '=', 'accepted')
    .where('account.deletion_requested_at', 'is', null)
    .where('rota_turn.account_id', '<>', account)
    .orderBy('rota_turn.id')
    .execute()
  const bySlot = Map.groupBy(rows, keyOf)
  return new Map([...bySlot].map(([key, accounts]) => [key, accounts.map(nameOfAccount)]))
}

const listCannot = (db: Db, account: number, today: string) =>
  db
    .selectFrom('rota_cannot')
    .select(['id', 'from_day', 'to_day', 'word'])
    .where('account_id', '=', account)
    .where('to_day', '>=', today)
    .orderBy('from_day')
    .orderBy('id')
    .execute()

type Own = { account: number; now: Date }

/** Notes days on which a member cannot serve. Throws 400 for days that are over, and 409 for too many entries. */
export async function addCannot(
  db: Db,
  { from_day, to_day: last, word, account, now }: CannotForm & Own,
): Promise<void> {
  const [today, to_day] = [await churchDay(db, now), last || from_day]
  if (to_day < today) refuseFields({ [last ? 'to_day' : 'from_day']: [rotaRefusals.dayOver] })
  if ((await listCannot(db, account, today)).length >= mostCannot) refuse(409, rotaRefusals.tooManyEntries)
  const created_at = now.toISOString()
  await db
    .insertInto('rota_cannot')
    .values({ account_id: account, from_day, to_day, word, created_at })
    .execute()
}

/** Throws 404 for what is not there or another's. */
export async function removeCannot(db: Db, id: number, account: number): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('rota_cannot')
    .where('id', '=', id)
    .where('account_id', '=', account)
    .executeTakeFirst()
  if (numDeletedRows === 0n) refuse(404, rotaRefusals.noSuchEntry)
}

async function remindDaysOf(db: Db, account: number): Promise<number> {
  const rotaSetting = await db
    .selectFrom('rota_setting')
    .select('remind_days')
    .where('account_id', '=', account)
    .executeTakeFirst()
  return rotaSetting?.remind_days ?? usualRemindDays
}

export const setRemindDays = async (db: Db, account: number, remind_days: number): Promise<void> =>
  void (await db
    .insertInto('rota_setting')
    .values({ account_id: account, remind_days })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ remind_days }))
    .execute())

/** What the dashboard says: what waits for the member, and the next shift. */
export async function readRotaNeeds(db: Db, account: number, today: string) {
  if ((await readModulesOff(db)).has('rota')) return { turns_asked: 0, turns_offered: 0, next_turn: null }
  const shift = await db
    .selectFrom('rota_turn')
    .select((row) => row.fn.countAll<number>().as('rows'))
    .where('account_id', '=', account)
    .where('day', '>=', today)
    .where('state', '=', 'asked')
    .executeTakeFirstOrThrow()
  const next = await upcomingIn(db, today)
    .where('rota_turn.account_id', '=', account)
    .where('state', '=', 'accepted')
    .limit(1)
    .executeTakeFirst()
  return {
    turns_asked: Number(shift.rows),
    turns_offered: (await offersTo(db, account, today)).length,
    next_turn: next
      ? { team_name: next.team_name, service_title: next.service_title, day: next.day, time: next.time }
      : null,
  }
}

/** Accepted shifts for the member's calendar. */
export const listAcceptedFrom = (db: Db, account: number, since: string) =>
  shiftsIn(db)
    .where('rota_turn.account_id', '=', account)
    .where('rota_turn.day', '>=', since)
    .where('state', '=', 'accepted')
    .orderBy('rota_turn.day')
    .orderBy('rota_turn.id')
    .execute()
