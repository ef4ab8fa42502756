import { define } from '../../words/define.ts'

/** Why a device gave no passkey. */
export const passkeyWords = define('passkeys', {
  notUsed: 'No passkey was used. Please try again, or choose another way.',
  already: 'This device has a passkey for your account already.',
})
