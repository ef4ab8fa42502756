import type { Context } from 'hono'
import { nameOfPerson } from '../../../lib/contract/people/person.ts'
import type { Found } from '../../../lib/contract/website/quick-find.ts'
import { shownTelephone } from '../../../lib/text/phone.ts'
import { caresForPeople } from '../../accounts/accounts/rights/guards.ts'
import { listMembers } from '../../groups/fellowships/members.ts'
import { listShared } from '../../groups/fellowships/visibility.ts'
import { scopeOf } from '../../people/persons/people-scope.ts'
import type { AppEnv } from '../../platform/context.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { listPeople } from '../../register/entries/repo.ts'
import { churchDay } from '../../settings/church-settings/place.ts'
import { recordAccess } from '../../settings/system-log/access.ts'
import { type Asked, admits, bestTitled, mostFound, mostRead } from './asked.ts'
import { servedFellowship } from './served-fellowship.ts'

const firstRows = { limit: mostRead, offset: 0, order: undefined }

/**
 * People, from the one list that the caller has of them: the register for those who look after people, the members for who assists a
 * leader, and for other members those who share something with their fellowship. Visitors find none.
 */
export async function findPeople(c: Context<AppEnv>, search: Asked): Promise<Found[]> {
  if (!c.var.caller) return []
  const people = (await admits(c, caresForPeople))
    ? await ofRegister(c, search)
    : await ofFellowship(c, search)
  return bestTitled(people, search).map((one) => ({ kind: 'people', ...one }))
}

type Row = Omit<Found, 'kind'>

async function ofRegister(c: Context<AppEnv>, { search }: Asked): Promise<Row[]> {
  const { rows } = await listPeople(c.var.db, await scopeOf(c), { ...firstRows, search })
  await record(c, 'people', { search, rows: rows.length })
  return rows.map((row) => ({
    title: nameOfPerson(row),
    line: lineOf(row.fellowship_name || row.status, row.branch_name, shownTelephone(row.telephone)),
    href: `/people#people?person=${row.id}`,
  }))
}

async function ofFellowship(c: Context<AppEnv>, { search }: Asked): Promise<Row[]> {
  const { db, now } = c.var
  const served = await servedFellowship(c)
  if (served !== undefined) {
    const query = { fellowshipId: served, reader: callerOf(c), today: await churchDay(db, now()) }
    const { rows } = await listMembers(db, query, { ...firstRows, search })
    await record(c, `members of fellowship ${served}`, { search, rows: rows.length })
    return rows.map((row) => ({
      title: nameOfPerson(row) || row.username,
      line: lineOf(shownTelephone(row.telephone)),
      href: `/fellowship-leader#members?open=${row.id}`,
    }))
  }
  const { fellowshipId } = callerOf(c)
  if (fellowshipId === null) return []
  const shared = await listShared(db, fellowshipId, { search, limit: mostRead })
  return shared.map(({ name, telephone }) => ({
    title: name,
    line: lineOf(shownTelephone(telephone ?? '')),
    href: '/member-fellowship',
  }))
}

/** Search words that found nobody have shown nothing, and are not kept. */
async function record(c: Context<AppEnv>, what: string, { search, rows }: { search: string; rows: number }) {
  if (rows > 0) await recordAccess(c, { what, rows: Math.min(rows, mostFound), filter: search })
}

const lineOf = (...parts: string[]): string => parts.filter(Boolean).join(' · ')
