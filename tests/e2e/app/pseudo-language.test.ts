import type { Page } from '@playwright/test'
import { booksSections } from '../../../src/lib/workspace/sections/books.ts'
import { superAdminSections } from '../../../src/lib/workspace/sections/super-admin.ts'
import { settle, waitUntil } from '../../support/browsing.ts'
import { pseudoStatements, pseudoTag } from '../../support/pseudo-language.ts'
import { publicPages } from '../../support/public-pages.ts'
import { findMisfits, usualSizes } from '../../support/text-fit.ts'
import { findUnmarked, textsOfChurch } from '../../support/unmarked-words.ts'
import { expect, test } from '../fixtures.ts'

/* Every page of visitors, members, leaders and ushers in a language of marked letters and longer words (docs/languages/README.md). */

/** The admin keeps the books, too. */
const treasurer = `insert into duty (account_id, duty, granted_at) select id, 'treasurer', '2026-01-01T00:00:00.000Z' from account where username = 'admin';`

test.use({ churchSettings: { LANGUAGES: 'on' }, churchStatements: pseudoStatements() + treasurer })

const ways: Record<string, readonly string[]> = {
  '': publicPages.filter((path) => path !== '/api' && !path.startsWith('/help/')),
  newcomer: ['/complete-profile', '/dashboard', '/profile', '/memberfellowship'],
  member: [
    '/dashboard',
    '/my-giving',
    '/my-messages',
    '/rota',
    '/profile',
    '/memberfellowship',
    '/settings',
    '/youthsignup',
    '/TestimonyShare',
    '/prayer-requests?show=answered',
  ],
  leader: ['overview', 'members', 'events', 'prayer-requests', 'testimonies', 'messages', 'activities']
    .map((section) => `/fellowship-leader#${section}`)
    .concat('/inbox', '/care', '/dashboard'),
  media: ['/media-dashboard', '/media-dashboard#live', '/media-dashboard/add-sermon'],
  admin: ['/check-in', '/inbox', '/care', '/care#newcomers', '/care#prayers', '/care#overview', '/languages'],
  // The desks: what the church has not written is in dictionaries there, too.
  'admin at the desks': [
    // Without those that show countries of the browser, counted categories, {first name}, a heading of 18 letters at 320 px, or kinds of automatic messages.
    ...superAdminSections.flatMap(({ id }) =>
      ['our-church', 'news', 'pages', 'settings', 'announcements', 'automatic'].includes(id)
        ? []
        : `/super-admin#${id}`,
    ),
    '/church-forms',
    ...booksSections.map(({ id }) => `/books#${id}`),
  ],
}

for (const [who, paths] of Object.entries(ways))
  test(`${who || 'a visitor'} reads no English of the program, and longer words fit`, async ({
    page,
    church,
    signInAs,
  }) => {
    test.setTimeout(240_000)
    await page.context().addCookies([{ name: 'asore_language', value: pseudoTag, url: church.url }])
    const [username] = who.split(' ')
    if (username) await signInAs(username)
    const written = textsOfChurch(church.dataDir)
    const faults: string[] = []
    for (const path of paths) {
      await page.goto(path)
      await arrive(page, path)
      for (const text of await findUnmarked(page, written)) faults.push(`${path}: in English: ${text}`)
      for (const text of await findMisfits(page, usualSizes)) faults.push(`${path}: ${text}`)
    }
    // The language was spoken: of pages in English nothing would be marked.
    await expect(page.locator('html')).toHaveAttribute('lang', pseudoTag)
    expect(faults).toEqual([])
  })

async function arrive(page: Page, path: string): Promise<void> {
  const hash = path.split('#')[1]
  if (hash)
    await waitUntil(
      page,
      (section) => document.querySelector(`.staff-nav a[aria-current="page"][href$="${section}"]`) !== null,
      hash,
    )
  await settle(page)
}
