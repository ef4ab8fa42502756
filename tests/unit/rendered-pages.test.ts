import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { builtPages } from '../../scripts/bench/page-weight.ts'

const { client, policies } = inject('sample')

const pages = builtPages(client).map((page) => {
  const file = page === '/' ? '/index.html' : `${page}.html`
  return { page, html: readFileSync(join(client, file), 'utf8'), policy: policies[page] ?? '' }
})

test.each(pages)(
  '$page carries no style attribute and no inline handler, which its policy would refuse',
  ({ html }) => {
    const markup = html.replace(/<script\b[\s\S]*?<\/script>/g, '')

    expect(markup).not.toMatch(/<[^>]+\sstyle="/)
    expect(markup).not.toMatch(/<[^>]+\son[a-z]+="/)
    expect(markup).not.toContain('javascript:')
  },
)

test.each(pages)('$page has a policy that allows nothing by default and nothing unsafe', ({ policy }) => {
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('unsafe-')
})

test.each(pages)('$page loads no script, image, style sheet or frame from another host', ({ html }) => {
  const fetched = [
    ...html.matchAll(
      /<(?:script|img|link rel="stylesheet"|source|iframe)\b[^>]*(?:src|href)="(https?:[^"]+)"/g,
    ),
  ]

  expect(fetched.map(([, address]) => address)).toEqual([])
})

test('only a page with islands loads the toaster with the first interaction', () => {
  const marked = pages.filter(({ html }) => /id="toasts"[^>]*data-islands/.test(html)).map(({ page }) => page)

  expect(marked).toContain('/contact')
  expect(marked).not.toContain('/service-times')
  expect(marked).not.toContain('/about')
})

test('the build emits one style sheet, and no script loads another (integrations/plain-imports.ts)', () => {
  const assets = join(client, '_astro')
  const files = readdirSync(assets)
  const scripts = files.filter((file) => file.endsWith('.js'))

  expect(files.filter((file) => file.endsWith('.css'))).toHaveLength(1)
  expect(
    scripts.filter((file) => /__vite__mapDeps|\.css\b/.test(readFileSync(join(assets, file), 'utf8'))),
  ).toEqual([])
})
