import { expect, test } from 'vitest'
import { withPreloads } from '../../src/server/app/html/preloads.ts'

const imports = {
  '/_astro/site.js': ['/_astro/clock.js'],
  '/_astro/login.js': ['/_astro/react.js', '/_astro/site.js'],
}
const links = (html: string) =>
  [
    ...withPreloads(html, imports).matchAll(/<link rel="modulepreload" fetchpriority="low" href="([^"]+)">/g),
  ].map(([, href]) => href)

test('a page names what its own script imports, and not that script again', () => {
  expect(links('<head><script type="module" src="/_astro/site.js"></script></head>')).toEqual([
    '/_astro/clock.js',
  ])
})

test('a page names its islands, their renderer and all that they import, each once', () => {
  const island =
    '<astro-island uid="a" component-url="/_astro/login.js" component-export="L" renderer-url="/_astro/react.js" props="{}">'

  expect(links(`<head></head><body>${island}${island}</body>`)).toEqual([
    '/_astro/login.js',
    '/_astro/react.js',
    '/_astro/site.js',
  ])
})

test('a page without scripts stays as it is', () => {
  const html = '<head><title>About</title></head><body></body>'

  expect(withPreloads(html, imports)).toBe(html)
})
