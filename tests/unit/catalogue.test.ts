import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { failures, otherTexts } from '../support/catalogue.ts'

const folder = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const messages = folder('src/lib/texts')
const sources =
  readAll(messages) + readAll(folder('src/lib/contract')) + readAll(folder('src/server/accounts/accounts'))
const pageTests = readAll(folder('tests/e2e')) + readAll(folder('tests/component'))

function readAll(path: string): string {
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  )
  return files.map((file) => readFileSync(join(path, file), 'utf8')).join('\n')
}

const namesLeftOut = (text: string) => text.replaceAll(/\$?\{\w+\}/g, '{}')

test.each([...failures, ...otherTexts])('“%s” is in the code, letter for letter', (text) => {
  expect(namesLeftOut(sources)).toContain(text)
})

test.each(otherTexts)('a test of a page names “%s”', (text) => {
  const [start = '', end = ''] = text.split('{}')

  expect(pageTests.split('\n').some((line) => line.includes(start) && line.includes(end))).toBe(true)
})

test('every message of the public and member pages is in the catalogue', () => {
  const areas = [
    'contact',
    'dashboard',
    'donation',
    'fellowships',
    'live',
    'my-fellowship',
    'prayer-answered',
    'prayer-requests',
  ]
  const more = ['profile', 'profile-changes', 'services', 'session', 'share', 'testimonies']
  const known = new Set<string>([...failures, ...otherTexts])
  const ours = new Set([
    'An e-mail is on its way to you. Please open its link to confirm your e-mail address.',
    'Your request is changed', // the specification has no change of a request
    'Your request is withdrawn',
    'Your request to join {} is withdrawn', // the specification has no request that waits for a leader
    'This one, too', // the specification has no words for a second field that is empty
    'You have left {}', // the specification has no leaving of a fellowship
    'This picture is larger than 10 MB. Please choose a smaller one.', // the specification has no size limit of pictures
    'This browser has no room for that', // the specification has no full storage
    // The specification has one text for all empty fields, which the toast says; these stand at each field.
    'Please enter your name',
    'Please enter your email address',
    'Please enter your phone number',
    'Please enter a subject',
    'Please write your message',
    // The specification has no choice of e-mail or telephone.
    'Please enter your email address or your phone number',
    'Email or phone: one of the two is enough.',
  ])

  const texts = [...areas, ...more].flatMap((area) =>
    [
      ...readFileSync(globSync(join(messages, `*/${area}.ts`))[0] ?? '', 'utf8').matchAll(
        /(?::|=>) (?:'([^']+)'|"([^"]+)"|`([^`]+)`),/g,
      ),
    ].map(([, single, double, template]) => namesLeftOut(single ?? double ?? template ?? '')),
  )

  expect(texts.length).toBeGreaterThan(35)
  expect(texts.filter((text) => !known.has(text) && !ours.has(text))).toEqual([])
})
