import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The letters of a church without a mail server, oldest first. */
export async function readOutbox(dataDir: string): Promise<string[]> {
  const outbox = join(dataDir, 'outbox')
  const files = await readdir(outbox).catch(() => [])
  return Promise.all(files.sort().map((file) => readFile(join(outbox, file), 'utf8')))
}

/** The text of a letter decoded from quoted-printable: long lines are broken with `=`, which is itself written as `=3D`. */
export const unfolded = (letter: string) => letter.replace(/=\r?\n/g, '').replace(/=3D/g, '=')
