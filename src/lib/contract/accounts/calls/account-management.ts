import { pageOf } from '../../answer.ts'
import { partOf } from '../../lists.ts'
import { route } from '../../route.ts'
import { RoleChange, roles as roleChoices } from '../account.ts'
import { AccountDetails, AccountDetailsAnswer } from '../account-details.ts'

export const listAccounts = route('GET', 'users/', {
  summary: 'Everybody, newest first; a search looks at the newest 500 it finds',
  paged: true,
  query: { role: roleChoices.join(', '), fellowship: 'the id of a fellowship, or none' },
  answer: partOf(AccountDetails),
  exact: pageOf(AccountDetailsAnswer),
})

export const readAccountDetails = route('GET', 'users/:id/', {
  summary: 'One person with all details',
  exact: AccountDetailsAnswer,
})

export const changeRole = route('PUT', 'admin/users/:id/role/', {
  summary: 'Gives somebody a role; a fellowship leader a fellowship, too',
  seen: 'the role before',
  body: RoleChange,
  exact: AccountDetailsAnswer,
})

export const deleteAccount = route('DELETE', 'admin/users/:id/', {
  summary: 'Deletes an account; the bin keeps it, unless its owner asked for the deletion',
  seen: 'its role',
})
