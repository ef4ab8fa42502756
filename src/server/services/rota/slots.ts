import { sql } from 'kysely'
import type { SlotAnswer } from '../../../lib/contract/services/rota.ts'
import { assumedServiceStart } from '../../../lib/time/upcoming.ts'
import { nameOfAccount } from '../../accounts/accounts/account-name.ts'
import type { Db } from '../../platform/db/tables.ts'
import { isAccountFor, isServiceFor } from '../../register/entries/register-scope.ts'
import { daysOf } from './days.ts'
import { holding, shiftsIn } from './shifts.ts'

/** `team`: of one team alone. `branch`: as staff of a branch sees it. */
type Asked = { from: string; to: string; branch: number | undefined; team?: number }

/**
 * What teams need from one day to another, with everybody who was asked and has not closed the account; by day, hour and team. Staff of a
 * branch see its people; the places that others hold are no longer needed.
 */
export async function listSlots(db: Db, range: Asked): Promise<SlotAnswer[]> {
  const { team, branch } = range
  const needs = await db
    .selectFrom('rota_need')
    .innerJoin('rota_team', 'rota_team.id', 'rota_need.team_id')
    .innerJoin('service', 'service.id', 'rota_need.service_id')
    .select(['rota_team.id as team', 'rota_team.name as team_name', 'needed', 'service.day as weekday'])
    .select(['service.id as service', 'service.title as service_title', 'time', 'end_time', 'location'])
    .where('is_open', '=', 1)
    .where(isServiceFor(branch))
    .$if(team !== undefined, (query) => query.where('rota_team.id', '=', team ?? 0))
    .execute()
  const slots = new Map<string, SlotAnswer>()
  for (const { weekday, ...need } of needs)
    for (const day of daysOf(weekday, range)) slots.set(keyOf({ ...need, day }), { ...need, day, turns: [] })
  for (const row of await shiftsOf(db, range)) {
    const { id, account_id, state, word, offered_at, version, taken, email_confirmed_at, ...rest } = row
    const { first_name, last_name, username, is_here, asked_by: _, ...place } = rest
    const slot = slots.get(keyOf(place)) ?? { ...place, needed: 0, turns: [] }
    if (is_here === 0) {
      if (isHeld(row)) slot.needed = Math.max(0, slot.needed - 1)
      continue
    }
    slots.set(keyOf(place), slot)
    slot.turns.push({
      id,
      account: account_id,
      name: nameOfAccount({ first_name, last_name, username }),
      state,
      word,
      version,
      is_offered: offered_at !== null,
      has_email: email_confirmed_at !== null,
      taken_from: taken ?? '',
    })
  }
  return [...slots.values()].toSorted((one, other) => orderOf(one).localeCompare(orderOf(other)))
}

const isHeld = ({ state }: { state: string }) => holding.some((one) => one === state)

const shiftsOf = (db: Db, { from, to, team, branch }: Asked) =>
  shiftsIn(db)
    .innerJoin('account', 'account.id', 'rota_turn.account_id')
    .leftJoin('account as giver', 'giver.id', 'rota_turn.taken_from')
    .select(['account.first_name', 'account.last_name', 'account.username', 'account.email_confirmed_at'])
    .select('giver.first_name as taken')
    .select(sql<number>`case when ${isAccountFor(branch)} then 1 else 0 end`.as('is_here'))
    .where(isServiceFor(branch))
    // Who closed the account does not come: the place is open again.
    .where('account.deletion_requested_at', 'is', null)
    .where('rota_turn.day', '>=', from)
    .where('rota_turn.day', '<=', to)
    .$if(team !== undefined, (query) => query.where('rota_turn.team_id', '=', team ?? 0))
    .orderBy('rota_turn.id')
    .execute()

type Place = { day: string; team: number; service: number }

/** The key of a slot: one team at one service of a day. */
export const keyOf = ({ day, team, service }: Place): string => `${day} ${team} ${service}`

const orderOf = ({ day, time, service, team_name }: SlotAnswer) =>
  `${day} ${time || assumedServiceStart} ${String(service).padStart(9, '0')} ${team_name}`
