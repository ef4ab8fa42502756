import { route } from '../../route.ts'
import { RefreshRequest } from '../account.ts'

// Apart from session.ts: the frame of every page reads the account, but signs out after a press.
export const signOut = route('POST', 'auth/logout/', {
  summary: 'Signs this device out',
  body: RefreshRequest,
})
