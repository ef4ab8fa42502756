import type { Page } from '@playwright/test'
import { findViolations } from '../../support/accessibility.ts'
import { settle } from '../../support/browsing.ts'
import { expect, test } from '../fixtures.ts'
import { as } from '../leading.ts'

type Walk = {
  as: string
  page: string
  sections: Record<string, readonly string[]>
  /** Makes the rows that the test opens. */
  before?: (page: Page) => Promise<unknown>
}

/**
 * The sections of each dashboard with the buttons that open dialogs; the first of several buttons of a name. One deletion stands for all,
 * since they share a dialog.
 */
const walks: readonly Walk[] = [
  {
    as: 'admin',
    page: '/super-admin',
    sections: {
      users: ['View', 'Manage Role'],
      fellowships: ['Add Fellowship', 'Edit', 'Delete'],
      events: ['Add Event', 'Edit'],
    },
  },
  {
    as: 'admin',
    page: '/super-admin',
    before: writeMessage,
    sections: {
      testimonies: ['View'],
      'prayer-requests': ['View'],
      messages: ['View'],
      announcements: ['Add Announcement', 'Edit'],
      services: ['Add Service', 'Edit'],
    },
  },
  {
    as: 'admin',
    page: '/super-admin',
    before: (page) => as(page, 'member', 'post', 'users/me/requests/', { kind: 'access', words: '' }),
    sections: {
      activities: ['Change'],
      requests: ['Add request', 'View'],
      access: [],
      settings: [],
    },
  },
  {
    as: 'leader',
    page: '/fellowship-leader',
    sections: { messages: ['Read'] },
    before: (page) => as(page, 'member', 'post', 'fellowships/1/message/', { message: 'When do we meet?' }),
  },
  { as: 'media', page: '/media-dashboard', sections: { sermons: ['Delete'] } },
  {
    as: 'admin',
    page: '/admin',
    sections: { overview: [], users: ['Change Role', 'Delete'], logs: [] },
  },
]

/** Widths and colour schemes cause different faults: two combinations find those of both. */
const looks = [
  { colorScheme: 'light', viewport: { width: 360, height: 640 } },
  { colorScheme: 'dark', viewport: { width: 1280, height: 800 } },
] as const

type Look = (typeof looks)[number]

for (const { as: who, page: path, sections, before } of walks) {
  const names = Object.keys(sections).join(', ')
  test(`${path}: every dialog of ${names} opens and closes by keyboard, without accessibility violation, on a phone and a computer`, async ({
    page,
    signInAs,
  }) => {
    await before?.(page)
    await signInAs(who)
    let at = 0
    for (const [section, openers] of Object.entries(sections)) {
      await wear(page, looks[0])
      await page.goto(`${path}#${section}`)
      await settle(page)
      for (const look of looks) {
        await wear(page, look)
        // accessibility.test.ts inspects the sections of the other dashboards.
        if (path === '/admin') expect(await findViolations(page, '.staff')).toEqual([])
        await expectNoSidewaysScrolling(page)
      }
      // By turns on a phone and on a computer, where the ways to a dialog differ. Each is inspected in both looks.
      for (const opener of openers)
        await walkThrough(page, opener, at++ % 2 === 0 ? looks : looks.toReversed())
    }
  })
}

async function wear(page: Page, { colorScheme, viewport }: Look): Promise<void> {
  await page.setViewportSize(viewport)
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
}

/** Opens and closes a dialog in the first look, and inspects it in all. */
async function walkThrough(page: Page, name: string, looks: readonly Look[]): Promise<void> {
  const [first, ...others] = looks
  if (first) await wear(page, first)
  const { opener, open } = await findOpener(page, name)
  const dialog = page.getByRole('dialog')
  // A list that reloads at this moment would lose the focus with its rows.
  await expect(async () => {
    await open()
    await expect(dialog).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(dialog.locator(':focus')).toHaveCount(1)
  for (const look of [first, ...others]) {
    if (look) await wear(page, look)
    // Polled, since a transition shows colours that nobody reads.
    await expect.poll(() => findViolations(page, 'dialog[open]')).toEqual([])
    await expectNoSidewaysScrolling(page)
  }
  if (first) await wear(page, first)

  await page.keyboard.press('Escape')

  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
}

/** The element that opens the dialog: the button, on a phone the menu of the first row with it, and on a wide screen the name of the row. */
async function findOpener(page: Page, name: string) {
  const button = page.getByRole('button', { name: new RegExp(`^${name}`), includeHidden: true }).first()
  await button.waitFor({ state: 'attached' })
  if (await button.isVisible()) return { opener: button, open: () => button.press('Enter') }
  const row = page.getByRole('row').filter({ has: button }).first()
  const menu = row.getByRole('button', { name: /^Actions: / })
  if (!(await menu.isVisible())) {
    const opener = row.locator('.row-name')
    return { opener, open: () => opener.press('Enter') }
  }
  const open = async () => {
    if (!(await button.isVisible())) await menu.press('Enter', { timeout: 2000 })
    // The menu focuses its first act, a moment after it is shown.
    await expect(row.locator('.row-acts :focus')).toHaveCount(1, { timeout: 2000 })
    await button.press('Enter', { timeout: 2000 })
  }
  return { opener: menu, open }
}

async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const [whole = 0, beside = 0] = await page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]')
    return [document.documentElement.scrollWidth, (dialog?.scrollWidth ?? 0) - (dialog?.clientWidth ?? 0)]
  })
  expect(whole).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  expect(beside).toBe(0)
}

async function writeMessage(page: Page): Promise<void> {
  await page.request.post('/backend/api/members/contacts/', {
    data: {
      name: 'Esi',
      email: 'esi@example.com',
      phone: '0244123456',
      subject: `A question ${crypto.randomUUID().slice(0, 6)}`,
      message: 'May I come?',
    },
  })
}

test('a cancelled deletion returns the focus to the row, and a confirmed one moves it to the section', async ({
  page,
  signInAs,
}) => {
  await writeMessage(page)
  await signInAs('admin')
  await page.goto('/super-admin#users')
  const { opener, open } = await findOpener(page, 'View')
  await open()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete User' }).press('Enter')
  await expect(page.getByRole('dialog')).toHaveAccessibleName(/^Delete /)
  expect(await findViolations(page, 'dialog[open]')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()

  await page.goto('/super-admin#messages')
  await (await findOpener(page, 'Delete')).open()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(page.getByText('Message deleted successfully')).toBeVisible()

  await expect(page.getByRole('region', { name: 'Contact Messages' })).toBeFocused()
})
