import { type Expression, type SqlBool, sql } from 'kysely'
import type {
  AccountDetailsAnswer,
  SharedDetailsAnswer,
} from '../../../lib/contract/accounts/account-details.ts'
import type { MemberSettings } from '../../../lib/contract/accounts/member-settings.ts'
import { accountDetailsOf, selectAccounts } from '../../accounts/account-management/repo.ts'
import { hasConsented } from '../../accounts/accounts/links/consents.ts'
import { settingsOf } from '../../accounts/member-settings/repo.ts'
import { containing } from '../../platform/db/search.ts'
import type { Db } from '../../platform/db/tables.ts'

/** Removes the details that only the church office may see. */
export function asLeaderSees<Seen extends AccountDetailsAnswer>(
  person: Seen,
  settings: MemberSettings | undefined,
): Seen {
  if (!settings) return person
  return {
    ...person,
    ...(settings.telephone === 'office' && { telephone: '' }),
    ...(settings.email === 'office' && { email: null }),
    ...(settings.birthday === 'office' && { dob: null, date_of_birth: null }),
    ...(settings.address === 'office' && { address: null, house_address: null, digital_address: null }),
  }
}

/** A condition: the leader may see this detail. Used in searches too, so that they do not reveal hidden details. */
export const openToLeader = (detail: 'telephone' | 'email'): Expression<SqlBool> =>
  sql<SqlBool>`not exists (select 1 from member_setting
    where member_setting.account_id = account.id and ${sql.ref(`member_setting.${detail}`)} = 'office')`

/**
 * Members who share a detail with their fellowship: only the shared details, and a picture only with consent. `search` chooses among them by
 * their names.
 */
export async function listShared(
  db: Db,
  fellowshipId: number,
  { search = '', limit }: { search?: string; limit?: number } = {},
): Promise<SharedDetailsAnswer[]> {
  const rows = await selectAccounts(db)
    .select(hasConsented('photograph').as('shows_picture'))
    .where('account.fellowship_id', '=', fellowshipId)
    .where('account.deletion_requested_at', 'is', null)
    .where(
      sql<SqlBool>`account.id in (select account_id from member_setting
        where 'members' in (telephone, email, birthday, address)
          or 'church' in (telephone, email, birthday, address))`,
    )
    .$if(search !== '', (query) =>
      query.where(containing(search, ['account.first_name', 'account.last_name'])),
    )
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .orderBy('account.last_name')
    .orderBy('account.first_name')
    .orderBy('account.id')
    .execute()
  const settings = await settingsOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ shows_picture, ...row }) => {
    const shared = asMembersSee(accountDetailsOf(row), settings.get(row.id))
    return shows_picture ? shared : { ...shared, profile_image: null }
  })
}

/**
 * What a member has shared with others: with `church` what all members of the church may see, with `members` also what those of the fellowship
 * may. They see only the month and day of a birthday, `03-06`, not the year.
 */
export function asMembersSee(
  person: AccountDetailsAnswer,
  settings: MemberSettings | undefined,
  as: 'members' | 'church' = 'members',
): SharedDetailsAnswer {
  const shared = (detail: 'telephone' | 'email' | 'birthday' | 'address', value: string | null) => {
    const audience = settings?.[detail]
    return audience === 'church' || audience === as ? value || null : null
  }
  return {
    id: person.id,
    name: `${person.first_name} ${person.last_name}`.trim(),
    profile_image: person.profile_image,
    telephone: shared('telephone', person.telephone),
    email: shared('email', person.email),
    birthday: shared('birthday', person.date_of_birth)?.slice(5) ?? null,
    address: shared('address', person.house_address),
  }
}
