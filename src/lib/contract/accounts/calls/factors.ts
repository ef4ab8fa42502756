import { route } from '../../route.ts'
import {
  AppConfirmation,
  AppSecret,
  Enrolled,
  Factors,
  NewPasskey,
  PasskeyName,
  PasskeyOptions,
  Proof,
  RecoveryCodes,
} from '../factors.ts'

export const readFactors = route('GET', 'auth/factors/', {
  summary: 'What protects my account beside its password',
  answer: Factors,
})

export const beginApp = route('POST', 'auth/factors/app/', {
  summary: 'Begins with an authenticator app: a secret for it',
  status: 201,
  answer: AppSecret,
})

export const confirmApp = route('POST', 'auth/factors/app/confirm/', {
  summary: 'Ends setting the app up with its first code; codes are asked for from then on',
  body: AppConfirmation,
  answer: Enrolled,
})

export const removeApp = route('DELETE', 'auth/factors/app/', {
  summary: 'Takes my authenticator app away',
})

export const makeRecoveryCodes = route('POST', 'auth/factors/recovery-codes/', {
  summary: 'Makes ten new recovery codes in place of mine',
  answer: RecoveryCodes,
})

export const readPasskeyOptions = route('POST', 'auth/passkeys/options/', {
  summary: 'What an authenticator makes a new passkey from',
  answer: PasskeyOptions,
})

export const addPasskey = route('POST', 'auth/passkeys/', {
  summary: 'Adds a passkey to my account',
  status: 201,
  body: NewPasskey,
  answer: Enrolled,
})

export const renamePasskey = route('PATCH', 'auth/passkeys/:id/', {
  summary: 'Renames one of my passkeys',
  body: PasskeyName,
})

export const removePasskey = route('DELETE', 'auth/passkeys/:id/', {
  summary: 'Removes one of my passkeys',
})

export const prove = route('POST', 'auth/prove/', {
  summary: 'Confirms that it is me, for acts that ask for it (403 with `step_up`)',
  body: Proof,
})

export const readProofOptions = route('POST', 'auth/prove/options/', {
  summary: 'What my authenticator signs to confirm that it is me',
  answer: PasskeyOptions,
})
