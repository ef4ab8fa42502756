import { expect, test } from 'vitest'
import { careTaskWords } from '../../src/server/care/messages.ts'
import { sendingReasons } from '../../src/server/messages/translated/messages.ts'
import { inLanguage } from '../../src/server/platform/words/speaking.ts'
import { inEnglish, sayStored } from '../../src/server/platform/words/stored.ts'

/* Sentences that are stored in English, and shown in the language of who reads them. */

test('why a message did not go is stored in English, whoever caused it', () => {
  const stored = inLanguage('fr', () => inEnglish(() => sendingReasons.stopped))

  expect(stored).toBe('The message was stopped.')
})

test('a stored reason is shown in the language of its reader, and a provider’s own stays', () => {
  const shown = inLanguage('fr', () => [
    sayStored(sendingReasons, 'The message was stopped.'),
    sayStored(sendingReasons, 'Something of the provider.'),
    sayStored(sendingReasons, ''),
  ])

  expect(shown).toEqual(['Le message a été arrêté.', 'Something of the provider.', ''])
})

test('the values of a stored sentence stand in its translation, and a sentence that only begins alike stays', () => {
  const shown = inLanguage('fr', () =>
    [
      'Call or visit Selɔm Kpodo',
      'Marked absent at the last 3 meetings of Elim: Prayer: 2026-11-01, 2026-11-08.',
      'Prayer request: My {name}',
      'Marked absent at the last meeting.',
      'Please call or visit Selɔm',
    ].map((stored) => sayStored(careTaskWords, stored)),
  )

  expect(shown).toEqual([
    'Appeler ou visiter Selɔm Kpodo',
    'Marqué absent aux 3 dernières réunions de Elim : Prayer: 2026-11-01, 2026-11-08.',
    'Demande de prière : My {name}',
    'Marked absent at the last meeting.',
    'Please call or visit Selɔm',
  ])
})
