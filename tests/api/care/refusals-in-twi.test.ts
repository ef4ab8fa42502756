import { expect, test } from 'vitest'
import { inLanguage } from '../../../src/server/platform/words/speaking.ts'
import { openChurch } from '../../support/church.ts'

/* What the API says to somebody is in their language (docs/languages/README.md). */

test('a refusal is in the language of who asked, at the field and as a whole', async () => {
  await using church = await openChurch()
  const member = await church.signIn('member')

  const unnamed = await inLanguage('tw', () =>
    church.post('prayer_requests/create/', { title: '', description: 'x' }, member.access),
  )
  const unknown = await inLanguage('fr', () => church.get('prayer_requests/999999/', member.access))
  const english = await church.get('prayer_requests/999999/', member.access)

  expect(unnamed.body).toMatchObject({ title: ['Yɛsrɛ wo, twerɛ asɛm no ti'] })
  expect(unknown.body).toMatchObject({ detail: 'Cette demande de prière n’existe pas.' })
  expect(english.body).toMatchObject({ detail: 'There is no such prayer request.' })
})
