import type { AuthenticatorTransport } from '@simplewebauthn/server'
import type { Context } from 'hono'
import type { PasskeyAssertion, PasskeyAttestation } from '../../../../lib/contract/accounts/factors.ts'
import { shortNameOf } from '../../../../lib/contract/website/church.ts'
import type { AppEnv } from '../../../platform/context.ts'
import type { PasskeyChallengeTable } from '../../../platform/db/tables/accounts.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { readChurch } from '../../../settings/church-settings/repo.ts'
import type { Account } from '../repo.ts'
import { challengeLifetime, storeChallenge, takeChallenge } from './challenges.ts'
import { findPasskey, listCredentials, notePasskeyUse, type StoredPasskey } from './passkeys.ts'

/** Loaded with the first passkey: 700 KB of code. */
const webauthn = () => import('@simplewebauthn/server')

/** The algorithms of authenticators, in COSE's numbers: EdDSA, ES256 and RS256. */
const supportedAlgorithmIDs = [-8, -7, -257]

/** The expected origin of the browser, and the relying party of the passkeys: the origin's host. */
function relyingParty(c: Context<AppEnv>): { origin: string; rpID: string } {
  const site = new URL(c.var.settings.PUBLIC_SITE_URL ?? c.var.askedOrigin())
  return { origin: site.origin, rpID: site.hostname }
}

/** The options for `navigator.credentials.create`, for a passkey that needs no username and a verified user. */
export async function creationOptions(c: Context<AppEnv>, account: Account) {
  const { rpID } = relyingParty(c)
  const known = await listCredentials(c.var.db, account.id)
  const rpName = shortNameOf(await readChurch(c.var.db))
  const options = await (await webauthn()).generateRegistrationOptions({
    rpID,
    rpName,
    userName: account.username,
    timeout: challengeLifetime,
    userDisplayName: `${account.first_name} ${account.last_name}`,
    userID: new TextEncoder().encode(`asore-${account.id}`),
    excludeCredentials: known.map(asDescriptor),
    supportedAlgorithmIDs,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await storeChallenge(c.var.db, options.challenge, {
    purpose: 'enrol',
    account_id: account.id,
    now: c.var.now(),
  })
  return options
}

/** The options for `navigator.credentials.get`: without an account to sign in, with one to confirm its identity. */
export async function requestOptions(c: Context<AppEnv>, accountId?: number) {
  const { rpID } = relyingParty(c)
  const known = accountId === undefined ? [] : await listCredentials(c.var.db, accountId)
  const options = await (await webauthn()).generateAuthenticationOptions({
    rpID,
    timeout: challengeLifetime,
    userVerification: 'required',
    allowCredentials: known.map(asDescriptor),
  })
  await storeChallenge(c.var.db, options.challenge, {
    purpose: accountId === undefined ? 'sign-in' : 'prove',
    account_id: accountId ?? null,
    now: c.var.now(),
  })
  return options
}

const asDescriptor = (known: { credential_id: string; transports: string }) => ({
  id: known.credential_id,
  transports: JSON.parse(known.transports) as string[],
})

/** The new passkey of an account, or undefined when it does not answer an open challenge of ours. */
export async function readAttestation(c: Context<AppEnv>, passkey: PasskeyAttestation, accountId: number) {
  const { origin, rpID } = relyingParty(c)
  const { clientDataJSON } = passkey.response
  const ceremony = { purpose: 'enrol', account_id: accountId, now: c.var.now() } as const
  const challenge = await takeChallenge(c.var.db, clientDataJSON, ceremony)
  if (!challenge) return undefined
  const transports = passkey.response.transports as AuthenticatorTransport[]
  const judged = await (await webauthn())
    .verifyRegistrationResponse({
      response: { ...bare(passkey), response: { ...passkey.response, transports } },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      supportedAlgorithmIDs,
    })
    .catch(() => undefined) // malformed, or signed for another site
  const credential = judged?.registrationInfo?.credential
  return (
    credential && {
      account_id: accountId,
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: JSON.stringify(transports),
    }
  )
}

/** The passkey that signed an open challenge of ours; records its use. Undefined if none did. `db` may be a transaction. */
export async function readAssertion(
  c: Context<AppEnv>,
  passkey: PasskeyAssertion,
  { db = c.var.db, purpose, account_id }: Pick<PasskeyChallengeTable, 'purpose' | 'account_id'> & { db?: Db },
): Promise<StoredPasskey | undefined> {
  const now = c.var.now()
  const ceremony = { purpose, account_id, now }
  const challenge = await takeChallenge(db, passkey.response.clientDataJSON, ceremony)
  const stored = challenge && (await findPasskey(db, passkey.id))
  const counter = stored ? await verify(c, passkey, { challenge, stored }) : undefined
  if (!stored || counter === undefined) return undefined
  return (await notePasskeyUse(db, stored, { counter, now })) ? stored : undefined
}

/** The authenticator's new counter, or undefined when the signature is not of this passkey, site and challenge. */
async function verify(
  c: Context<AppEnv>,
  passkey: PasskeyAssertion,
  { challenge, stored }: { challenge: string; stored: StoredPasskey },
): Promise<number | undefined> {
  const { origin, rpID } = relyingParty(c)
  const { userHandle, ...response } = passkey.response
  const judged = await (await webauthn())
    .verifyAuthenticationResponse({
      response: { ...bare(passkey), response: { ...response, ...(userHandle && { userHandle }) } },
      credential: {
        id: stored.credential_id,
        publicKey: new Uint8Array(Buffer.from(stored.public_key, 'base64url')),
        counter: stored.counter,
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
    })
    .catch(() => undefined) // malformed, or signed by another passkey
  return judged?.verified ? judged.authenticationInfo.newCounter : undefined
}

const bare = ({ id, rawId, type }: PasskeyAssertion | PasskeyAttestation) => ({
  id,
  rawId,
  type,
  clientExtensionResults: {},
})
