import { readdir, readFile, rm, stat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { openMail } from '../../src/server/mail/mail.ts'
import { freshFolder } from '../support/server.ts'

const letter = { to: 'ama@example.com', subject: 'Ɛyɛ asɛm', text: 'Akwaaba.\n' }
const from = 'Church <office@church.example>'

test('without a mail server a letter is a file for the owner’s eyes, and the console says where', async () => {
  const DATA_DIR = await freshFolder()
  const told: string[] = []

  await openMail({ DATA_DIR, MAIL_FROM: from }, (text) => told.push(text)).send(letter)

  const [file = ''] = await readdir(join(DATA_DIR, 'outbox'))
  const path = join(DATA_DIR, 'outbox', file)
  const text = await readFile(path, 'utf8')
  expect(file).toMatch(/\.eml$/)
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  expect(text).toContain('To: ama@example.com')
  expect(text).toContain('From: Church <office@church.example>')
  expect(text).toContain('Akwaaba.')
  expect(told).toEqual([expect.stringContaining(path)])
  await rm(DATA_DIR, { recursive: true })
})

test('with a mail server a letter is handed to it', async () => {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _, done) => {
      let text = ''
      stream.on('data', (chunk) => {
        text += chunk
      })
      stream.on('end', () => {
        received.push(text)
        done()
      })
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await new Promise((ready) => listening.once('listening', ready))
  const { port } = listening.address() as AddressInfo

  await openMail({ DATA_DIR: '', MAIL_FROM: from, SMTP_URL: `smtp://127.0.0.1:${port}` }).send(letter)

  expect(received).toEqual([expect.stringContaining('Akwaaba.')])
  await new Promise<void>((closed) => server.close(closed))
})

test('a mail server that refuses a letter is an error for the log, not silence', async () => {
  const mail = openMail({ DATA_DIR: '', MAIL_FROM: from, SMTP_URL: 'smtp://127.0.0.1:1' })

  await expect(mail.send(letter)).rejects.toThrow(/ECONNREFUSED/)
})
