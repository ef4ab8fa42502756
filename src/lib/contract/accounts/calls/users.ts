import { pageOf } from '../../answer.ts'
import { partOf } from '../../lists.ts'
import { route } from '../../route.ts'
import { roles as roleChoices } from '../account.ts'
import { UserDetails, UserDetailsAnswer } from '../user.ts'

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
