import type { Page } from '@playwright/test'
import { findViolations } from '../../support/accessibility.ts'
import { openMenu, settle, waitUntil } from '../../support/browsing.ts'
import { walk, walkMain } from '../../support/keyboard-walk.ts'
import { findDeadLinks } from '../../support/links.ts'
import { publicPages } from '../../support/public-pages.ts'
import { findMisfits } from '../../support/text-fit.ts'
import { expect, test } from '../fixtures.ts'
import { as } from '../leading.ts'

type Look = {
  path: string
  as?: string
  /** The sections of a dashboard, inspected one after the other. */
  sections?: readonly string[]
  /** The buttons that open dialogs or forms, pressed one after the other. */
  press?: readonly string[]
  /** Makes the rows that the page shows. */
  before?: (page: Page) => Promise<unknown>
  /** Of the entries that a long page repeats, as a selector: they are removed before it is inspected. */
  without?: string
  /** What Tab goes through: the main part, the whole page, or nothing, since a dialog covers the page. */
  tab?: 'whole' | 'nothing'
}

/** Adds a data request and an entry of the access log. */
async function askAboutData(page: Page): Promise<void> {
  await as(page, 'member', 'post', 'users/me/requests/', { kind: 'access', words: 'What do you keep of me?' })
  await as(page, 'admin', 'get', 'users/?search=ama')
}

/** Adds a message of a member and one of a visitor to the inbox of a leader. */
async function writeToLeader(page: Page): Promise<void> {
  const message = 'May I bring my sister on Friday, and her children?'
  await as(page, 'member', 'post', 'fellowships/1/message/', { message })
  const guest = { name: 'Efua Sarpong', telephone: '024 412 3456', message }
  await page.request.post('/backend/api/fellowships/1/message/', { data: guest })
}

/**
 * Every page with the account that opens it, or none for a visitor. The staff's other dialogs, and /admin, are in staff-dialogs.test.ts.
 */
const pages: readonly Look[] = [
  ...publicPages.map((path) => ({
    path,
    ...((path === '/' || path === '/contact') && { tab: 'whole' as const }),
    // Its 700 calls have one form.
    ...(path === '/api' && { without: 'section li:nth-child(n + 3)' }),
  })),
  { path: '/fellowships?group=1', tab: 'nothing' },
  { path: '/service-times#service-2', tab: 'nothing' },
  { path: '/prayer-requests?show=answered', as: 'member' },
  { path: '/testimonies?search=nothing-like-it', as: 'member' },
  { path: '/TestimonyShare', as: 'member' },
  { path: '/live-stream', as: 'media' },
  { path: '/youthsignup', as: 'member' },
  { path: '/complete-profile', as: 'newcomer' },
  { path: '/my-pages', as: 'member' },
  { path: '/dashboard', as: 'member', tab: 'whole' },
  { path: '/dashboard', as: 'newcomer' },
  { path: '/my-giving', as: 'member' },
  { path: '/my-messages', as: 'member' },
  { path: '/inbox', as: 'leader' },
  { path: '/people', as: 'admin' },
  { path: '/check-in', as: 'admin' },
  { path: '/rota', as: 'member' },
  {
    path: '/super-admin',
    as: 'admin',
    sections: ['overview', 'users', 'fellowships', 'events', 'sermons'],
  },
  {
    path: '/super-admin',
    as: 'admin',
    sections: ['testimonies', 'prayer-requests', 'logs', 'messages', 'announcements'],
  },
  {
    path: '/super-admin',
    as: 'admin',
    before: askAboutData,
    sections: ['activities', 'services', 'requests', 'access', 'settings'],
  },
  { path: '/media-dashboard', as: 'media', sections: ['upload', 'sermons', 'live'] },
  { path: '/media-dashboard/add-sermon', as: 'media' },
  { path: '/media-dashboard/edit-sermon/1', as: 'media' },
  {
    path: '/fellowship-leader',
    as: 'leader',
    before: writeToLeader,
    sections: ['overview', 'members', 'events', 'prayer-requests', 'testimonies', 'messages', 'activities'],
  },
  { path: '/fellowship-leader', as: 'admin' },
  { path: '/fellowship-leader', as: 'leader', sections: ['members'], press: ['View Details'] },
  {
    path: '/fellowship-leader',
    as: 'leader',
    sections: ['events'],
    press: ['Attendance', 'Create Event', 'Edit', 'Delete'],
  },
  {
    path: '/fellowship-leader',
    as: 'leader',
    press: ['View'],
    sections: ['prayer-requests', 'testimonies'],
  },
  { path: '/reset-password#of-nobody' },
  { path: '/first-admin#of-nobody' },
  { path: '/invitation#of-nobody' },
  { path: '/confirm-email#of-nobody' },
  { path: '/undo-email#of-nobody' },
  // With a token the page of a mailed link has its button.
  { path: '/not-me#of-nobody' },
  { path: '/not-my-account#of-nobody' },
  { path: '/stop#ofnobody12e' },
  { path: '/profile', as: 'member' },
  { path: '/profile', as: 'newcomer' },
  { path: '/profile', as: 'member', press: ['Edit Personal Details'] },
  { path: '/profile', as: 'member', press: ['Edit Other Details'] },
  { path: '/memberfellowship', as: 'member' },
  { path: '/memberfellowship', as: 'newcomer' },
  { path: '/memberfellowship', as: 'leader' },
  { path: '/memberfellowship', as: 'member', press: ['Write message', 'Leave this fellowship'] },
  { path: '/settings', as: 'member' },
]
/** Widths and colour schemes cause different faults: two combinations find those of both. */
const looks = [
  { colorScheme: 'light', viewport: { width: 360, height: 640 } },
  { colorScheme: 'dark', viewport: { width: 1280, height: 800 } },
] as const

for (const look of pages) {
  const { path, as: who, sections = [], press } = look
  const seen = [path, sections.join(', '), who && `as ${who}`, press && `after ${press.join(', ')}`]
  test(`${seen.filter(Boolean).join(' ')} has no accessibility violation, no dead link, and an order of Tab, and its text fits at every width`, async ({
    page,
    signInAs,
  }) => {
    test.slow(sections.length > 2)
    await look.before?.(page)
    if (who) await signInAs(who)
    for (const address of sections.length > 0 ? sections.map((section) => `${path}#${section}`) : [path]) {
      await page.goto(address)
      await arrive(page, sections.length > 0 ? new URL(address, page.url()).hash : '')
      if (look.without) await removeAll(page, look.without)
      if (!press) await inspect(page, look)
      // The colours of a dialog are inspected; the widths are those of its page, which is inspected without it.
      for (const name of press ?? []) {
        await open(page, name)
        await inspectLooks(page, false)
        await page.keyboard.press('Escape')
      }
    }
  })
}

/** Waits until the page, or the section of a dashboard, is loaded. */
async function arrive(page: Page, section: string): Promise<void> {
  if (section) await waitUntil(page, isCurrent, section)
  // Skeletons and spinners are visible: with reduced motion nothing is animated.
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  await settle(page)
  await waitUntil(page, hasNoSkeleton, undefined)
}

const removeAll = (page: Page, selector: string): Promise<void> =>
  page.evaluate((selector) => {
    for (const element of document.querySelectorAll(selector)) element.remove()
  }, selector)

const isCurrent = (section: string): boolean =>
  document.querySelector(`.staff-nav a[aria-current="page"][href$="${section}"]`) !== null

const hasNoSkeleton = (): boolean =>
  [...document.querySelectorAll('main .skeleton')].every(
    (skeleton) => !skeleton.checkVisibility({ visibilityProperty: true }),
  )

async function inspect(page: Page, { tab, as: who }: Look): Promise<void> {
  await inspectLooks(
    page,
    tab === 'whole',
    tab === 'nothing' ? undefined : () => tabThrough(page, tab === 'whole'),
  )
  expect(await findMisfits(page), page.url()).toEqual([])
  expect(await findDeadLinks(page, who !== undefined)).toEqual([])
}

/** Each element that Tab focuses is visible, marked and in order. */
async function tabThrough(page: Page, whole: boolean): Promise<void> {
  if (!whole) return void (await walkMain(page))
  await page.reload()
  await settle(page)

  const stops = await walk(page)

  expect(stops[0]).toContain('skip-link')
  expect(stops.at(-1)).toContain('href="/privacy"')
}

async function inspectLooks(page: Page, whole: boolean, walkThrough?: () => Promise<void>): Promise<void> {
  for (const { colorScheme, viewport } of looks) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await waitUntil(
      page,
      ([scheme, width]) => innerWidth === width && matchMedia(`(prefers-color-scheme: ${scheme})`).matches,
      [colorScheme, viewport.width] as const,
    )

    // Polled, since a transition shows colours that nobody reads.
    const where = `${page.url()} in ${colorScheme} colours`
    await expect
      .poll(() => findViolations(page, undefined, whole), { message: where, timeout: 20_000 })
      .toEqual([])
    await walkThrough?.()
  }
}

/** A button opens a form in its place, or a dialog. */
async function open(page: Page, press: string): Promise<void> {
  if (!(await page.getByRole('button', { name: press }).first().isVisible())) await openMenu(page)
  await page.getByRole('button', { name: press }).first().click()
  await expect(
    page
      .getByRole('dialog')
      .or(page.getByRole('button', { name: 'Save' }))
      .first(),
  ).toBeVisible()
}
