import { expect, test } from 'vitest'
import { readSentences } from '../../integrations/sentences.ts'
import { languages } from '../../src/languages/all.ts'
import { messageParts } from '../../src/lib/text/message-parts.ts'
import { formsOf, isNames } from '../../src/lib/words/fill.ts'
import { textOf } from '../../src/lib/words/translation.ts'
import { ownerEmailWords } from '../../src/server/accounts/accounts/addresses/messages.ts'
import { codeTextWords } from '../../src/server/accounts/otp/messages.ts'
import { automaticKinds } from '../../src/server/app/automatic-messages/kinds.ts'
import { givingEmailWords } from '../../src/server/giving/giving/messages.ts'
import { wordsFor } from '../../src/server/messages/mailings/placeholders.ts'
import { filledByDefault, keptValues } from '../../src/server/messages/translated/default-words.ts'
import { connectedWords } from '../../src/server/people/persons/messages.ts'
import { countParts, plain } from '../../src/server/platform/delivery/text-letters.ts'
import { inLanguage } from '../../src/server/platform/words/speaking.ts'
import { textMessages } from '../../src/server/website/languages/text-messages.ts'

/* Text messages cost by their parts: in no language more than in English, or than two. */

const sentenceTexts = readSentences()
const church = 'a'.repeat(40)
const page = `https://grace.example.org/stop#${'x'.repeat(11)}`
const tags = Object.keys(languages)

const partsIn = (tag: string, say: () => string): number => countParts(inLanguage(tag, say)).parts

test.each(tags)('a code is one text message in %s', (tag) => {
  const values = { code: '123456', church, minutes: 10 }
  const codes = [
    () => plain(codeTextWords.signIn(values)),
    () => plain(codeTextWords.reset(values)),
    () => plain(codeTextWords.confirm(values)),
  ]

  expect(codes.map((say) => partsIn(tag, say))).toEqual([1, 1, 1])
})

test.each(tags)('a text message about an account or a payment stays within its parts in %s', (tag) => {
  const texts = [
    () => plain(ownerEmailWords.offeredText({ church })),
    () => plain(connectedWords.text({ church, page })),
    () => plain(givingEmailWords.promptText({ church, page })),
  ]

  for (const say of texts) expect(partsIn(tag, say)).toBeLessThanOrEqual(Math.max(2, partsIn('en', say)))
})

const person = { firstName: 'Abena', formalName: 'Mrs. Abena Mensah', fellowship: 'Kwasiada' }

test.each(tags)('a message that goes by itself stays within its parts in %s', (tag) => {
  for (const { kind, subject, text, fields } of automaticKinds) {
    const template = {
      subject,
      text,
      plainLetters: false,
      site: 'https://grace.example.org',
      automatic: kind,
      fieldValues: keptValues(kind, fields),
    }
    const say = () => wordsFor(template, person, { channel: 'sms', code: `${'x'.repeat(10)}a` }).text

    expect(partsIn(tag, say)).toBeLessThanOrEqual(Math.max(2, partsIn('en', say)))
  }
})

test('the words of a kind are in English what staff sees, with their fields', () => {
  const own = automaticKinds.filter(({ kind }) => kind !== 'announcement')

  for (const { kind, subject, text, fields } of own) {
    const values = Object.fromEntries(Object.keys(fields).map((field) => [field, `{${field}}`]))
    expect(filledByDefault(kind, values)).toEqual({ subject, text })
  }
})

test('the length of a text message in the form of a translator is what its sending costs', () => {
  const texts = Object.keys(textMessages).flatMap((name) => {
    const [area = '', key = ''] = name.split('.')
    const translated = tags.flatMap((tag) => languages[tag]?.[area]?.[key] ?? []).map(textOf)
    const all = [sentenceTexts[area]?.texts[key] ?? '', ...translated]
    return all.flatMap((text) => (isNames(text) ? [] : formsOf(text)))
  })
  const edges = ['a'.repeat(160), 'a'.repeat(161), 'ɛ'.repeat(70), 'ɛ'.repeat(71), '{[~]}', '€'.repeat(81)]

  expect(texts.length).toBeGreaterThan(20)
  expect(texts).not.toContain('')
  for (const text of [...texts, ...edges])
    expect({ text, parts: messageParts(text).parts }).toEqual({ text, parts: countParts(text).parts })
})
