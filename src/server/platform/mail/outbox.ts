import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** What names a person in a message that no mail server took. */
export type Named = {
  username: string
  first_name: string
  last_name: string
  email: string | null
  telephone: string
}

/** Removes the messages in the outbox that are to a person or name them. A church with a mail server has no outbox. */
export async function removeFromOutbox(dataDir: string, person: Named): Promise<void> {
  const folder = join(dataDir, 'outbox')
  const words = [
    person.username,
    person.email ?? '',
    person.telephone,
    `${person.first_name} ${person.last_name}`,
  ].filter((word) => word.trim().length > 2)
  for (const name of await readdir(folder).catch((): string[] => [])) {
    const file = join(folder, name)
    const text = decoded(await readFile(file, 'utf8').catch(() => ''))
    if (words.some((word) => text.includes(word))) await rm(file, { force: true })
  }
}

/** A message as it lies there, and its body read as quoted-printable and as Base64: nodemailer writes one of the three. */
function decoded(message: string): string {
  const body = message
    .split(/\r?\n\r?\n/)
    .slice(1)
    .join('\n\n')
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
  return [message, Buffer.from(bytes, 'latin1').toString(), Buffer.from(body, 'base64').toString()].join('\n')
}
