import type { Page } from '@playwright/test'
import { settle } from '../support/browsing.ts'
import { publicPages } from '../support/public-pages.ts'
import { expect, test } from './fixtures.ts'

/* The fixture `faults` fails a test when its page violates the content security policy. */

const dashboards = {
  member: ['/dashboard', '/profile', '/settings', '/member-fellowship', '/testimonyshare'],
  media: ['/media-dashboard', '/media-dashboard/add-sermon'],
  leader: ['/fellowship-leader'],
  admin: ['/super-admin', '/admin'],
}

test('the policy blocks HTML and code from a string, and new trusted-types policies', async ({
  page,
  faults,
}) => {
  await page.goto('/about')

  expect(await page.evaluate(attempts)).toEqual([
    'TypeError',
    'TypeError',
    'TypeError',
    'TypeError',
    'TypeError',
  ])
  // The browser and the event of the page report each violation.
  await expect.poll(() => faults.length).toBe(10)
  expect(faults.join()).toContain('trusted-types-sink Element innerHTML')
  faults.length = 0
})

test('every public page opens without a violation of the policy', async ({ page }) => {
  test.setTimeout(240_000)
  for (const path of publicPages) await open(page, path)
})

for (const [who, pages] of Object.entries(dashboards))
  test(`the pages of ${who} open without a violation of the policy`, async ({ page, signInAs }) => {
    test.setTimeout(120_000)
    await signInAs(who)

    for (const path of pages) await open(page, path)
  })

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await settle(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** What an injected script would try; returns the name of each error. */
function attempts(): string[] {
  const element = document.createElement('p')
  const frame = document.createElement('iframe')
  const script = document.createElement('script')
  const tries = [
    () => (element.innerHTML = '<img src=x>'),
    () => element.insertAdjacentHTML('beforeend', '<b>b</b>'),
    () => (frame.srcdoc = '<p>p</p>'),
    () => (script.text = 'void 0'),
    () => window.trustedTypes?.createPolicy('mine', {}),
  ]
  return tries.map((attempt) => {
    try {
      return String(attempt())
    } catch (error) {
      return error instanceof Error ? error.name : String(error)
    }
  })
}
