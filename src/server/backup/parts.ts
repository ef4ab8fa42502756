/** What a backup is made of, by the names of its parts: no other name comes out of an archive. */
const forms = [/^church\.db$/, /^secrets\/[\w-]+\.key$/, /^media\/(?:[a-z]+\/)?[\w-]+\.[a-z0-9]+$/]

/** The key of access tokens: archives of earlier versions have it. Whoever has it makes tokens of every account. */
const signingKey = 'secrets/access-token.key'

/** Whether an archive may have a part of this name. */
export const isPart = (name: string): boolean => forms.some((form) => form.test(name))

/** Whether a part goes into a backup, and comes out of one. */
export const isKept = (name: string): boolean => isPart(name) && name !== signingKey

/** The last entry of an archive: what is in it, with the check sum of each part. */
export const manifestName = 'manifest.json'

export type Part = { name: string; bytes: number; sha256: string }

export type Manifest = {
  /** Raised when an older restore could not read it. */
  format: 1
  made_at: string
  /** What a person should know, such as what is not in here. */
  notes: string[]
  parts: Part[]
}

/** Thrown for an archive or a folder that a backup cannot be made into or restored from; the message says why. */
export class BackupRefused extends Error {}
