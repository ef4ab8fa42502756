import { PasskeyAssertion, PasskeyAttestation, type PasskeyOptions } from '../contract/accounts/factors.ts'
import { passkeyWords } from '../texts/accounts/passkeys.ts'

/** Message when no passkey was used: the device has none for this site, or the user declined. */
/** Whether this browser can read and write WebAuthn data as JSON. Older browsers use other sign-in methods. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential

/** Signs the server's challenge with a passkey. Throws an Error with a message for the user when the device does not sign. */
export async function signByPasskey(options: PasskeyOptions): Promise<PasskeyAssertion> {
  const json = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(json)
  return PasskeyAssertion.parse(jsonOf(await navigator.credentials.get({ publicKey }).catch(refused)))
}

/** Creates a passkey on the device. Throws as above. */
export async function makePasskey(options: PasskeyOptions): Promise<PasskeyAttestation> {
  const json = options as unknown as PublicKeyCredentialCreationOptionsJSON
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(json)
  return PasskeyAttestation.parse(jsonOf(await navigator.credentials.create({ publicKey }).catch(refused)))
}

function jsonOf(credential: Credential | null): unknown {
  if (credential instanceof PublicKeyCredential) return credential.toJSON()
  throw new Error(passkeyWords.notUsed)
}

function refused(error: unknown): never {
  const known = error instanceof DOMException && error.name === 'InvalidStateError'
  throw new Error(known ? passkeyWords.already : passkeyWords.notUsed)
}
