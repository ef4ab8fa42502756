import { type SqlBool, sql } from 'kysely'
import { noteTeams, type PlanAnswer, type PlanItemAnswer } from '../../../lib/contract/services/plan.ts'
import { dayAfter } from '../../../lib/time/next-day.ts'
import { nameOfAccount } from '../../accounts/accounts/account-name.ts'
import { pinnedAnnouncements } from '../../accounts/pins/repo.ts'
import type { Db } from '../../platform/db/tables.ts'
import { countedOf } from './counts.ts'
import { fileOf, filesOf } from './files.ts'
import { insidesOf, itemsOf, type PlanItem } from './items.ts'
import { readLive } from './live.ts'
import { planTeamNames } from './messages.ts'
import { headOf, type Plan } from './plans.ts'
import { isNoteFor, type PlanViewer } from './viewer.ts'

/** For how many days before a service an announcement is among its notices, unless it is pinned. */
const noticeDays = 14
const mostNotices = 20

/** A plan as somebody sees it. */
export async function planAnswer(db: Db, plan: Plan, viewer: PlanViewer, now: Date): Promise<PlanAnswer> {
  const items = await itemsOf(db, plan.id)
  const { notes, links } = await insidesOf(
    db,
    items.map(({ id }) => id),
  )
  const files = await filesOf(
    db,
    items.map(({ id }) => id),
  )
  const counted = await countedOf(
    db,
    items.map(({ id }) => id),
  )
  const names = await namesOf(db, plan, items)
  const teamNames = await teamNamesOf(db)
  const { mayChange } = viewer
  const shown = items.map((item): PlanItemAnswer => {
    const isMine = item.leader_account === viewer.id
    const seesAll = mayChange || isMine
    return {
      ...{ id: item.id, kind: item.kind, title: item.title, minutes: item.minutes },
      ...{
        leader_account: item.leader_account,
        leader_team: item.leader_team,
        leader_name: item.leader_name,
      },
      ...{ leaders: names.leadersOf(item), is_mine: isMine },
      ...{ song: item.song_id, key: item.key, capo: item.capo, parts: item.parts },
      ...{ reference: item.reference, words: item.words, is_public: item.is_public === 1 },
      leader_note: seesAll ? item.leader_note : '',
      notes: (notes.get(item.id) ?? [])
        .filter(({ team }) => seesAll || isNoteFor(team, viewer.teams))
        .map(({ team, words }) => ({ team, team_name: teamNames(team), words })),
      links: (links.get(item.id) ?? []).map(({ name, address }) => ({ name, address })),
      files: (files.get(item.id) ?? []).map(fileOf),
      counted: counted.get(item.id) ?? '',
      version: item.version,
    }
  })
  const hasNotices = items.some(({ kind }) => kind === 'notices')
  return {
    ...headOf(plan),
    may_change: mayChange,
    may_lead: mayChange || shown.some((item) => item.is_mine),
    code: plan.code,
    announcements: hasNotices ? await announcementsOf(db, plan.day) : [],
    items: shown,
    live: await readLive(db, plan, now),
  }
}

/** What is announced at a service of this day: what is pinned then, and what is new. */
export async function announcementsOf(db: Db, day: string) {
  if (!day) return []
  return db
    .selectFrom('announcement')
    .select(['id', 'title', 'content'])
    .where(({ or, and, eb }) =>
      or([
        sql<SqlBool>`announcement.id in (${pinnedAnnouncements(db, day)})`,
        and([eb('created_at', '>=', dayAfter(day, -noticeDays)), eb('created_at', '<', dayAfter(day, 1))]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostNotices)
    .execute()
}

/** Who leads items: names of accounts, and of those who serve in a team at the service. */
export async function namesOf(db: Db, plan: Plan, items: readonly PlanItem[]) {
  const accounts = items.flatMap(({ leader_account }) => leader_account ?? [])
  const people =
    accounts.length === 0
      ? []
      : await db
          .selectFrom('account')
          .select(['id', 'first_name', 'last_name', 'username'])
          .where('id', 'in', [...new Set(accounts)])
          .execute()
  const nameOf = new Map(people.map((one) => [one.id, nameOfAccount(one)]))
  const teams = [...new Set(items.flatMap(({ leader_team }) => leader_team ?? []))]
  const rotaTeams =
    teams.length === 0
      ? []
      : await db.selectFrom('rota_team').select(['id', 'name']).where('id', 'in', teams).execute()
  const serving =
    teams.length === 0 || plan.service_id === null
      ? []
      : await db
          .selectFrom('rota_turn')
          .innerJoin('account', 'account.id', 'rota_turn.account_id')
          .select(['team_id', 'first_name', 'last_name', 'username'])
          .where('service_id', '=', plan.service_id)
          .where('rota_turn.day', '=', plan.day)
          .where('team_id', 'in', teams)
          .where('state', '=', 'accepted')
          .where('account.deletion_requested_at', 'is', null)
          .orderBy('rota_turn.id')
          .execute()
  const servingIn = Map.groupBy(serving, ({ team_id }) => team_id)
  const teamOf = new Map(rotaTeams.map(({ id, name }) => [id, name]))
  const leadersOf = ({ leader_account, leader_team, leader_name }: PlanItem): string => {
    if (leader_account !== null) return nameOf.get(leader_account) ?? leader_name
    if (leader_team === null) return leader_name
    const name = teamOf.get(leader_team) ?? leader_name
    const who = (servingIn.get(leader_team) ?? []).map(nameOfAccount).join(', ')
    return name && who ? `${name}: ${who}` : name || who
  }
  return { leadersOf }
}

/** The name of a team that a note is for. */
async function teamNamesOf(db: Db): Promise<(team: string) => string> {
  const rows = await db.selectFrom('rota_team').select(['id', 'name']).execute()
  const names = new Map(rows.map(({ id, name }) => [String(id), name]))
  return (team) => {
    const own = noteTeams.find((one) => one === team)
    return own ? planTeamNames()[own] : (names.get(team) ?? '')
  }
}
