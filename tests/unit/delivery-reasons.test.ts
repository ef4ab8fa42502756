import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bareRefusals } from '../../scripts/languages/bare-refusals.ts'
import { shownReason } from '../../src/server/platform/delivery/shown-reason.ts'
import { whyFailed } from '../../src/server/platform/delivery/whatsapp/errors.ts'
import { inLanguage } from '../../src/server/platform/words/speaking.ts'

/* Why a message did not arrive: kept in English, and shown in the language of who reads it. */

const ways = globSync('src/server/platform/delivery/**/*.ts').filter(
  (file) => !/fake|messages\.ts$|keys\.ts$|cloud\.ts$|open-sms\.ts$/.test(file),
)

const kept = [
  ...new Set(
    ways
      .flatMap((file) => bareRefusals(readFileSync(file, 'utf8')))
      .filter((text) => /^\p{Lu}.*\.$/u.test(text) && !text.includes('{}')),
  ),
]

test('each reason of a way is shown in French', () => {
  const english = kept.filter((why) => inLanguage('fr', () => shownReason(why)) === why)

  expect(kept.length).toBeGreaterThan(40)
  expect(english).toEqual([])
})

test('a reason stays as it was kept in English, and so does one that is not known', () => {
  expect(kept.filter((why) => shownReason(why) !== why)).toEqual([])
  expect(inLanguage('fr', () => shownReason('An older sentence.'))).toBe('An older sentence.')
})

test('a code of the service stands in the sentence', () => {
  expect(inLanguage('fr', () => shownReason(whyFailed(7)))).toBe('WhatsApp l’a refusé (7).')
})
