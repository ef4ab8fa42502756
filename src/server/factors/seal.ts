import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Settings } from '../config.ts'
import { openKeyFile } from '../http/secrets.ts'

const nonceLength = 12
const tagLength = 16

type Given = Pick<Settings, 'DATA_DIR' | 'FACTOR_KEY' | 'TOKEN_KEY'>

/**
 * The key that seals the secrets of authenticator apps, 32 bytes derived from a secret outside of the database: FACTOR_KEY,
 * TOKEN_KEY, or `secrets/factors.key`, made on the first start. Throws when that file is broken.
 */
export async function openFactorKey({ DATA_DIR, FACTOR_KEY, TOKEN_KEY }: Given): Promise<Uint8Array> {
  const given = FACTOR_KEY ?? TOKEN_KEY?.[0]
  const secret = given ? Buffer.from(given, 'base64url') : await openKeyFile(DATA_DIR, 'factors.key')
  return new Uint8Array(hkdfSync('sha256', secret, '', 'asore second factors', 32))
}

/** A text sealed for one account by AES-256-GCM, base64url: another account's row cannot take its place. */
export function seal(key: Uint8Array, text: string, accountId: number): string {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(ownerOf(accountId))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The text, or undefined when it was sealed by another key or for another account. */
export function unseal(key: Uint8Array, sealed: string, accountId: number): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  const tag = bytes.subarray(nonceLength, nonceLength + tagLength)
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceLength), {
      authTagLength: tagLength,
    })
    decipher.setAAD(ownerOf(accountId)).setAuthTag(tag)
    const text = decipher.update(bytes.subarray(nonceLength + tagLength))
    return Buffer.concat([text, decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

const ownerOf = (accountId: number) => Buffer.from(String(accountId))
