import type { FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { BackupRefused } from './parts.ts'

/* Archives as age files (age-encryption.org/v1), which the program `age` can decrypt too. */

/** The destination of an archive's bytes. */
export type Target = {
  write(bytes: Uint8Array): Promise<void>
  /** Writes buffered bytes and flushes the file to disk. */
  end(): Promise<void>
}

const beginning = 'age-encryption.org/v1\n'

/** Generates a key pair: the identity decrypts, the recipient can only encrypt. */
export async function newIdentity(): Promise<{ identity: string; recipient: string }> {
  const identity = await generateX25519Identity()
  return { identity, recipient: await identityToRecipient(identity) }
}

/** Writes to a file without encryption. */
export const openPlain = (file: FileHandle): Target => ({
  write: (bytes) => file.writeFile(bytes),
  end: () => file.sync(),
})

/** An encrypter to these public keys. Throws BackupRefused for an invalid one. */
export function encrypterTo(recipients: readonly string[]): Encrypter {
  const encrypter = new Encrypter()
  for (const recipient of recipients) addTo(encrypter, recipient)
  return encrypter
}

/** Encrypts while writing, with 64 KB in memory at a time. */
export function openEncrypted(file: FileHandle, encrypter: Encrypter): Target {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const written = encrypter.encrypt(readable).then(async (encrypted) => {
    for await (const chunk of encrypted) await file.writeFile(chunk)
  })
  const writer = writable.getWriter()
  // A failed write (such as a full disk) aborts the stream; report its error rather than the stream's.
  const orWhy = (act: Promise<void>) =>
    act.catch((error: unknown) => written.then(() => Promise.reject(error)))
  written.catch(() => undefined)
  return {
    write: (bytes) => orWhy(writer.write(bytes)),
    async end() {
      await orWhy(writer.close())
      await written
      await file.sync()
    },
  }
}

function addTo(encrypter: Encrypter, recipient: string): void {
  try {
    encrypter.addRecipient(recipient)
  } catch {
    throw new BackupRefused(
      `BACKUP_RECIPIENT is no public key of age: ${recipient}. One letter may be wrong.`,
    )
  }
}

/** The bytes of an archive, decrypted if necessary. Throws BackupRefused when no identity matches. */
export async function decrypted(
  archive: FileHandle,
  identities: readonly string[],
): Promise<AsyncIterable<Uint8Array>> {
  const { bytesRead, buffer } = await archive.read(Buffer.alloc(beginning.length), 0, beginning.length, 0)
  const bytes = archive.createReadStream({ autoClose: false, start: 0, highWaterMark: 1024 * 1024 })
  if (buffer.toString('latin1', 0, bytesRead) !== beginning) return bytes
  if (identities.length === 0)
    throw new BackupRefused('This backup is encrypted. Name the file with its key: --identity church.key')
  try {
    const decrypter = new Decrypter()
    for (const identity of identities) decrypter.addIdentity(identity)
    // Node's stream types and the DOM's are the same streams, but not assignable to each other.
    const plain: unknown = await decrypter.decrypt(Readable.toWeb(bytes) as ReadableStream<Uint8Array>)
    return plain as AsyncIterable<Uint8Array>
  } catch {
    throw new BackupRefused(
      'The key in the identity file does not open this backup, or its beginning is broken.',
    )
  }
}

/** Parses an identity file of `npm run backup-key` or `age-keygen`. Throws BackupRefused when it has no identity. */
export function readIdentities(text: string): string[] {
  const identities = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('AGE-SECRET-KEY-'))
  if (identities.length > 0) return identities
  throw new BackupRefused('The identity file has no line that begins with AGE-SECRET-KEY-.')
}
