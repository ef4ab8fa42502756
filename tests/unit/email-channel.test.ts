import { createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { newChurch } from '../../src/lib/contract/website/church.ts'
import { openEmail } from '../../src/server/platform/delivery/email.ts'
import { openTransport } from '../../src/server/platform/mail/transport.ts'

/* What a failed e-mail of a message comes to: tried again only where the mail server cannot have taken it (docs/decisions/messages.md#at-most-once). */

const posted = {
  reference: 'r',
  to: 'ama@example.com',
  subject: 'Harvest',
  text: 'Akwaaba',
  unsubscribe: '',
  reportTo: '',
}

async function sendTo(address: string) {
  const settings = { SMTP_URL: address, MAIL_FROM: 'office@church.example', DATA_DIR: '', ACCEPT: [] }
  const post = openTransport(settings, { tell: () => undefined, readChurch: async () => newChurch })
  return (await openEmail(post).send(posted)).kind
}

/** What a mail server answers to a command; undefined to the lines of an e-mail. */
function answerTo(word: string, isText: boolean): string | undefined {
  if (isText) return undefined
  if (word === 'DATA') return '354 go on'
  return word === 'EHLO' ? '250-mail.example\r\n250 AUTH PLAIN' : '250 ok'
}

/** A mail server that does something with the connection instead of answering one command; `.` is the end of the e-mail. */
async function openServer(at: string, act: (socket: Socket) => void) {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.write('220 mail.example ESMTP\r\n')
    let isText = false
    createInterface({ input: socket }).on('line', (line) => {
      const word = line.split(/[ :]/)[0] ?? ''
      if (word === at) return act(socket)
      const answer = answerTo(word, isText)
      isText ||= word === 'DATA'
      if (answer) socket.write(`${answer}\r\n`)
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as { port: number }
  return { address: `smtp://127.0.0.1:${port}`, [Symbol.dispose]: () => void server.close() }
}

test('a mail server that is not running is asked again', async () => {
  const server = await openServer('EHLO', (socket) => socket.destroy())
  server[Symbol.dispose]()

  expect(await sendTo(server.address)).toBe('busy')
  expect(await sendTo('smtp://no-such-host.invalid')).toBe('busy')
})

test('a mail server that does not know the church’s password is asked again, and nobody gets a text message for it', async () => {
  using server = await openServer('AUTH', (socket) => socket.write('535 no\r\n'))

  expect(await sendTo(server.address.replace('//', '//user:word@'))).toBe('busy')
})

test('a mail server that refuses the address is not asked again', async () => {
  using server = await openServer('RCPT', (socket) => socket.write('550 no such user\r\n'))

  expect(await sendTo(server.address)).toBe('refused')
})

test.each(['end', 'destroy', 'resetAndDestroy'] as const)(
  'an e-mail whose answer was lost (%s) is not sent again, since the mail server may have it',
  async (ends) => {
    using server = await openServer('.', (socket) => void socket[ends]())

    expect(await sendTo(server.address)).toBe('no answer')
  },
)
