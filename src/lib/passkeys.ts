import { PasskeyAssertion, PasskeyAttestation, type PasskeyOptions } from './contract/factors.ts'

/** Why no passkey came: the device has none for this site, or its owner said no. */
export const noPasskey = 'No passkey was used. Please try again, or choose another way.'

/** Whether this browser has the methods that read and write WebAuthn as JSON; older ones sign in by other ways. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential

/** Lets the device sign what the server asks. Throws an Error with a sentence for its owner when it does not. */
export async function signByPasskey(options: PasskeyOptions): Promise<PasskeyAssertion> {
  const asked = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked)
  return PasskeyAssertion.parse(jsonOf(await navigator.credentials.get({ publicKey }).catch(refused)))
}

/** Lets the device make a new passkey. Throws as above. */
export async function makePasskey(options: PasskeyOptions): Promise<PasskeyAttestation> {
  const asked = options as unknown as PublicKeyCredentialCreationOptionsJSON
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asked)
  return PasskeyAttestation.parse(jsonOf(await navigator.credentials.create({ publicKey }).catch(refused)))
}

function jsonOf(credential: Credential | null): unknown {
  if (credential instanceof PublicKeyCredential) return credential.toJSON()
  throw new Error(noPasskey)
}

function refused(error: unknown): never {
  const known = error instanceof DOMException && error.name === 'InvalidStateError'
  throw new Error(known ? 'This device has a passkey for your account already.' : noPasskey)
}
