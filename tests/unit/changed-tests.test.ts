import { expect, test } from 'vitest'
import { browserTestsFor } from '../../scripts/test/changed-tests.ts'

const chosen = (...changed: string[]) =>
  browserTestsFor(changed).map((file) => file.replace(/^tests\/e2e\/(?:\w+\/)?|\.test\.ts$/g, ''))

test('a changed island selects the browser tests that open its page, and no others', () => {
  const tests = chosen('src/islands/care/prayer-requests/PrayerCard.tsx')

  expect(tests).toEqual(expect.arrayContaining(['prayer-requests', 'accessibility']))
  expect(tests).not.toContain('give')
  expect(tests).not.toContain('super-admin')
})

test('a changed repository selects the browser tests of the pages that show its rows', () => {
  expect(chosen('src/server/care/prayer-requests/repo.ts')).toContain('prayer-requests')
})

test('a changed shared module of tests selects the tests that import it', () => {
  expect(chosen('tests/e2e/prayer-cards.ts')).toEqual(
    expect.arrayContaining(['prayer-requests', 'testimonies', 'testimony-share']),
  )
  expect(chosen('tests/e2e/prayer-cards.ts')).not.toContain('give')
})

test('a changed page of one entry does not select the tests of the page of all entries', () => {
  expect(chosen('src/pages/events/[id].astro')).toContain('meeting-link')
  expect(chosen('src/pages/events/[id].astro')).not.toContain('offline-forms')
})

test('a changed document selects no browser test, and a changed package selects all of them', () => {
  expect(chosen('docs/glossary.md')).toEqual([])
  expect(chosen('package-lock.json').length).toBeGreaterThan(60)
  expect(chosen('package-lock.json')).toContain('give')
})
