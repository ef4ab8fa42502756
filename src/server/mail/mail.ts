import { mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'

export type Letter = { to: string; subject: string; text: string }

/** Sends a letter, or keeps it as a file. Throws when a mail server refuses it. */
export type Mail = { send(letter: Letter): Promise<void> }

/** How long a mail server may take, in milliseconds: nobody waits for a hanging one. */
const patience = 15_000

/** Through the mail server of SMTP_URL; without one every letter is an .eml file in `outbox/` of the data folder. */
export function openMail({ SMTP_URL, MAIL_FROM, DATA_DIR }: MailSettings, tell = console.log): Mail {
  if (SMTP_URL) {
    const timeouts = { connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience }
    const server = nodemailer.createTransport(SMTP_URL, { from: MAIL_FROM, ...timeouts })
    return { send: async (letter) => void (await server.sendMail(letter)) }
  }
  const outbox = join(DATA_DIR, 'outbox')
  const writer = nodemailer.createTransport({ streamTransport: true, buffer: true }, { from: MAIL_FROM })
  return {
    async send(letter) {
      const { message } = await writer.sendMail(letter)
      mkdirSync(outbox, { recursive: true, mode: 0o700 })
      const file = join(
        outbox,
        `${new Date().toISOString().replace(/[:.]/g, '-')}-${crypto.randomUUID().slice(0, 8)}.eml`,
      )
      await writeFile(file, message as Buffer, { mode: 0o600 })
      tell(`No mail server is set (SMTP_URL), so this letter lies in ${file}`)
    },
  }
}

export type MailSettings = { SMTP_URL?: string | undefined; MAIL_FROM: string; DATA_DIR: string }
