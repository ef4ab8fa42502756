import { sql } from 'kysely'
import type { FairnessAnswer, ProposalAnswer } from '../../../lib/contract/services/rota.ts'
import { dayAfter } from '../../../lib/time/next-day.ts'
import { nameOfAccount } from '../../accounts/accounts/account-name.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { isAccountFor } from '../../register/entries/register-scope.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { rotaRefusals } from './messages.ts'
import { propose } from './propose.ts'
import { cannotOf, holding } from './shifts.ts'
import { keyOf, listSlots } from './slots.ts'
import { findTeam } from './teams.ts'

/** Shifts of so many days before today count for fairness. */
const lookBack = 365

const membersOf = (db: Db, team: number, branch: number | undefined) =>
  db
    .selectFrom('rota_member')
    .innerJoin('account', 'account.id', 'account_id')
    .select(['account.id as account', 'username', 'first_name', 'last_name'])
    .where('team_id', '=', team)
    .where('state', '=', 'serves')
    .where('deletion_requested_at', 'is', null)
    .where(isAccountFor(branch))
    .orderBy('account.id')
    .execute()

/** `branch`: that of the keeper of the rota, who sees its people. */
type Asked = { branch: number | undefined; now: Date }

/** Proposes people for a team's shifts between two days, with the reason. It writes nothing. Throws 404. */
export async function proposeFor(
  db: Db,
  id: number,
  { from, to, branch, now }: Asked & { from: string; to: string },
): Promise<ProposalAnswer> {
  const team = (await findTeam(db, id)) ?? refuse(404, rotaRefusals.noTeam)
  const slots = (await listSlots(db, { from, to, branch, team: id })).filter(({ needed }) => needed > 0)
  const members = await membersOf(db, id, branch)
  const accounts = members.map(({ account }) => account)
  const shifts = await db
    .selectFrom('rota_turn')
    .select(['account_id', 'day', 'state', 'word', 'team_id as team', 'service_id as service'])
    .where('account_id', 'in', accounts)
    .where('day', '>=', dayAfter(await churchDay(db, now), -lookBack))
    .execute()
  const shiftsOf = Map.groupBy(shifts, ({ account_id }) => account_id)
  const awayOf = Map.groupBy(await cannotOf(db, accounts, { from, to }), ({ account_id }) => account_id)
  const candidates = members.map(({ account, ...named }) => {
    const own = shiftsOf.get(account) ?? []
    return {
      account,
      name: nameOfAccount(named),
      cannot: awayOf.get(account) ?? [],
      days: own.filter(({ state }) => holding.some((one) => one === state)).map(({ day }) => day),
      declined: new Map(
        own.flatMap((shift) => (shift.state === 'declined' ? [[keyOf(shift), shift.word] as const] : [])),
      ),
    }
  })
  const held = slots.map(({ turns: shifts }) =>
    shifts.filter(({ state }) => holding.some((one) => one === state)),
  )
  const wanted = slots.map((slot, at) => ({
    key: keyOf(slot),
    day: slot.day,
    needed: slot.needed,
    held: (held[at] ?? []).map(({ account }) => account),
  }))
  const proposed = propose(wanted, candidates)
  return {
    team: id,
    team_name: team.name,
    slots: slots.map(({ turns: _, team: __, team_name: ___, ...slot }, at) => ({
      ...slot,
      held: (held[at] ?? []).map(({ name }) => name),
      candidates: proposed[at] ?? [],
    })),
  }
}

/** How often each of a team served in the last 365 days, by name. Throws 404. */
export async function fairnessOf(db: Db, id: number, { branch, now }: Asked): Promise<FairnessAnswer> {
  const team = (await findTeam(db, id)) ?? refuse(404, rotaRefusals.noTeam)
  const today = await churchDay(db, now)
  const from = dayAfter(today, -lookBack)
  const members = await membersOf(db, id, branch)
  const accepted = sql`state = 'accepted'`
  const counted = (which: ReturnType<typeof sql>) => sql<number>`sum(case when ${which} then 1 else 0 end)`
  const ofTeam = sql`team_id = ${id}`
  const rows = await db
    .selectFrom('rota_turn')
    .select([
      'account_id',
      counted(sql`${accepted} and ${ofTeam} and day <= ${today}`).as('served'),
      counted(sql`${accepted} and ${ofTeam} and day > ${today}`).as('ahead'),
      counted(accepted).as('everywhere'),
      counted(sql`state = 'declined' and ${ofTeam}`).as('declined'),
      sql<string | null>`max(case when ${accepted} and ${ofTeam} and day <= ${today} then day end)`.as(
        'last_day',
      ),
    ])
    .where(
      'account_id',
      'in',
      members.map(({ account }) => account),
    )
    .where('day', '>=', from)
    .groupBy('account_id')
    .execute()
  const countsOf = new Map(rows.map(({ account_id, ...counts }) => [account_id, counts]))
  return {
    team: id,
    team_name: team.name,
    from,
    people: members.map(({ account, ...named }) => {
      const {
        served = 0,
        ahead = 0,
        everywhere = 0,
        declined = 0,
        last_day = '',
      } = countsOf.get(account) ?? {}
      return {
        account,
        name: nameOfAccount(named),
        served: Number(served),
        ahead: Number(ahead),
        everywhere: Number(everywhere),
        declined: Number(declined),
        last_day: last_day ?? '',
      }
    }),
  }
}
