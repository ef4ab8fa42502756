import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The letters of a church without a mail server, oldest first. */
export async function readOutbox(dataDir: string): Promise<string[]> {
  const outbox = join(dataDir, 'outbox')
  const files = await readdir(outbox).catch(() => [])
  return Promise.all(files.sort().map((file) => readFile(join(outbox, file), 'utf8')))
}

/** The text of an e-mail decoded from quoted-printable: long lines are broken with `=`, which is itself written as `=3D`. */
export const unfolded = (letter: string) => letter.replace(/=\r?\n/g, '').replace(/=3D/g, '=')

/** The subject of an e-mail, decoded: one with other letters than English ones is written in encoded words (RFC 2047). */
export function subjectOf(letter: string): string {
  const [, folded = ''] = /^Subject: (.*(?:\r?\n[ \t].*)*)/m.exec(letter) ?? []
  const joined = folded.replace(/\r?\n[ \t]/g, ' ').replace(/\?=\s+=\?/g, '?==?')
  return joined.replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, form: string, text: string) =>
    form.toLowerCase() === 'b'
      ? Buffer.from(text, 'base64').toString()
      : decodeURIComponent(
          text
            .replaceAll('_', ' ')
            .replaceAll('%', '%25')
            .replace(/=(?=[\dA-F]{2})/gi, '%'),
        ),
  )
}
