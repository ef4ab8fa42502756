import { sql } from 'kysely'
import type { SharedDetailsAnswer } from '../../../lib/contract/accounts/account-details.ts'
import type { DirectoryFamilyAnswer } from '../../../lib/contract/people/directory.ts'
import { fold } from '../../../lib/text/fold.ts'
import { accountDetailsOf, selectAccounts } from '../../accounts/account-management/repo.ts'
import { hasConsented } from '../../accounts/accounts/links/consents.ts'
import { settingsOf } from '../../accounts/member-settings/repo.ts'
import { asMembersSee } from '../../groups/fellowships/visibility.ts'
import { chunksOf } from '../../platform/db/chunks.ts'
import { containing } from '../../platform/db/search.ts'
import type { Db } from '../../platform/db/tables.ts'

/** One of the directory: a person of the register, and the account, where there is one. */
type Entry = { person: number; account: number | null }

/** A family by its members, the first by name first. */
type Family = Entry[]

/**
 * The families of those who agreed to be in the directory, by name; with a search those of whom one has the name. Members agree under
 * Settings; whoever has no account agrees before the office. Who died, left or closes the account is not in it.
 */
export async function listFamilies(db: Db, search = ''): Promise<Family[]> {
  const ofAccounts = db
    .selectFrom('member_setting')
    .innerJoin('account', 'account.id', 'member_setting.account_id')
    .innerJoin('person', 'person.account_id', 'account.id')
    .select(['person.id', 'account.id as account', 'account.first_name', 'account.last_name'])
    .select('person.household_id')
    .where('member_setting.directory', '=', 1)
    .where('account.deletion_requested_at', 'is', null)
    .where((where) => where.fn('lower', ['person.status']), 'not in', ['gone home', 'transferred'])
  const ofRegister = db
    .selectFrom('directory_person')
    .innerJoin('person', 'person.id', 'directory_person.person_id')
    .select(['person.id', 'person.first_name', 'person.last_name', 'person.household_id'])
    .select(sql<null>`null`.as('account'))
    .where('person.account_id', 'is', null)
    .where('person.merged_into', 'is', null)
    .where((where) => where.fn('lower', ['person.status']), 'not in', ['gone home', 'transferred'])
  const named = [...(await ofAccounts.execute()), ...(await ofRegister.execute())]
    .map((row) => ({ ...row, order: `${fold(row.last_name)}\u0000${fold(row.first_name)}` }))
    .sort((one, two) => (one.order < two.order ? -1 : one.order > two.order ? 1 : one.id - two.id))
  const families = new Map<string, Family>()
  for (const { id, account, household_id } of named) {
    const key = household_id === null ? `person ${id}` : `household ${household_id}`
    families.set(key, [...(families.get(key) ?? []), { person: id, account }])
  }
  if (search === '') return [...families.values()]
  const matches = [
    ...(await ofAccounts.where(containing(search, ['account.first_name', 'account.last_name'])).execute()),
    ...(await ofRegister.where(containing(search, ['person.first_name', 'person.last_name'])).execute()),
  ]
  const ids = new Set(matches.map(({ id }) => id))
  return [...families.values()].filter((family) => family.some(({ person }) => ids.has(person)))
}

/** Who reads: a member of this fellowship, or of none. */
type Reader = { fellowship: number | null }

/** What each of these families allows a reader to see. A photograph is shown only with consent. */
export async function readFamilies(
  db: Db,
  families: readonly Family[],
  reader: Reader,
): Promise<DirectoryFamilyAnswer[]> {
  const entries = families.flat()
  const members = new Map([
    ...(await readMembers(db, entries, reader)),
    ...(await readPeople(
      db,
      entries.flatMap(({ person, account }) => (account === null ? [person] : [])),
    )),
  ])
  return families.flatMap((family) => {
    const known = family.flatMap(({ person }) => members.get(person) ?? [])
    return known[0] ? [{ id: known[0].id, members: known }] : []
  })
}

/** Those with an account, by person. */
async function readMembers(db: Db, entries: readonly Entry[], { fellowship }: Reader) {
  const people = new Map(
    entries.flatMap(({ person, account }) => (account === null ? [] : [[account, person]])),
  )
  const members = new Map<number, SharedDetailsAnswer>()
  if (people.size === 0) return members
  const rows = await selectAccounts(db)
    .select(hasConsented('photograph').as('shows_picture'))
    .where('account.id', 'in', [...people.keys()])
    .execute()
  const settings = await settingsOf(db, [...people.keys()])
  for (const { shows_picture, ...row } of rows) {
    const isOfOwn = fellowship !== null && row.fellowship_id === fellowship
    const shared = asMembersSee(accountDetailsOf(row), settings.get(row.id), isOfOwn ? 'members' : 'church')
    const person = people.get(row.id)
    if (person === undefined) continue
    const shown = shows_picture ? shared : { ...shared, profile_image: null }
    members.set(person, { ...shown, id: person })
  }
  return members
}

/** Those without one: what they agreed to before the office. Nobody learns the year of a birthday. */
async function readPeople(db: Db, ids: readonly number[]) {
  const people = new Map<number, SharedDetailsAnswer>()
  for (const part of chunksOf(ids)) {
    const rows = await db
      .selectFrom('directory_person')
      .innerJoin('person', 'person.id', 'directory_person.person_id')
      .select(['person.id', 'first_name', 'last_name', 'telephone', 'born', 'address'])
      .select(['shows_telephone', 'shows_birthday', 'shows_address'])
      .where('person.id', 'in', part)
      .execute()
    for (const row of rows) {
      const day = row.born.slice(5)
      people.set(row.id, {
        id: row.id,
        name: `${row.first_name} ${row.last_name}`.trim(),
        profile_image: null,
        telephone: (row.shows_telephone === 1 && row.telephone) || null,
        email: null,
        birthday: row.shows_birthday === 1 && /^\d\d-\d\d$/.test(day) && !day.includes('00') ? day : null,
        address: (row.shows_address === 1 && row.address) || null,
      })
    }
  }
  return people
}
