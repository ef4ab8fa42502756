import { route } from '../../route.ts'
import { OwnAccountAnswer } from '../account.ts'
import { FirstAdminRequest } from '../first-admin.ts'

export const createFirstAdmin = route('POST', 'auth/first-admin/', {
  summary: 'Makes the first admin of a church that has none, with the link that the start makes, once',
  status: 201,
  body: FirstAdminRequest,
  exact: OwnAccountAnswer,
})
