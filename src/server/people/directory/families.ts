import type { SharedDetailsAnswer } from '../../../lib/contract/accounts/account-details.ts'
import type { DirectoryFamilyAnswer } from '../../../lib/contract/people/directory.ts'
import { fold } from '../../../lib/text/fold.ts'
import { accountDetailsOf, selectAccounts } from '../../accounts/account-management/repo.ts'
import { hasConsented } from '../../accounts/accounts/links/consents.ts'
import { settingsOf } from '../../accounts/member-settings/repo.ts'
import { asMembersSee } from '../../groups/fellowships/visibility.ts'
import { containing } from '../../platform/db/search.ts'
import type { Db } from '../../platform/db/tables.ts'

/** A family by the accounts of its members, the first by name first. */
type Family = number[]

/**
 * The families of those who agreed to be in the directory, by name; with a search those of whom one has the name. Who died, left or closes the
 * account is not in it.
 */
export async function listFamilies(db: Db, search = ''): Promise<Family[]> {
  const entries = db
    .selectFrom('member_setting')
    .innerJoin('account', 'account.id', 'member_setting.account_id')
    .innerJoin('person', 'person.account_id', 'account.id')
    .select(['account.id', 'account.first_name', 'account.last_name', 'person.household_id'])
    .where('member_setting.directory', '=', 1)
    .where('account.deletion_requested_at', 'is', null)
    .where((where) => where.fn('lower', ['person.status']), 'not in', ['gone home', 'transferred'])
  const rows = await entries.execute()
  const named = rows
    .map((row) => ({ ...row, order: `${fold(row.last_name)}\u0000${fold(row.first_name)}` }))
    .sort((one, two) => (one.order < two.order ? -1 : one.order > two.order ? 1 : one.id - two.id))
  const families = new Map<string, Family>()
  for (const { id, household_id } of named) {
    const key = household_id === null ? `account ${id}` : `household ${household_id}`
    families.set(key, [...(families.get(key) ?? []), id])
  }
  if (search === '') return [...families.values()]
  const matches = await entries
    .where(containing(search, ['account.first_name', 'account.last_name']))
    .execute()
  const ids = new Set(matches.map(({ id }) => id))
  return [...families.values()].filter((family) => family.some((id) => ids.has(id)))
}

/** Who reads: a member of this fellowship, or of none. */
type Reader = { fellowship: number | null }

/** What each of these families allows a reader to see. A photograph is shown only with consent. */
export async function readFamilies(
  db: Db,
  families: readonly Family[],
  { fellowship }: Reader,
): Promise<DirectoryFamilyAnswer[]> {
  const ids = families.flat()
  if (ids.length === 0) return []
  const rows = await selectAccounts(db)
    .select(hasConsented('photograph').as('shows_picture'))
    .where('account.id', 'in', ids)
    .execute()
  const settings = await settingsOf(db, ids)
  const members = new Map<number, SharedDetailsAnswer>()
  for (const { shows_picture, ...row } of rows) {
    const isOfOwn = fellowship !== null && row.fellowship_id === fellowship
    const shared = asMembersSee(accountDetailsOf(row), settings.get(row.id), isOfOwn ? 'members' : 'church')
    members.set(row.id, shows_picture ? shared : { ...shared, profile_image: null })
  }
  return families.flatMap((family) => {
    const known = family.flatMap((id) => members.get(id) ?? [])
    return known[0] ? [{ id: known[0].id, members: known }] : []
  })
}
