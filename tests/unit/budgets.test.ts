import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import {
  builtPages,
  laterScripts,
  linkedVisit,
  visit,
  weighFirstView,
  weighPage,
  weighVisit,
} from '../../scripts/page-weight.ts'

/** The bars of design, in bytes after brotli. */
const firstRoundTrip = 14 * 1024
/** Pages that name every route of the API, and every choice of a member: they grow with what there is to name. */
const longPage = 20 * 1024
const longPages = ['/api', '/settings']
const readingScripts = 3 * 1024
const islandScripts = 80 * 1024
const dashboardScripts = 130 * 1024
const readingRequests = 4
const readingScriptRequests = 3
const islandScriptRequests = 6
/** Scripts that a dialog, a section or Logout brings when it is opened. */
const laterRequests = 3

/** The chunk of React, named after the renderer's entry. */
const renderer = /\/client\.[\w-]+\.js$/
const dist = fileURLToPath(new URL('../../dist', import.meta.url))
const client = `${dist}/client`
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

test('what is opened later comes in few requests, and only a toast brings a reader React', () => {
  const opened = weights.flatMap(({ page, react }) =>
    laterScripts(client, page).map((scripts) => ({ page, react, scripts })),
  )

  expect(opened.filter(({ react }) => !react).length).toBeGreaterThan(0)
  expect(opened.filter(({ scripts }) => scripts.length > laterRequests)).toEqual([])
  expect(
    opened.filter(
      ({ react, scripts }) =>
        !react &&
        scripts.some((script) => renderer.test(script)) &&
        !/first-interaction/.test(scripts.join()),
    ),
  ).toEqual([])
})

test('the home page and the not-found page are read without React', () => {
  expect(reading.map(({ page }) => page)).toEqual(expect.arrayContaining(['/', '/404']))
})

test.each(weights)('a first visitor of $page gets it with its styles in one round trip', ({ page }) => {
  expect(weighFirstView(dist, page)).toBeLessThanOrEqual(firstRoundTrip)
})

test('a visit of ten pages sends no more than before the first one had its styles, and 2 %', () => {
  expect(visit).toHaveLength(10)
  expect(weighVisit(dist, visit)).toBeLessThanOrEqual(linkedVisit * 1.02)
})

describe.each(reading)('a reader of $page', (weight) => {
  test('gets the page and its styles within their bytes', () => {
    expect(weight.html + weight.css).toBeLessThanOrEqual(firstView(weight.page))
  })

  test('pays for little script and few requests', () => {
    expect(weight.js).toBeLessThanOrEqual(readingScripts)
    expect(weight.requests).toBeLessThanOrEqual(readingRequests)
    expect(weight.scripts).toBeLessThanOrEqual(readingScriptRequests)
    expect(weight.waiting).toBe(0)
  })
})

describe.each(islands)('a person who acts on $page', (weight) => {
  test('gets the page and its styles within their bytes', () => {
    expect(weight.html + weight.css).toBeLessThanOrEqual(firstView(weight.page))
  })

  test('gets the scripts in few requests, none of which waits for another', () => {
    expect(weight.scripts).toBeLessThanOrEqual(islandScriptRequests)
    expect(weight.waiting).toBe(0)
  })

  test('pays for React and little more, on a dashboard for its first view', () => {
    expect(weight.js).toBeLessThanOrEqual(dashboards.includes(weight.page) ? dashboardScripts : islandScripts)
  })
})
