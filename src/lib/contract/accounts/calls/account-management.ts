import { pageOf } from '../../answer.ts'
import { partOf } from '../../lists.ts'
import { route } from '../../route.ts'
import { RoleChange, roles as roleChoices } from '../account.ts'
import { UserDetails, UserDetailsAnswer } from '../account-details.ts'

export const listUsers = route('GET', 'users/', {
  summary: 'Everybody, newest first; a search looks at the newest 500 it finds',
  paged: true,
  query: { role: roleChoices.join(', '), fellowship: 'the id of a fellowship, or none' },
  answer: partOf(UserDetails),
  exact: pageOf(UserDetailsAnswer),
})

export const readUser = route('GET', 'users/:id/', {
  summary: 'One person with all details',
  exact: UserDetailsAnswer,
})

export const changeRole = route('PUT', 'admin/users/:id/role/', {
  summary: 'Gives somebody a role; a fellowship leader a fellowship, too',
  seen: 'the role before',
  body: RoleChange,
  exact: UserDetailsAnswer,
})

export const deleteUser = route('DELETE', 'admin/users/:id/', {
  summary: 'Deletes an account; the bin keeps it for two weeks, unless its owner has asked for the deletion',
  seen: 'its role',
})
