import { describe, expect, inject, test } from 'vitest'
import {
  builtPages,
  laterScripts,
  visit,
  weighFirstView,
  weighLater,
  weighPage,
  weighVisit,
} from '../../scripts/bench/page-weight.ts'
import { firstViewLimit, pageLimit } from '../../scripts/bench/page-weight-limits.ts'

/* Limits in bytes after brotli. */

const readingScripts = 3 * 1024
const islandScripts = 80 * 1024
const dashboardScripts = 130 * 1024
/** A visit of ten pages: 155,520 before the site had a search, a map in its footer, a form that moves money, codes for signing in and quick find; 2.4 % more is the limit (docs/performance.md). */
const tenPages = 159_200
const readingRequests = 4
const readingScriptRequests = 3
const islandScriptRequests = 6
/** A dashboard has more parts, and is opened again and again from the browser's cache. */
const dashboardScriptRequests = 7
/** Quick find, which every page opens by the first press of a slash, Ctrl+K or the magnifier. */
const quickFindScripts = 6 * 1024
/** Scripts that a dialog, a section or Logout brings when it is opened. */
const laterRequests = 3

/** The chunk of React, named after the renderer's entry. */
const renderer = /\/client\.[\w-]+\.js$/
const { dist, client } = inject('sample')

const weights = builtPages(client).map((page) => weighPage(client, page))
const reading = weights.filter((weight) => !weight.react)
const islands = weights.filter((weight) => weight.react)
const dashboards = [
  '/dashboard',
  '/super-admin',
  '/admin',
  '/books',
  '/fellowship-leader',
  '/media-dashboard',
  '/media-dashboard/add-sermon',
  '/media-dashboard/edit-sermon/1',
  '/settings',
]

test('what is opened later comes in few requests, and only a toast brings a reader React', () => {
  const opened = weights.flatMap(({ page, react }) =>
    laterScripts(client, page).map((scripts) => ({ page, react, scripts })),
  )

  expect(opened.filter(({ react }) => !react).length).toBeGreaterThan(0)
  const isToast = (scripts: readonly string[]) => /first-interaction/.test(scripts.join())
  // A reader's first toast brings React and what islands share besides.
  // The editor of pages brings the names of rows with it, and the contract of blocks to /my-pages, where it is all there is.
  const isEditor = (scripts: readonly string[]) => /\/Pages\./.test(scripts.join())
  const most = ({ page, react, scripts }: (typeof opened)[number]) =>
    laterRequests +
    (!react && isToast(scripts) ? 1 : 0) +
    (isEditor(scripts) ? 1 : 0) +
    // Their sections bring the queue of what is not sent yet, which the line on every page shares, and what most pages have at once.
    (page === '/my-pages' || page === '/check-in' ? 2 : 0) +
    // Its sections bring their lists, with what most pages have at once.
    (page === '/church-forms' ? 2 : 0) +
    // Its songs bring their words, which the sheet for musicians shares, and its projection what draws QR codes.
    (page === '/worship' ? 2 : 0) +
    // The form to join and the own requests bring what tells a call that a backend does not have.
    (/^\/member-?fellowship$/.test(page) ? 1 : 0)
  expect(opened.filter((one) => one.scripts.length > most(one))).toEqual([])
  expect(
    opened.filter(
      ({ react, scripts }) => !react && scripts.some((script) => renderer.test(script)) && !isToast(scripts),
    ),
  ).toEqual([])
})

test.each(['/', '/about', '/give'])(
  'quick find comes to %s with the first press, within its limit',
  (page) => {
    const bytes = weighLater(client, page, 'open-quick-find')

    expect(bytes).toBeGreaterThan(1000)
    expect(bytes).toBeLessThanOrEqual(quickFindScripts)
  },
)

test('the home page and the not-found page are read without React', () => {
  expect(reading.map(({ page }) => page)).toEqual(expect.arrayContaining(['/', '/404']))
})

test.each(weights)('a first visitor of $page gets it with its styles in one round trip', ({ page }) => {
  expect(weighFirstView(dist, page)).toBeLessThanOrEqual(firstViewLimit(page))
})

test('a visit of ten pages sends no more than its limit', () => {
  expect(visit).toHaveLength(10)
  expect(weighVisit(dist, visit)).toBeLessThanOrEqual(tenPages)
})

describe.each(reading)('a reader of $page', (weight) => {
  test('loads HTML and CSS within the byte limit', () => {
    expect(weight.html + weight.css).toBeLessThanOrEqual(pageLimit(weight.page))
  })

  test('loads script and makes requests within the limits', () => {
    expect(weight.js).toBeLessThanOrEqual(readingScripts)
    expect(weight.requests).toBeLessThanOrEqual(readingRequests)
    expect(weight.scripts).toBeLessThanOrEqual(readingScriptRequests)
    expect(weight.waiting).toBe(0)
  })
})

describe.each(islands)('a user of the island page $page', (weight) => {
  test('loads HTML and CSS within the byte limit', () => {
    expect(weight.html + weight.css).toBeLessThanOrEqual(pageLimit(weight.page))
  })

  test('loads its scripts in few requests, none of which waits for another', () => {
    const most = dashboards.includes(weight.page) ? dashboardScriptRequests : islandScriptRequests
    expect(weight.scripts).toBeLessThanOrEqual(most)
    expect(weight.waiting).toBe(0)
  })

  test('loads script within the byte limit, which is higher for the first view of a dashboard', () => {
    expect(weight.js).toBeLessThanOrEqual(dashboards.includes(weight.page) ? dashboardScripts : islandScripts)
  })
})
