/** The parts of a backup by name; nothing else is extracted from an archive. */
const forms = [/^church\.db$/, /^secrets\/[\w-]+\.key$/, /^media\/(?:[a-z]+\/)?[\w-]+\.[a-z0-9]+$/]

/** The signing key of access tokens, which can make tokens of every account. Archives of earlier versions contain it. */
const signingKey = 'secrets/access-token.key'

/** Whether an archive may contain a part of this name. */
export const isPart = (name: string): boolean => forms.some((form) => form.test(name))

/** Whether a part is backed up and restored. */
export const isBackedUp = (name: string): boolean => isPart(name) && name !== signingKey

/** The last entry of an archive: the list of its parts with their checksums. */
export const manifestName = 'manifest.json'

export type Part = { name: string; bytes: number; sha256: string }

export type Manifest = {
  /** Increased when older versions can no longer restore the format. */
  format: 1
  made_at: string
  /** Information for the operator, such as what the backup does not contain. */
  notes: string[]
  parts: Part[]
}

/** Thrown when an archive or folder cannot be backed up or restored; the message says why. */
export class BackupRefused extends Error {}
