import type { Page } from '@playwright/test'
import { findViolations } from '../support/accessibility.ts'
import { settle } from '../support/browsing.ts'
import { publicPages } from '../support/public-pages.ts'
import { findMisfits } from '../support/text-fit.ts'
import { expect, test } from './fixtures.ts'

type Look = { path: string; as?: string; press?: string }

/**
 * Every page with who looks at it, without a name anybody, and with what is pressed to open the rest of it. The staff's other
 * dialogs, and /admin, are in staff-dialogs.test.ts.
 */
const pages: readonly Look[] = [
  ...publicPages.map((path) => ({ path })),
  { path: '/fellowships?group=1' },
  { path: '/service-times#service-2' },
  { path: '/prayer-requests?show=answered', as: 'member' },
  { path: '/testimonies?search=nothing-like-it', as: 'member' },
  { path: '/TestimonyShare', as: 'member' },
  { path: '/live-stream', as: 'media' },
  { path: '/youthsignup', as: 'member' },
  { path: '/complete-profile', as: 'newcomer' },
  { path: '/dashboard', as: 'member' },
  { path: '/super-admin', as: 'admin' },
  { path: '/super-admin#users', as: 'admin' },
  { path: '/super-admin#fellowships', as: 'admin' },
  { path: '/super-admin#events', as: 'admin' },
  { path: '/super-admin#sermons', as: 'admin' },
  { path: '/super-admin#testimonies', as: 'admin' },
  { path: '/super-admin#prayer-requests', as: 'admin' },
  { path: '/super-admin#logs', as: 'admin' },
  { path: '/super-admin#messages', as: 'admin' },
  { path: '/super-admin#announcements', as: 'admin' },
  { path: '/super-admin#services', as: 'admin' },
  { path: '/media-dashboard', as: 'media' },
  { path: '/media-dashboard#sermons', as: 'media' },
  { path: '/media-dashboard#live', as: 'media' },
  { path: '/media-dashboard/edit-sermon/1', as: 'media' },
  { path: '/fellowship-leader', as: 'leader' },
  { path: '/fellowship-leader', as: 'admin' },
  { path: '/fellowship-leader#members', as: 'leader' },
  { path: '/fellowship-leader#members', as: 'leader', press: 'View Details' },
  { path: '/fellowship-leader#events', as: 'leader' },
  { path: '/fellowship-leader#events', as: 'leader', press: 'Attendance' },
  { path: '/fellowship-leader#events', as: 'leader', press: 'Create Event' },
  { path: '/fellowship-leader#events', as: 'leader', press: 'Edit' },
  { path: '/fellowship-leader#events', as: 'leader', press: 'Delete' },
  { path: '/fellowship-leader#prayer-requests', as: 'leader' },
  { path: '/fellowship-leader#prayer-requests', as: 'leader', press: 'View' },
  { path: '/fellowship-leader#testimonies', as: 'leader' },
  { path: '/fellowship-leader#testimonies', as: 'leader', press: 'View' },
  { path: '/reset-password#of-nobody' },
  { path: '/first-admin#of-nobody' },
  { path: '/profile', as: 'member' },
  { path: '/profile', as: 'newcomer' },
  { path: '/profile', as: 'member', press: 'Edit Personal Details' },
  { path: '/profile', as: 'member', press: 'Edit Other Details' },
  { path: '/memberfellowship', as: 'member' },
  { path: '/memberfellowship', as: 'newcomer' },
  { path: '/memberfellowship', as: 'leader' },
  { path: '/memberfellowship', as: 'member', press: 'Write a message' },
  { path: '/memberfellowship', as: 'member', press: 'Leave this fellowship' },
  { path: '/settings', as: 'member' },
]
/** Widths and colours find different faults, so two looks of each page find those of both. */
const looks = [
  { colorScheme: 'light', viewport: { width: 360, height: 640 } },
  { colorScheme: 'dark', viewport: { width: 1280, height: 800 } },
] as const

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { path, as, press } of pages) {
  const seen = [path, as && `as ${as}`, press && `after ${press}`].filter(Boolean).join(' ')
  test(`${seen} has no accessibility violation, and its text fits at every width`, async ({
    page,
    signInAs,
  }) => {
    if (as) await signInAs(as)
    await page.goto(path)
    await settle(page)
    if (press) await open(page, press)
    for (const { colorScheme, viewport } of looks) {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.waitForFunction(
        ([scheme, width]) => innerWidth === width && matchMedia(`(prefers-color-scheme: ${scheme})`).matches,
        [colorScheme, viewport.width] as const,
      )

      // Looked at again if need be: colours on their way to others are not what people read.
      await expect.poll(() => findViolations(page), { message: colorScheme, timeout: 5000 }).toEqual([])
    }
    // A dialog is as wide as its page; the page behind it was looked at without it.
    if (!press) expect(await findMisfits(page)).toEqual([])
  })
}

/** What opens is a form in place of the button, or a dialog over it. */
async function open(page: Page, press: string): Promise<void> {
  await page.getByRole('button', { name: press }).first().click()
  await expect(
    page
      .getByRole('dialog')
      .or(page.getByRole('button', { name: 'Save' }))
      .first(),
  ).toBeVisible()
}
