import { fold } from '../../../../../lib/text/fold.ts'
import { comparisonKey } from '../../../../accounts/accounts/repo.ts'
import type { Db } from '../../../../platform/db/tables.ts'
import { day, daysBefore } from '../../seed/days.ts'
import { accountRow, profileRow } from '../../seed/person-rows.ts'
import type { Random } from '../../seed/random.ts'
import { ageOn } from './birthdays.ts'
import type { Planned } from './inventor.ts'

/** Somebody with what the household has in common. */
export type Resident = Planned & {
  household: number
  branch: number | null
  address: string
  married: string
  status: string
}

/** The fellowships of the first sample. */
const kinds = 6

type Deps = { passwordHash: string; now: Date; chance: Random }

/** Adds the accounts of these people, and the profiles of nine of ten; by the id of the account who it is. */
export async function addAccounts(
  db: Db,
  people: readonly Resident[],
  { passwordHash, now, chance }: Deps,
): Promise<ReadonlyMap<number, Resident>> {
  const fellowships = await fellowshipsOf(db)
  const usernames = openUsernames(await listUsernames(db))
  const byId = new Map<number, Resident>()
  for (let at = 0; at < people.length; at += 200) {
    const some = people.slice(at, at + 200)
    const added = await addSome(db, some, { fellowships, usernames, passwordHash, now, chance })
    for (const [id, person] of added) byId.set(id, person)
  }
  return byId
}

type Adding = Deps & { fellowships: readonly number[]; usernames: ReturnType<typeof openUsernames> }

async function addSome(
  db: Db,
  people: readonly Resident[],
  { fellowships, usernames, passwordHash, now, chance }: Adding,
): Promise<ReadonlyMap<number, Resident>> {
  const named = new Map<string, Resident>()
  const making = people.map((person) => {
    const { username, place } = usernames.take(person)
    named.set(username, person)
    const joined = daysBefore(now, 6 + chance.whole(390) + chance.whole(1000) / 1000)
    const fellowshipId = chance.happens(0.82) ? fellowshipFor(person, fellowships, { now, chance }) : null
    const { first, middle, last, gender } = person
    return accountRow(
      { username, first, middle, last, gender, role: 'user' },
      { passwordHash, fellowshipId, place, hasEmail: chance.happens(0.7), joined },
    )
  })
  const rows = await Promise.all(making)
  const added = await db
    .insertInto('account')
    .values(rows)
    .returning(['id', 'username', 'created_at'])
    .execute()
  const byId = new Map<number, Resident>()
  const profiles = added.flatMap(({ id, username, created_at }) => {
    const person = named.get(username)
    if (!person) return []
    byId.set(id, person)
    if (chance.happens(0.1)) return []
    const about = { occupation: person.occupation || 'Student', age: ageOn(person.born, now) }
    const marital = person.isMarried ? 'married' : 'single'
    const joined = new Date(created_at)
    const row = profileRow(id, { ...about, marital, joined, now }, chance)
    return [{ ...row, date_of_birth: person.born, house_address: person.address, visit_date: day(joined) }]
  })
  if (profiles.length > 0) await db.insertInto('profile').values(profiles).execute()
  return byId
}

/** Gives names that nobody has: `kofi.mensah`, and `kofi.mensah.2` for the second of that name. `place` is that among all accounts. */
function openUsernames(given: readonly string[]) {
  const taken = new Set(given)
  const many = new Map<string, number>()
  const plain = (name: string) => comparisonKey(fold(name)).replace(/[^a-z]/g, '')
  const next = (name: string): string => {
    const count = (many.get(name) ?? 0) + 1
    many.set(name, count)
    const username = count === 1 ? name : `${name}.${count}`
    return taken.has(username) ? next(name) : username
  }
  return {
    take({ first, last }: Resident): { username: string; place: number } {
      const username = next(`${plain(first)}.${plain(last)}`)
      taken.add(username)
      return { username, place: taken.size }
    },
  }
}

const listUsernames = async (db: Db): Promise<string[]> =>
  (await db.selectFrom('account').select('username').execute()).map(({ username }) => username)

const fellowshipsOf = async (db: Db): Promise<number[]> =>
  (await db.selectFrom('fellowship').select('id').orderBy('id').execute()).map(({ id }) => id)

/** The young go to the first fellowship, women to the second, men to the third, and some of each to the others; in a large church each is there several times. */
function fellowshipFor(
  { born, gender, household }: Resident,
  all: readonly number[],
  { now, chance }: Omit<Deps, 'passwordHash'>,
): number | null {
  const from = (household % Math.ceil(all.length / kinds)) * kinds
  const [young, women, men, ...others] = all.slice(from, from + kinds)
  if (chance.happens(0.35) && others.length > 0) return chance.pick(others)
  if (ageOn(born, now) < 32) return young ?? null
  return (gender === 'female' ? women : men) ?? null
}
