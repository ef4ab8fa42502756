import { mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Church, newChurch, shortNameOf } from '../../../lib/contract/website/church.ts'
import type { Settings } from '../config.ts'
import { isDiskError } from '../errors/storage-errors.ts'
import { isLoopback } from '../net/loopback.ts'

/** An outgoing e-mail. Its id stays the same across retries, so that mail programs recognize duplicates. */
export type Posting = {
  id: string
  to: string
  subject: string
  text: string
  /** Where mail programs stop such e-mails with one press (RFC 8058), without a login. */
  unsubscribe?: string | undefined
}

/** Delivers an e-mail. Throws when it was not accepted. */
export type Transport = (posting: Posting) => Promise<void>

export type MailSettings = Pick<Settings, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR' | 'ACCEPT'>

/** Timeout of the mail server in milliseconds, so that a hanging one is given up. */
const timeout = 15_000

type Telling = {
  tell: (message: string) => void
  /** Reads the sender, once for each e-mail when it is sent. */
  readChurch: () => Promise<Church>
}

/** Sends through the mail server SMTP_URL; without one, writes each e-mail as an .eml file to `outbox/` of the data folder. */
export function openTransport(
  { SMTP_URL, MAIL_FROM, DATA_DIR, ACCEPT }: MailSettings,
  { tell, readChurch }: Telling,
): Transport {
  const signed = async (words: Omit<Posting, 'id'>) => {
    // An e-mail without the church's name is better than none: the database may be away.
    const church = await readChurch().catch(() => newChurch)
    return signedBy(church, addressed(words), MAIL_FROM)
  }
  if (SMTP_URL) {
    const timeouts = { connectionTimeout: timeout, greetingTimeout: timeout, socketTimeout: timeout }
    const line = { ...lineTo(SMTP_URL, ACCEPT), ...timeouts }
    const opened = once(async () => (await load()).createTransport(line, { from: MAIL_FROM }))
    const domain = /@([\w.-]+)/.exec(MAIL_FROM)?.[1] ?? 'localhost'
    return async ({ id, ...words }) => {
      const server = await opened()
      await server.sendMail({ ...(await signed(words)), messageId: `<${id}@${domain}>` })
    }
  }
  const outbox = join(DATA_DIR, 'outbox')
  const toBuffer = { streamTransport: true, buffer: true } as const
  const opened = once(async () => (await load()).createTransport(toBuffer, { from: MAIL_FROM }))
  return async (words) => {
    const writer = await opened()
    const { message } = await writer.sendMail(await signed(words))
    mkdirSync(outbox, { recursive: true, mode: 0o700 })
    const file = join(outbox, `${new Date().toISOString().replace(/[:.]/g, '-')}-${words.id.slice(0, 8)}.eml`)
    await writeFile(file, message as Buffer, { mode: 0o600 })
    tell(`No mail server is set (SMTP_URL), so this e-mail lies in ${file}`)
  }
}

/** Loaded with the first e-mail. */
const load = async () => (await import('nodemailer')).default

function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** `smtp:` starts unencrypted. STARTTLS is required for other hosts, unless unencrypted mail was accepted in the settings. */
function lineTo(address: string, accepted: MailSettings['ACCEPT']) {
  const url = new URL(address)
  const isEncrypted = url.protocol === 'smtps:' || isLoopback(url.hostname) || accepted.includes('plain-mail')
  if (isEncrypted) return { url: address }
  url.searchParams.delete('requireTLS')
  return { url: url.href, requireTLS: true }
}

/**
 * Passes the recipient as an object, which nodemailer does not parse: as a string, `a:victim@x` or `(x)victim@x` would
 * be delivered to victim@x. Puts the subject on one line.
 */
const addressed = ({ to, subject, text, unsubscribe }: Omit<Posting, 'id'>) => ({
  to: { name: '', address: to },
  subject: onOneLine(subject),
  text,
  ...(unsubscribe && { headers: unsubscribing(unsubscribe) }),
})

/** RFC 8058 promises one press for an address with TLS alone; without it mail programs open the address as a page. */
const unsubscribing = (address: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${address}>` },
  ...(address.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
})

const onOneLine = (text: string) => text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')

/**
 * The e-mail in the church's name: the sender is named after it, the subject ends with its short name, the text with its name. A
 * church that has no name yet writes under the name in MAIL_FROM.
 */
function signedBy(church: Church, email: ReturnType<typeof addressed>, from: string) {
  if (church.name === newChurch.name) return email
  const name = onOneLine(church.name)
  return {
    ...email,
    from: { name, address: /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim() },
    subject: `${email.subject} (${onOneLine(shortNameOf(church))})`,
    text: `${email.text.trimEnd()}\n\n-- \n${name}\n`,
  }
}

/** nodemailer's error codes for an unreachable server or an invalid response. */
const lineCodes = new Set(['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EPROTOCOL'])

/** Whether a failed e-mail may be retried: a 4xx reply, no valid reply, a full disk. */
export function isTransient(error: unknown): boolean {
  const { code = '', responseCode } = error as { code?: string; responseCode?: number }
  return responseCode ? responseCode < 500 : lineCodes.has(code) || isDiskError(error)
}
