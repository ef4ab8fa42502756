import { route } from '../../route.ts'
import { PasskeyOptions, Proof } from '../factors.ts'

export const prove = route('POST', 'auth/prove/', {
  summary: 'Confirms that it is me, for acts that ask for it (403 with `step_up`)',
  body: Proof,
})

export const readProofOptions = route('POST', 'auth/prove/options/', {
  summary: 'What my authenticator signs to confirm that it is me',
  answer: PasskeyOptions,
})
