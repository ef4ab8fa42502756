import { route } from '../../route.ts'
import { OwnAccountAnswer, RefreshRequest, TokenPairAnswer } from '../account.ts'

export const renewSession = route('POST', 'auth/refresh/', {
  summary: 'Exchanges a refresh token for a new pair',
  body: RefreshRequest,
  exact: TokenPairAnswer,
})

export const readMe = route('GET', 'users/me/', {
  summary: 'My account as it is now',
  exact: OwnAccountAnswer,
})
