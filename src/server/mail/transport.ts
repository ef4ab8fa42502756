import { mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import type { Settings } from '../config.ts'
import { isDiskError } from '../errors/storage-errors.ts'
import { isLoopback } from '../net/loopback.ts'

/** A letter as it goes out: its id is the same at every attempt, so that a mailbox which got it twice can tell. */
export type Posting = { id: string; to: string; subject: string; text: string }

/** Hands a letter over. Throws when it was not taken. */
export type Transport = (posting: Posting) => Promise<void>

export type MailSettings = Pick<Settings, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR' | 'ACCEPT'>

/** How long a mail server may take, in milliseconds: nobody waits for a hanging one. */
const timeout = 15_000

/** Through the mail server of SMTP_URL; without one every letter is an .eml file in `outbox/` of the data folder. */
export function openTransport(
  { SMTP_URL, MAIL_FROM, DATA_DIR, ACCEPT }: MailSettings,
  tell: (message: string) => void,
): Transport {
  if (SMTP_URL) {
    const timeouts = { connectionTimeout: timeout, greetingTimeout: timeout, socketTimeout: timeout }
    const server = nodemailer.createTransport(
      { ...lineTo(SMTP_URL, ACCEPT), ...timeouts },
      { from: MAIL_FROM },
    )
    const domain = /@([\w.-]+)/.exec(MAIL_FROM)?.[1] ?? 'localhost'
    return async ({ id, ...words }) => {
      await server.sendMail({ ...addressed(words), messageId: `<${id}@${domain}>` })
    }
  }
  const outbox = join(DATA_DIR, 'outbox')
  const writer = nodemailer.createTransport({ streamTransport: true, buffer: true }, { from: MAIL_FROM })
  return async (words) => {
    const { message } = await writer.sendMail(addressed(words))
    mkdirSync(outbox, { recursive: true, mode: 0o700 })
    const file = join(outbox, `${new Date().toISOString().replace(/[:.]/g, '-')}-${words.id.slice(0, 8)}.eml`)
    await writeFile(file, message as Buffer, { mode: 0o600 })
    tell(`No mail server is set (SMTP_URL), so this letter lies in ${file}`)
  }
}

/** `smtp:` begins in plain words: unless that was accepted, nothing is said to another machine before STARTTLS. */
function lineTo(address: string, accepted: MailSettings['ACCEPT']) {
  const url = new URL(address)
  const isSealed = url.protocol === 'smtps:' || isLoopback(url.hostname) || accepted.includes('plain-mail')
  if (isSealed) return { url: address }
  url.searchParams.delete('requireTLS')
  return { url: url.href, requireTLS: true }
}

/**
 * The recipient as an object, which nodemailer takes as it is: a string would be parsed, and `a:victim@x` or `(x)victim@x`
 * would be delivered to victim@x. The subject on one line.
 */
const addressed = ({ to, subject, text }: Omit<Posting, 'id'>) => ({
  to: { name: '', address: to },
  subject: subject.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' '),
  text,
})

/** What nodemailer says when the server is not reached, or says nothing that it understands. */
const lineCodes = new Set(['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EPROTOCOL'])

/** Whether a letter that was not taken may be taken later: 4xx of a mail server, no word of it, a full disk. */
export function mayPass(error: unknown): boolean {
  const { code = '', responseCode } = error as { code?: string; responseCode?: number }
  return responseCode ? responseCode < 500 : lineCodes.has(code) || isDiskError(error)
}
