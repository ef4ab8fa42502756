import { expect, test } from 'vitest'
import { browserTestsFor } from '../../scripts/changed-tests.ts'

const chosen = (...changed: string[]) =>
  browserTestsFor(changed).map((file) => file.replace(/^tests\/e2e\/|\.test\.ts$/g, ''))

test('who changes a part of a page is shown the tests that open the page, and no others', () => {
  const tests = chosen('src/islands/prayer-requests/PrayerCard.tsx')

  expect(tests).toEqual(expect.arrayContaining(['prayer-requests', 'accessibility', 'keyboard', 'budgets']))
  expect(tests).not.toContain('give')
  expect(tests).not.toContain('super-admin')
})

test('who changes the query behind a rendered page is shown that page’s tests', () => {
  expect(chosen('src/server/prayer-requests/repo.ts')).toContain('prayer-requests')
})

test('who changes what tests share is shown the tests that import it', () => {
  expect(chosen('tests/e2e/prayer-cards.ts')).toEqual(
    expect.arrayContaining(['prayer-requests', 'testimonies', 'testimony-share']),
  )
  expect(chosen('tests/e2e/prayer-cards.ts')).not.toContain('give')
})

test('a page of one entry each is told from the page of all', () => {
  expect(chosen('src/pages/events/[id].astro')).toContain('meeting-link')
  expect(chosen('src/pages/events/[id].astro')).not.toContain('offline-forms')
})

test('who changes a document is shown no browser test, and who changes a package all of them', () => {
  expect(chosen('docs/glossary.md')).toEqual([])
  expect(chosen('package-lock.json').length).toBeGreaterThan(60)
  expect(chosen('package-lock.json')).toContain('give')
})
