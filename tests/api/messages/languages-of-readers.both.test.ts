import { expect, test } from 'vitest'
import { demonstrationPassword } from '../../../src/content/people.ts'
import { codeTextWords } from '../../../src/server/accounts/otp/messages.ts'
import { sendForOccasion } from '../../../src/server/messages/scheduled/send.ts'
import type { Email } from '../../../src/server/platform/mail/mail.ts'
import { inLanguage } from '../../../src/server/platform/words/speaking.ts'
import { event } from '../../../src/server/services/automatic-messages/event.ts'
import { remindOfEvents } from '../../../src/server/services/events/reminders.ts'
import { type Church, openChurch } from '../../support/church.ts'
import { likes, onlyPeople } from '../../support/message-people.ts'
import { openMessages } from '../../support/messages.ts'

/* What the church sends is in the language of who reads it, not of who caused it, nor of who was written to before. */

const site = 'https://church.example'

/** Gives an account a language and a confirmed address. */
async function speak({ db, clock }: Church, username: string, language: string | null): Promise<number> {
  const email = `${username}@example.com`
  const { id } = await db
    .updateTable('account')
    .set({ language, email, email_key: email, email_confirmed_at: clock.now.toISOString() })
    .where('username', '=', username)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const subjects = ({ letters }: Church) =>
  Object.fromEntries(letters.map(({ to, subject }) => [to.replace(/@.*/, ''), subject]))

test('one run of reminders writes to each member in their own language, and to the next in theirs', async () => {
  await using church = await openChurch()
  const { db, addressHash, background, clock, letters } = church
  const speakers = { member: 'tw', newcomer: 'fr', media: null, leader: 'en' }
  for (const [username, language] of Object.entries(speakers)) await speak(church, username, language)
  const { access } = await church.signIn('admin')
  const planned = await church.post(
    'events/',
    {
      title: 'Harvest',
      description: 'Bring what your hands have made.',
      date: '2026-11-22',
      time: '09:00',
      location: 'Main auditorium',
      category: 'worship',
    },
    access,
  )
  const { id } = planned.body as { id: number }
  for (const username of Object.keys(speakers)) {
    const own = await church.signIn(username)
    await church.put('users/me/keepsakes/', { eventReminders: { add: [id], remove: [] } }, own.access)
  }
  letters.splice(0)

  const send = (letter: Email) => void letters.push(letter)
  // As within a request in Ewe: the run is nobody's.
  await inLanguage('ee', () =>
    remindOfEvents({ db, addressHash, mail: { send }, background, now: () => clock.now, site }),
  )

  expect(subjects(church)).toEqual({
    member: 'Nkaekaeɛ: Harvest',
    newcomer: 'Rappel\u00a0: Harvest',
    media: 'Reminder: Harvest',
    leader: 'Reminder: Harvest',
  })
  const twi = letters.find(({ to }) => to.startsWith('member'))?.text
  expect(twi).toContain('“Harvest” bɛhyɛ aseɛ Kwasiada, 22 Obubuo 2026, 9:00 AM.')
  expect(twi).toContain('Wobɛtumi agyae saa e-mail yi')
})

test.each([
  ['tw', 'Wɔasesa wo password'],
  ['fr', 'Votre mot de passe a été changé'],
  [null, 'Your password was changed'],
])(
  'a changed password is told in the language of the account (%s), whatever the browser says',
  async (language, subject) => {
    await using church = await openChurch()
    await speak(church, 'member', language)
    const { access } = await church.signIn('member')

    const changed = await inLanguage('gaa', () =>
      church.post(
        'auth/password/',
        { current_password: demonstrationPassword, password: 'four quiet rivers meet' },
        access,
      ),
    )
    await church.background.ended(20_000)

    expect(changed.status).toBe(200)
    expect(subjects(church)['member']).toBe(subject)
  },
)

test('text messages that go by themselves are in each reader’s language, and those of the church in its own words', async () => {
  await using open = await openMessages({ site })
  const { church } = open
  const ids = await onlyPeople(church, ['+233244000001', '+233244000002'])
  await likes(church, ids, 'sms')
  const [first = 0, second = 0] = ids
  await church.db.updateTable('account').set({ language: 'tw' }).where('id', '=', first).execute()
  await church.db.updateTable('account').set({ language: 'fr' }).where('id', '=', second).execute()
  const switchOn = (text: string) =>
    church.db
      .insertInto('automatic_message')
      .values({ kind: 'event', is_on: 1, subject: event.subject, text })
      .onConflict((conflict) => conflict.column('kind').doUpdateSet({ text }))
      .execute()
  const sendAbout = async (key: string) => {
    const people = ids.map((id) => ({ kind: 'account' as const, id }))
    const occasion = { key, name: 'Youth Camp', people, values: event.fields }
    await church.db
      .transaction()
      .execute((db) =>
        sendForOccasion({ ...open.delivering, db, site, now: church.clock.now }, event, occasion),
      )
    await open.deliver()
    const sent = open.fake.book.splice(0).toSorted((a, b) => a.to.localeCompare(b.to))
    return sent.map(({ text }) => text.split('\n')[0])
  }

  await switchOn(event.text)
  const ours = await sendAbout('event 1')
  await switchOn('Come to {event}, {first name}!')
  const theirs = await sendAbout('event 2')

  expect(ours).toEqual([
    'Ama0, Youth Camp bɛhyɛ aseɛ Memeneda 28 Obubuo 9:00 AM. Baabi: Church Grounds',
    expect.stringMatching(/^Bonjour Ama1, Youth Camp commence samedi 28 novembre/),
  ])
  expect(theirs).toEqual(['Come to Youth Camp, Ama0!', 'Come to Youth Camp, Ama1!'])
})

test('the language in which a visitor wrote is kept for the answer', async () => {
  await using church = await openChurch()

  await inLanguage('fr', () =>
    church.post('members/contacts/', {
      name: 'Kossi',
      email: 'kossi@example.com',
      phone: '0244000001',
      subject: 'Une question',
      message: 'À quelle heure est le culte ?',
    }),
  )

  const { language } = await church.db
    .selectFrom('conversation')
    .select('language')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(language).toBe('fr')
})

test('nobody’s language is left when the words of another are read', () => {
  const values = { code: '123456', church: 'Grace', minutes: 10 }
  const english = codeTextWords.signIn(values)

  inLanguage('tw', () => codeTextWords.signIn(values))

  expect(codeTextWords.signIn(values)).toBe(english)
})
