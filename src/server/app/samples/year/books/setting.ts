import {
  demonstrationAccounts,
  members,
  sampleCounter,
  sampleTreasurer,
} from '../../../../../content/people.ts'
import { addDuties } from '../../../../accounts/accounts/rights/give-duties.ts'
import type { Db } from '../../../../platform/db/tables.ts'
import { daysBefore } from '../../seed/days.ts'
import type { Random } from '../../seed/random.ts'

/** Somebody who gives: a member with an account. */
export type Member = { id: number; name: string; email: string; telephone: string }

/** What every part of the books is made from. */
export type Setting = {
  db: Db
  now: Date
  chance: Random
  /** The ids of the funds by their purpose. */
  fund: (purpose: string) => number
  fundNames: ReadonlyMap<number, string>
  /** Members in the order of their ids, those of the demonstration accounts not among them. */
  givers: readonly Member[]
  /** Names of people without an account. */
  others: readonly string[]
  treasurer: number
  counters: readonly [number, number]
  signatories: readonly [number, number, number]
}

const [counterNames, signatoryNames] = [
  [sampleCounter, 'esi.bentil'],
  ['yaa.sarpong', 'akwasi.boadi', 'georgina.baidoo'],
] as const

/** Gives the duties of the books to members who could have them, and reads what the year is made from. */
export async function openSetting(db: Db, { now, chance }: { now: Date; chance: Random }): Promise<Setting> {
  const accounts = await db
    .selectFrom('account')
    .select(['id', 'username', 'first_name', 'last_name', 'email', 'telephone'])
    .orderBy('id')
    .execute()
  const idOf = (username: string) =>
    accounts.find((one) => one.username === username)?.id ?? noAccount(username)
  const [first, second] = counterNames.map(idOf)
  const [one, two, three] = signatoryNames.map(idOf)
  if (!first || !second || !one || !two || !three) return noAccount('of the books')
  const since = daysBefore(now, 400)
  for (const id of [first, second]) await addDuties(db, id, ['counter'], since)
  for (const id of [one, two, three]) await addDuties(db, id, ['signatory'], since)
  const funds = await db.selectFrom('fund').select(['id', 'name', 'purpose']).execute()
  const shown = new Set(demonstrationAccounts.map(({ username }) => username))
  const known = new Set(members.map(({ username }) => username))
  return {
    db,
    now,
    chance,
    treasurer: idOf(sampleTreasurer),
    counters: [first, second],
    signatories: [one, two, three],
    fund: (purpose) => funds.find((fund) => fund.purpose === purpose)?.id ?? noAccount(purpose),
    fundNames: new Map(funds.map(({ id, name }) => [id, name])),
    givers: accounts
      .filter(({ username }) => !shown.has(username) && (known.has(username) || username.length % 2 === 0))
      .map(({ id, first_name, last_name, email, telephone }) => ({
        id,
        name: `${first_name} ${last_name}`,
        email: email ?? '',
        telephone,
      })),
    others: await listOthers(db),
  }
}

const noAccount = (name: string): never => {
  throw new Error(`The sample data has no ${name}`)
}

async function listOthers(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('person')
    .select(['title', 'first_name', 'last_name'])
    .where('account_id', 'is', null)
    .where('title', '<>', '')
    .where('status', '=', 'Member')
    .orderBy('id')
    .execute()
  return rows.map(({ title, first_name, last_name }) => `${title} ${first_name} ${last_name}`)
}
