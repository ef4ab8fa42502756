import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Settings } from '../config.ts'
import { openKeyFile } from './key-file.ts'

const nonceLength = 12
const tagLength = 16

type Given = Pick<Settings, 'DATA_DIR' | 'FACTOR_KEY' | 'TOKEN_KEY'>

/** The first key encrypts; each decrypts what it has encrypted. */
export type FactorKeys = readonly Uint8Array[]

/**
 * The keys that encrypt the secrets of authenticator apps, 32 bytes each, derived from secrets outside of the database:
 * FACTOR_KEY, the first of TOKEN_KEY, or `secrets/factors.key`, created on the first start. Throws when that file is broken.
 */
export async function openFactorKeys({ DATA_DIR, FACTOR_KEY, TOKEN_KEY }: Given): Promise<FactorKeys> {
  const given = FACTOR_KEY ?? TOKEN_KEY?.slice(0, 1)
  const secrets = given?.map((key) => Buffer.from(key, 'base64url'))
  return (secrets ?? [await openKeyFile(DATA_DIR, 'factors.key')]).map(
    (secret) => new Uint8Array(hkdfSync('sha256', secret, '', 'asore second factors', 32)),
  )
}

/** Encrypts a text for one account by AES-256-GCM, as base64url: in another account's row it cannot be decrypted. */
export function encryptSecret([key]: FactorKeys, text: string, accountId: number): string {
  if (!key) throw new Error('There is no key to encrypt with')
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(ownerOf(accountId))
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url')
}

/** Decrypts a text; undefined when it was encrypted with none of the keys or for another account. */
export function decryptSecret(keys: FactorKeys, encrypted: string, accountId: number): string | undefined {
  for (const key of keys) {
    const text = decryptBy(key, encrypted, accountId)
    if (text !== undefined) return text
  }
  return undefined
}

function decryptBy(key: Uint8Array, encrypted: string, accountId: number): string | undefined {
  const bytes = Buffer.from(encrypted, 'base64url')
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
