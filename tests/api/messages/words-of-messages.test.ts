import { expect, test } from 'vitest'
import { inLanguage } from '../../../src/server/platform/words/speaking.ts'
import { openChurch } from '../../support/church.ts'

/* Names of recipients, kinds of automatic messages and refusals, in the language of who asks (docs/languages/README.md). */

test('a leader chooses recipients, and an admin kinds of messages, by names in their language', async () => {
  await using church = await openChurch()
  const admin = await church.signIn('admin')

  const audiences = await inLanguage('tw', () => church.get('messages/audiences/', admin.access))
  const kinds = await inLanguage('fr', () => church.get('messages/automatic/', admin.access))

  expect(JSON.stringify(audiences.body)).toContain('"Asɔremma nyinaa"')
  expect(JSON.stringify(audiences.body)).not.toContain('"All members"')
  expect(JSON.stringify(kinds.body)).toContain('"Absents depuis trois semaines"')
})

test('what services refuse is in the language of who asks, and English to the letter', async () => {
  await using church = await openChurch()
  const admin = await church.signIn('admin')
  const refusals = async (language: string) =>
    inLanguage(language, async () => [
      (await church.get('songs/999999/', admin.access)).body,
      (await church.get('forms/999999/', admin.access)).body,
    ])

  const french = await refusals('fr')
  const english = await refusals('en')

  expect(french).toEqual([
    { detail: 'Il n’y a pas de tel chant.' },
    { detail: 'Il n’y a pas de tel formulaire.' },
  ])
  expect(english).toEqual([{ detail: 'There is no such song.' }, { detail: 'There is no such form.' }])
})
