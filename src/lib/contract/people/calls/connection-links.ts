import { ResetLink } from '../../accounts/password.ts'
import { route } from '../../route.ts'

export const disownAccount = route('POST', 'auth/not-my-account/', {
  summary: 'Takes the connection of an entry with an account back, with a mailed or texted link, once',
  body: ResetLink,
})
