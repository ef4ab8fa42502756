import type { Page } from '@playwright/test'
import { settle, waitUntil } from '../../support/browsing.ts'
import { expect, test } from '../fixtures.ts'

/* On a phone of 360 x 640 px the first screen of a list is the list. */

test.use({ viewport: { width: 360, height: 640 } })

const publicLists = [
  ['/sermons', 'article, .sermon-card'],
  ['/events', '[data-events] > li'],
  ['/fellowships', '.fellowship-card'],
  ['/prayer-requests', '.post'],
  ['/testimonies', '.testimony'],
  ['/service-times', '.service-time'],
  ['/search?q=grace', 'section li'],
] as const

const staffLists = {
  admin: {
    '/super-admin': [
      'users',
      'fellowships',
      'events',
      'sermons',
      'testimonies',
      'prayer-requests',
      'logs',
      'messages',
      'send-messages',
      'announcements',
      'pages',
      'services',
      'branches',
      'requests',
      'access',
      'bin',
    ],
    '/admin': ['users', 'events', 'prayer-requests', 'testimonies', 'sermons', 'logs'],
    '/people': ['people'],
    '/care': ['mine', 'newcomers'],
    '/media-dashboard': ['sermons'],
    '/rota': ['fairness'],
    '/check-in': ['history'],
  },
  leader: { '/fellowship-leader': ['members', 'events', 'prayer-requests', 'testimonies', 'messages'] },
  treasurer: { '/books': ['counts', 'matching', 'ledger', 'refunds', 'payments', 'pledges'] },
}

test('a visitor sees the first entry of every list without scrolling', async ({ page }) => {
  for (const [address, entry] of publicLists) {
    await page.goto(address)
    const first = page.getByRole('main').locator(entry).first()

    const name = first.getByRole('heading').or(first.getByRole('link')).first()

    await expect(name, address).toBeVisible()
    expect(await endOf(name), address).toBeLessThanOrEqual(640)
  }
})

for (const [who, areas] of Object.entries(staffLists))
  test(`${who} sees the first row of every list without scrolling`, async ({ page, signInAs }) => {
    await signInAs(who)
    for (const [area, sections] of Object.entries(areas))
      for (const section of sections) {
        // Else the rows of the section before could be met. The sections of /admin are in no menu.
        if (area === '/admin') await page.goto('/robots.txt')
        await page.goto(`${area}#${section}`)
        if (area !== '/admin') await waitUntil(page, isCurrent, `#${section}`)
        await settle(page)

        // An empty list says so there.
        const first = page.locator('.list .card-name > span, .empty [role=status]').first()

        await expect(first, `${area}#${section}`).toBeVisible()
        expect(await endOf(first), `${area}#${section}`).toBeLessThanOrEqual(await topOfBar(page))
      }
  })

test('an admin chooses filters in a sheet by keyboard, and the button says how many are set', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  await page.goto('/people')
  const filter = page.getByRole('button', { name: /^Filter/ })
  await expect(page.getByLabel('Missing details')).toBeHidden()

  await filter.press('Enter')
  await expect(page.getByLabel('Status')).toBeFocused()
  await page.getByLabel('Missing details').selectOption('Without a birthday')
  await page.keyboard.press('Escape')

  await expect(page.getByLabel('Missing details')).toBeHidden()
  await expect(filter).toBeFocused()
  await expect(filter).toHaveAccessibleName('Filter 1 set')
  await expect(page).toHaveURL(/lacks=birthday/)
})

const isCurrent = (section: string): boolean =>
  document.querySelector(`.staff-nav a[aria-current="page"][href$="${section}"]`) !== null

type Box = { boundingBox: () => Promise<{ y: number; height: number } | null> }

async function endOf(element: Box): Promise<number> {
  const box = await element.boundingBox()
  return (box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)
}

const topOfBar = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelector('.staff-bar')?.getBoundingClientRect().top ?? innerHeight)
