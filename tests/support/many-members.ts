import { members } from '../../src/content/people.ts'
import { daysAfter, daysBefore } from '../../src/server/app/samples/seed/days.ts'
import { accountRow, profileRow } from '../../src/server/app/samples/seed/person-rows.ts'
import { openRandom, type Random } from '../../src/server/app/samples/seed/random.ts'
import type { Db } from '../../src/server/platform/db/tables.ts'

export type ManyMembersDeps = {
  /** One hash for all accounts: hashing each password would take longer than everything else. */
  passwordHash: string
  now: Date
  /** Called after each thousand with the number of members added. */
  report?(added: number): void
}

const chunkSize = 1000
const yearsOfSignUps = 3

/**
 * Adds `count` members with accounts alone for tests of long lists, a thousand per transaction: names recombined from the sample people, sign-ups
 * spread over the last three years, most with one of the existing fellowships, most with a profile.
 */
export async function seedMembers(db: Db, count: number, deps: ManyMembersDeps): Promise<void> {
  const chance = openRandom(1844)
  const fellowships = await db.selectFrom('fellowship').select('id').orderBy('id').execute()
  const { highest } = await db
    .selectFrom('account')
    .select((expression) => expression.fn.max('id').as('highest'))
    .executeTakeFirstOrThrow()
  const start = highest ?? 0

  for (let done = 0; done < count; done += chunkSize) {
    const size = Math.min(chunkSize, count - done)
    const people = Array.from({ length: size }, (_, index) => {
      const joined = signUpOf((done + index) / count, deps.now)
      const fellowshipId = fellowships.length > 0 && chance.happens(0.85) ? chance.pick(fellowships).id : null
      return { joined, fellowshipId, place: start + done + index }
    })
    await db.transaction().execute((transaction) => addChunk(transaction, people, { ...deps, chance }))
    deps.report?.(done + size)
  }
}

type Placed = { joined: Date; fellowshipId: number | null; place: number }

async function addChunk(
  db: Db,
  people: Placed[],
  { chance, passwordHash, now }: { chance: Random; passwordHash: string; now: Date },
): Promise<void> {
  const rows = people.map((one) =>
    accountRow(inventPerson(one.place, chance), { ...one, passwordHash, hasEmail: chance.happens(0.8) }),
  )
  const added = await db
    .insertInto('account')
    .values(await Promise.all(rows))
    .returning(['id', 'created_at'])
    .execute()
  const profiles = added
    .filter(() => chance.happens(0.9))
    .map(({ id, created_at }) => {
      const { occupation } = chance.pick(employed)
      const age = 18 + chance.whole(62)
      return profileRow(id, { occupation, age, joined: new Date(created_at), now }, chance)
    })
  if (profiles.length > 0) await db.insertInto('profile').values(profiles).execute()
}

const employed = members.filter(({ occupation }) => occupation && !occupation.startsWith('Retired'))

/**
 * The sign-up date; `share` goes from 0 (first member) to nearly 1 (last). The last is a day ago, since the profile
 * follows an hour later and must not be in the future.
 */
function signUpOf(share: number, now: Date): Date {
  const first = daysBefore(now, yearsOfSignUps * 365)
  return daysAfter(first, share * (yearsOfSignUps * 365 - 1))
}

/** Combines one sample person's first names and gender with another's last name; `place` makes the username unique. */
function inventPerson(place: number, chance: Random) {
  const { first, gender } = chance.pick(members)
  const { last } = chance.pick(members)
  const namesakes = members.filter((other) => other.gender === gender)
  const username = `${plain(first)}.${plain(last)}.${place + 1}`
  return { username, first, middle: chance.pick(namesakes).middle, last, gender, role: 'user' as const }
}

/** Keeps the letters a to z only: ɛ becomes e, ɔ becomes o. */
const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('ɛ', 'e')
    .replaceAll('ɔ', 'o')
    .replace(/[^a-z]/g, '')
