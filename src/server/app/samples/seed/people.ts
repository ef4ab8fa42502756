import { demonstrationAccounts, members, type SamplePerson } from '../../../../content/people.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { daysBefore } from './days.ts'
import type { AccountIds, FellowshipIds } from './ids.ts'
import { accountRow, profileRow } from './person-rows.ts'
import { openRandom, type Random } from './random.ts'

type Newcomer = { person: SamplePerson; joined: Date; hasEmail: boolean }

/** Adds all accounts in order of sign-up, and the profiles of those who completed one. */
export async function addPeople(
  db: Db,
  deps: { fellowshipIds: FellowshipIds; passwordHash: string; now: Date },
): Promise<AccountIds> {
  const { fellowshipIds, passwordHash, now } = deps
  const chance = openRandom(1957)
  const people = bySignUp(now, chance)
  const making = people.map(({ person, joined, hasEmail }, place) => {
    const fellowshipId = (person.fellowship && fellowshipIds.get(person.fellowship)) ?? null
    return accountRow(person, { passwordHash, fellowshipId, place, hasEmail, joined })
  })
  const accounts = await Promise.all(making)
  const added = await db.insertInto('account').values(accounts).returning(['id', 'username']).execute()
  const ids = readIds(new Map(added.map(({ id, username }) => [username, id])))

  const profiles = people
    .filter(({ person }) => person.occupation)
    .map(({ person, joined }) =>
      profileRow(ids.of(person.username), { ...aboutOf(person, chance), joined, now }, chance),
    )
  await db.insertInto('profile').values(profiles).execute()
  return ids
}

function bySignUp(now: Date, chance: Random): Newcomer[] {
  const first = demonstrationAccounts.map((person) => ({ person, hasEmail: true }))
  const others = members.map((person) => ({ person, hasEmail: chance.happens(0.8) }))
  return [...first, ...others]
    .map((one) => ({ ...one, joined: daysBefore(now, daysSinceSignUp(one.person, chance)) }))
    .sort((a, b) => a.joined.getTime() - b.joined.getTime())
}

/** Staff signed up first. Members of fellowships signed up before any text or attendance in the sample data. */
function daysSinceSignUp(person: SamplePerson, chance: Random): number {
  if (person.role === 'admin') return 425
  if (person.role !== 'user') return 405 + chance.whole(15)
  if (person.username === 'newcomer') return 2
  return (person.fellowship ? 108 + chance.whole(290) : 3 + chance.whole(100)) + chance.whole(1000) / 1000
}

function aboutOf({ occupation, fellowship, known }: SamplePerson, chance: Random) {
  const age = fellowship === 'youngAdults' ? 20 + chance.whole(13) : 26 + chance.whole(35)
  return { occupation, age, ...known }
}

function readIds(ids: ReadonlyMap<string, number>): AccountIds {
  return {
    of(username) {
      const id = ids.get(username)
      if (id === undefined) throw new Error(`The sample data has no account ${username}`)
      return id
    },
  }
}
