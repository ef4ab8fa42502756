import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { builtPages, weighPage } from '../../scripts/page-weight.ts'

/** Limits in bytes after brotli. */
const firstRoundTrip = 14 * 1024
/** These pages list every route of the API, or every setting of a member, and grow with them. */
const longPage = 20 * 1024
const longPages = ['/api', '/settings']
const readingScripts = 3 * 1024
const islandScripts = 80 * 1024
const dashboardScripts = 130 * 1024
const readingRequests = 4

const client = fileURLToPath(new URL('../../dist/client', import.meta.url))
const weights = builtPages(client).map((page) => weighPage(client, page))
const reading = weights.filter((weight) => !weight.react)
const islands = weights.filter((weight) => weight.react)
const dashboards = [
  '/dashboard',
  '/super-admin',
  '/admin',
  '/fellowship-leader',
  '/media-dashboard',
  '/media-dashboard/add-sermon',
  '/settings',
]

const firstView = (page: string) => (longPages.includes(page) ? longPage : firstRoundTrip)

test('the home page and the not-found page are read without React', () => {
  expect(reading.map(({ page }) => page)).toEqual(expect.arrayContaining(['/', '/404']))
})

describe.each(reading)('a reader of $page', (weight) => {
  test('loads HTML and CSS within the byte limit', () => {
    expect(weight.html + weight.css).toBeLessThanOrEqual(firstView(weight.page))
  })

  test('loads script and makes requests within the limits', () => {
    expect(weight.js).toBeLessThanOrEqual(readingScripts)
    expect(weight.requests).toBeLessThanOrEqual(readingRequests)
  })
})

describe.each(islands)('a user of the island page $page', (weight) => {
  test('loads HTML and CSS within the byte limit', () => {
    expect(weight.html + weight.css).toBeLessThanOrEqual(firstView(weight.page))
  })

  test('loads script within the byte limit, which is higher for the first view of a dashboard', () => {
    expect(weight.js).toBeLessThanOrEqual(dashboards.includes(weight.page) ? dashboardScripts : islandScripts)
  })
})
