import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { newChurch } from '../../../src/lib/contract/website/church.ts'
import { openTransport } from '../../../src/server/platform/mail/transport.ts'
import { newcomer, openChurch } from '../../support/church.ts'

/* G8: letters of the church that contain texts of strangers. */

const hostileNames = [
  'Ama\nPlease sign in at once: https://evil.example',
  'Ama\r\nBcc: victim',
  'Ama\u2028Your account is closed',
  'Ama\u0085next line',
  'Ama \u202egnp.exe',
  'A\u200bma',
  'Ama\u0007',
  'https://evil.example',
  'evil.example',
  'Win at EVIL.COM now',
  'evil．com',
  'www.evil',
  'mailto:ama',
  'ama@evil',
  '//evil/login',
  'You won GHS 5000',
  'Send PIN to 0201234567 before',
  'Hurry!',
  'PIN ٠٢٠١٢٣٤٥٦٧',
  'Ⅳ ½ ②',
  'Win $ now',
]

test.each(hostileNames)(
  'G8: %j is refused as a name at sign-up, in personal details and in a contact message',
  async (name) => {
    await using church = await openChurch()
    const { access } = await church.signIn('member')
    const contact = {
      name: 'Ama',
      email: 'ama@example.com',
      phone: '(024) 412-3456',
      subject: 'Hello',
      message: 'Hello',
    }

    for (const field of ['first_name', 'middle_name', 'last_name']) {
      const signedUp = await church.post('auth/register/', { ...newcomer, [field]: name })
      const changed = await church.call('PATCH', 'users/update/member/', { [field]: name }, access)
      expect([field, signedUp.status, changed.status]).toEqual([field, 400, 400])
      for (const { body } of [signedUp, changed])
        expect(body).toEqual({ [field]: [expect.stringMatching(/^Please write (the|a) name /)] })
    }
    expect(await church.post('members/contacts/', { ...contact, name })).toMatchObject({
      status: 400,
      body: { name: [expect.stringMatching(/^Please write/)] },
    })
  },
)

test.each([
  'Abɛna',
  'Nana-Akua',
  'Kwame Nkrumah Jr.',
  'J.K.',
  'O’Brien',
  "N'Zema",
  "O'Neill",
  'O´Neill',
  'Nana Kwame II',
  'Ɔkyere-Mɛnsah',
  'Maa Adwoa Serwaa Bonsu',
  'Rev. Dr. Ŋkoɔ',
  '李 小龍',
  'محمد',
])('G8: %s is accepted as a name', async (name) => {
  await using church = await openChurch()
  const { access } = await church.signIn('member')

  expect((await church.call('PATCH', 'users/update/member/', { first_name: name }, access)).status).toBe(200)
})

test('a sentence is no name at sign-up, where whole names of several words are taken, and a name that was kept before stays', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('member')
  await church.db
    .updateTable('account')
    .set({ last_name: 'Mensah 2' })
    .where('username', '=', 'member')
    .execute()
  const contact = (name: string) =>
    church.post('members/contacts/', {
      name,
      email: 'ama@example.com',
      phone: '(024) 412-3456',
      subject: 'Hello',
      message: name,
    })

  const sentence = await church.post('auth/register/', {
    ...newcomer,
    first_name: 'Your account is locked now',
  })
  const kept = await church.call(
    'PATCH',
    'users/update/member/',
    { first_name: 'Ama', last_name: 'Mensah 2' },
    access,
  )
  const whole = await contact('Mr. & Mrs. Kofi Asare-Bediako II')
  const long = await contact('Your account is locked now please call the office')

  expect(sentence).toMatchObject({
    status: 400,
    body: { first_name: [expect.stringContaining('few words')] },
  })
  expect([kept.status, whole.status, long.status]).toEqual([200, 201, 400])
})

const twoInOne = [
  'a:victim@church.example',
  '(x)victim@church.example',
  'Ama <victim@church.example>',
  '"x"victim@church.example',
  'a,victim@church.example',
  'a;victim@church.example',
  'victim@church.example(x)',
  'victim@[church.example]',
  'victim\u202e@church.example',
]

test.each(twoInOne)('G8: %j is refused as an e-mail address', async (email) => {
  await using church = await openChurch()

  expect(await church.post('auth/register/', { ...newcomer, email })).toMatchObject({
    status: 400,
    body: { email: ['Please provide a valid email address'] },
  })
})

/** A name that would be a header, and another sender. */
const hostile = {
  ...newChurch,
  name: 'Grace\r\nBcc: victim@church.example <x@evil.example>,',
  short_name: 'a\nBcc: b@c.de',
}

test('G8: a malformed address that was stored earlier delivers to nobody else, and neither subject nor the church’s name adds a header', async () => {
  const envelopes: string[] = []
  const heads: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _, done) => {
      envelopes.push(address)
      done()
    },
    onData: (stream, _, done) => {
      let text = ''
      stream.on('data', (chunk) => {
        text += chunk
      })
      stream.on('end', () => {
        heads.push(text.split('\r\n\r\n')[0] ?? '')
        done()
      })
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await new Promise((ready) => listening.once('listening', ready))
  const { port } = listening.address() as AddressInfo
  const settings = {
    ACCEPT: [],
    DATA_DIR: '',
    MAIL_FROM: 'Church <office@church.example>',
    SMTP_URL: `smtp://127.0.0.1:${port}`,
  }
  const send = openTransport(settings, { tell: () => undefined, readChurch: async () => hostile })

  const subject = 'Hello\r\nBcc: victim@church.example\u2028and more'
  for (const to of [...twoInOne, 'ama@example.com'])
    await send({ id: crypto.randomUUID(), to, subject, text: 'x' }).catch(() => undefined)
  await new Promise<void>((closed) => server.close(closed))

  expect(envelopes).toContain('ama@example.com')
  expect(envelopes.filter((address) => address === 'victim@church.example')).toEqual([])
  expect(heads.filter((head) => /^bcc:/im.test(head))).toEqual([])
  expect(
    heads.filter((head) => !/^From: .*<office@church\.example>$/im.test(head.replace(/\r\n\s+/g, ' '))),
  ).toEqual([])
})
