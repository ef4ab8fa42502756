import { route } from '../../route.ts'
import { OwnAccountAnswer, SignedIn, SignedInAnswer, SignUp } from '../account.ts'
import { SignInRequest } from '../factors.ts'

export const register = route('POST', 'auth/register/', {
  summary: 'Signs a newcomer up',
  status: 201,
  body: SignUp,
  exact: OwnAccountAnswer,
})

export const signIn = route('POST', 'auth/login/', {
  summary: 'Signs in with username or e-mail address',
  body: SignInRequest,
  answer: SignedIn,
  exact: SignedInAnswer,
})
