import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import { bytesOf, type CertificateFacts, factsText, readCode } from '../../../lib/people/certificate-code.ts'
import type { Db } from '../../platform/db/tables.ts'
import { decryptSecret, encryptSecret, type FactorKeys } from '../../platform/keys/encryption.ts'

/** The one row of its table; no account has this number. */
const row = 1
const owner = 0

/**
 * The church's private key of certificates (PKCS #8), or a new one where none was issued yet. It never changes: every certificate in somebody's
 * drawer is signed by it. It is encrypted with the keys of second factors. Throws when none of those decrypts it.
 */
async function openKey(db: Db, keys: FactorKeys): Promise<string> {
  const stored = await readSealed(db)
  const sealed = stored ?? (await makeKey(db, keys))
  const key = decryptSecret(keys, sealed, owner)
  if (key === undefined)
    throw new Error(
      'The key of certificates (parish_key) cannot be read. Restore FACTOR_KEY or secrets/factors.key.',
    )
  // A new first key takes over, so that the old one may go.
  if (decryptSecret(keys.slice(0, 1), sealed, owner) === undefined)
    await db
      .updateTable('parish_key')
      .set({ sealed: encryptSecret(keys, key, owner) })
      .execute()
  return key
}

const readSealed = async (db: Db) =>
  (await db.selectFrom('parish_key').select('sealed').executeTakeFirst())?.sealed

/** Another process may make one at the same time: the first that is stored is used. */
async function makeKey(db: Db, keys: FactorKeys): Promise<string> {
  const { privateKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  await db
    .insertInto('parish_key')
    .values({ id: row, sealed: encryptSecret(keys, privateKey, owner) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await db.selectFrom('parish_key').select('sealed').executeTakeFirstOrThrow()).sealed
}

/** The church's public key (SPKI) as base64url; '' where no certificate was issued yet. */
export async function publicKeyOf(db: Db, keys: FactorKeys): Promise<string> {
  if ((await readSealed(db)) === undefined) return ''
  return createPublicKey(await openKey(db, keys))
    .export({ type: 'spki', format: 'der' })
    .toString('base64url')
}

/** The code of a certificate: its facts and their signature. */
export async function signCode(db: Db, keys: FactorKeys, facts: CertificateFacts): Promise<string> {
  const signed = Buffer.from(factsText(facts))
  const key = createPrivateKey(await openKey(db, keys))
  const signature = sign('sha256', signed, { key, dsaEncoding: 'ieee-p1363' })
  return `${signed.toString('base64url')}.${signature.toString('base64url')}`
}

/** The facts of a code that this church has signed; undefined for any other. */
export async function verifiedFacts(
  db: Db,
  keys: FactorKeys,
  code: string,
): Promise<CertificateFacts | undefined> {
  const read = readCode(code)
  const known = read && (await publicKeyOf(db, keys))
  if (!known) return undefined
  const key = createPublicKey({ key: Buffer.from(bytesOf(known)), type: 'spki', format: 'der' })
  const isOurs = verify('sha256', read.signed, { key, dsaEncoding: 'ieee-p1363' }, read.signature)
  return isOurs ? read.facts : undefined
}
