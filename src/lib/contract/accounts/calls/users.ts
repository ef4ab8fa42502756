import { route } from '../../route.ts'
import { RoleChange } from '../account.ts'
import { UserDetailsAnswer } from '../user.ts'

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
