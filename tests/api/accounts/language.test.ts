import { expect, test } from 'vitest'
import { demonstrationPassword } from '../../../src/content/people.ts'
import { ChurchAnswer } from '../../../src/lib/contract/website/church.ts'
import { findByLogin } from '../../../src/server/accounts/accounts/repo.ts'
import { languageOf } from '../../../src/server/accounts/accounts/sessions/kept-language.ts'
import { type Church, openChurch } from '../../support/church.ts'
import { openedAt } from '../../support/sample-church.ts'

/* The language that somebody has chosen follows them to other devices, and to what the church writes to them (docs/decisions/browser.md#words). */

/** Signs the member in by a browser with these cookies, and returns the answer. */
const signIn = (church: Church, cookie: string) =>
  church.send('auth/login/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: cookie },
    body: JSON.stringify({ username: 'member', password: demonstrationPassword }),
  })

async function ownLanguage({ db }: Church): Promise<string | undefined> {
  const account = await findByLogin(db, 'member')
  return account && languageOf(db, account)
}

test('a language that was chosen on one device is that of the account, and of the next device', async () => {
  await using church = await openChurch()

  const first = await signIn(church, 'asore_language=tw')
  const elsewhere = await signIn(church, '')

  expect(await ownLanguage(church)).toBe('tw')
  expect(first.headers.get('set-cookie')).not.toContain('asore_language')
  expect(elsewhere.headers.get('set-cookie')).toContain('asore_language=tw;')
})

test('a renewal keeps what was chosen since, English too', async () => {
  await using church = await openChurch()
  await signIn(church, 'asore_language=tw')
  const { refresh } = await church.signIn('member')

  const renewed = await church.send('auth/refresh/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: 'asore_language=en' },
    body: JSON.stringify({ refresh }),
  })

  expect(renewed.status).toBe(200)
  expect(await ownLanguage(church)).toBe('en')
})

test('a made-up language is not kept, and one that the church offers no more is written to nobody', async () => {
  await using church = await openChurch()

  await signIn(church, 'asore_language=xx')
  expect(await ownLanguage(church)).toBe('en')

  await signIn(church, 'asore_language=fr')
  const admin = await church.signIn('admin')
  const { version } = ChurchAnswer.parse((await church.get('admin/church/', admin.access)).body)
  const changed = await church.send(
    'admin/church/',
    {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', 'If-Match': `"${version}"` },
      body: JSON.stringify({ offered_languages: ['tw'] }),
    },
    admin.access,
  )

  expect(changed.status).toBe(200)
  expect(await ownLanguage(church)).toBe('en')
})

test('the e-mail for a new password is in the language of the account, whoever asked for it', async () => {
  await using church = await openChurch()
  await signIn(church, 'asore_language=fr')
  await church.db
    .updateTable('account')
    .set({
      email: 'member@example.com',
      email_key: 'member@example.com',
      email_confirmed_at: openedAt.toISOString(),
    })
    .where('username', '=', 'member')
    .execute()

  await church.post('auth/forgot-password/', { username: 'member' })
  await church.background.ended(30_000)

  expect(church.letters.map(({ subject }) => subject)).toContain('Choisissez un nouveau mot de passe')
})
