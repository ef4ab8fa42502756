import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { expect, test } from 'vitest'
import { fetchPages } from '../../../scripts/test/page-html.ts'
import { startServer } from '../../support/server.ts'

/* Checks the HTML standard with a validator from npm; `npm run html` uses the Nu checker, which needs Java. */

const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }),
)

test('every page that the server sends is valid HTML', async () => {
  await using church = await startServer()

  const pages = await fetchPages(church.url)

  expect(pages.length).toBeGreaterThan(40)
  for (const { path, html } of pages) expect(await faultsOf(path, html)).toEqual([])
})

test('an invalid page is reported', async () => {
  const html =
    '<!doctype html><html lang="en"><head><title>x</title></head><body><p><div></div></p></body></html>'

  expect(await faultsOf('/broken', html)).not.toEqual([])
})

/** The faults of a page, a line each; text after its end is one, too. */
async function faultsOf(path: string, html: string): Promise<string[]> {
  const { results } = await validator.validateString(html, path)
  const faults = results
    .flatMap(({ messages }) => messages)
    .map(({ line, column, message }) => `${path}:${line}:${column} ${message}`)
  const behind = html.trimEnd().endsWith('</html>') ? [] : [`${path} goes on behind its end`]
  const noTimes = [...html.matchAll(/<time(?![^>]*datetime=)[^>]*>([^<]*)</gi)]
    .filter(([, text = '']) => !/^\d\d:\d\d(:\d\d)?$/.test(text))
    .map(([tag]) => `${path} has a time without a moment: ${tag}`)
  return [...faults, ...behind, ...noTimes]
}
