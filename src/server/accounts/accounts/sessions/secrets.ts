import { createHash, randomBytes } from 'node:crypto'

/** A new secret of 256 random bits, as base64url. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** The stored form of a secret: its SHA-256 as base64url, so that a copy of the database opens nothing. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
