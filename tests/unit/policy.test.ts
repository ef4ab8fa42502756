import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { readInlineCode } from '../../src/server/app/html/inline-code.ts'
import { pagePolicy } from '../../src/server/app/html/policy.ts'

const policyOf = (html: string) => pagePolicy(readInlineCode(html))
const noCode = { script: [], style: [] }
const named = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

test('inline scripts and styles of the page are allowed by hash', () => {
  const policy = policyOf('<style>p{}</style><script>go()</script><script type="module">more()</script>')

  expect(policy).toContain(`script-src 'self' ${named('go()')} ${named('more()')};`)
  expect(policy).toContain(`style-src 'self' ${named('p{}')};`)
})

test('data blocks and linked scripts need no hash', () => {
  const policy = policyOf('<script type="application/ld+json">{}</script><script src="/a.js"></script>')

  expect(policy).toContain("script-src 'self';")
})

test.each([
  '<input value="<script>steal()</script><style>*{top:0}</style>">',
  "<a title='<script>steal()</script>'>Home</a>",
  '<title><script>steal()</script></title>',
  '<textarea><style>*{top:0}</style></textarea>',
  '<!-- <script>steal()</script> -->',
  '<template><script>steal()</script></template>',
  '<p>&lt;script>steal()&lt;/script></p>',
])('what a browser does not run is not allowed, whatever it looks like: %s', (html) => {
  const policy = policyOf(html)

  expect(policy).toContain("script-src 'self'; style-src 'self';")
})

test('a site built for another API host may connect to it', () => {
  const policy = pagePolicy(noCode, 'https://api.church.example')

  expect(policy).toContain("connect-src 'self' https://api.church.example;")
})

test('only the page of the live stream may play media of other hosts, over HTTPS alone', () => {
  const policy = pagePolicy(noCode, undefined, '/live-stream')

  expect(policy).toContain("media-src 'self' https:;")
  expect(pagePolicy(noCode, undefined, '/sermons')).toContain("media-src 'self';")
})

test('every page requires trusted types and allows one policy for them, for the service worker', () => {
  expect(pagePolicy(noCode)).toMatch(/; require-trusted-types-for 'script'; trusted-types service-worker$/)
})
