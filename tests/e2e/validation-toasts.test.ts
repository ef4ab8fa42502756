import type { Page } from '@playwright/test'
import { demoPassword, expect, test } from './fixtures.ts'
import { newPerson } from './people.ts'

/** Every form of the product: its page, its account, how to open it, and how to make a field of it wrong. */
type Form = {
  name: string
  path: string
  as?: string | 'newPerson' | 'incomplete'
  open?: (page: Page) => Promise<unknown>
  send: string
}

const button = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click()
const dialog = (name: string) => async (page: Page) => {
  await button(name)(page)
  await page.getByRole('dialog').waitFor()
}
const empty = (label: string, act: string) => async (page: Page) => {
  await button(act)(page)
  await page.getByLabel(label).fill('')
}

/** Answers that the link is valid, so that the form for a new password is shown. */
async function holds(page: Page): Promise<void> {
  await page.route('**/auth/reset-password/link/', (route) => route.fulfill({ json: {} }))
  await page.reload()
}

const forms: readonly Form[] = [
  { name: 'contact', path: '/contact', send: 'Send Message' },
  { name: 'donation', path: '/give', send: 'Give' },
  { name: 'login', path: '/login', send: 'Log in' },
  { name: 'sign-up', path: '/signup', send: 'Sign up' },
  { name: 'forgotten password', path: '/forgot-password', send: 'Send me a link' },
  { name: 'prayer request', path: '/prayer-requests', send: 'Submit prayer request' },
  { name: 'visitor to a leader', path: '/fellowships?group=1', send: 'Send message' },
  { name: 'member to a leader', path: '/fellowships?group=1', as: 'member', send: 'Send message' },
  { name: 'testimony', path: '/testimonyshare', as: 'member', send: 'Share testimony' },
  { name: 'complete profile', path: '/complete-profile', as: 'incomplete', send: 'Complete profile' },
  { name: 'join', path: '/member-fellowship', as: 'incomplete', send: 'Join' },
  {
    ...{ name: 'personal details', path: '/profile', as: 'newPerson', send: 'Save' },
    open: empty('First name', 'Edit Personal Details'),
  },
  {
    ...{ name: 'other details', path: '/profile', as: 'newPerson', send: 'Save' },
    open: empty('Occupation', 'Edit Other Details'),
  },
  {
    ...{ name: 'password', path: '/settings', as: 'member', send: 'Change password' },
    open: async (page) => {
      const open = page.getByRole('button', { name: 'Change password' })
      if ((await page.getByLabel('Current password').count()) === 0) await open.first().click()
    },
  },
  { name: 'going live', path: '/media-dashboard#live', as: 'media', send: 'Go live' },
  { name: 'sermon', path: '/media-dashboard', as: 'media', send: 'Upload' },
  {
    ...{ name: 'event of a leader', path: '/fellowship-leader#events', as: 'leader', send: 'Create Event' },
    open: dialog('Create Event'),
  },
  {
    ...{ name: 'event of the church', path: '/super-admin#events', as: 'admin', send: 'Save' },
    open: dialog('Add Event'),
  },
  {
    ...{ name: 'fellowship', path: '/super-admin#fellowships', as: 'admin', send: 'Save' },
    open: dialog('Add Fellowship'),
  },
  {
    ...{ name: 'announcement', path: '/super-admin#announcements', as: 'admin', send: 'Save' },
    open: dialog('Add Announcement'),
  },
  {
    ...{ name: 'service', path: '/super-admin#services', as: 'admin', send: 'Save' },
    open: dialog('Add Service'),
  },
  {
    ...{ name: 'settings of the church', path: '/super-admin#settings', as: 'admin', send: 'Save settings' },
    open: (page) => page.getByLabel('Entries of the system log').fill(''),
  },
  {
    ...{ name: 'request about data', path: '/super-admin#requests', as: 'admin', send: 'Save' },
    open: dialog('Enter a request'),
  },
  {
    ...{ name: 'youth activity', path: '/super-admin#activities', as: 'admin', send: 'Save' },
    open: async (page) => {
      await dialog('Change')(page)
      await page.getByRole('dialog').getByLabel('Places').fill('0')
    },
  },
  { name: 'first admin', path: '/first-admin#of-nobody', send: 'Become the first admin' },
  { name: 'new password', path: '/reset-password#of-somebody', send: 'Set the new password', open: holds },
  {
    ...{ name: 'closing of an account', path: '/settings', as: 'newPerson', send: 'Close my account' },
    open: dialog('Close my account'),
  },
]

async function arrive(page: Page, url: string, { as }: Form, signInAs: (name: string) => Promise<void>) {
  if (as === 'newPerson') return signInAs(await newPerson(page, url))
  if (as === 'incomplete') return signInAs(await newPerson(page, url, { complete: false }))
  if (as) return signInAs(as)
}

for (const form of forms)
  test(`${form.name}: the first wrong field gets the focus, and its error is also a toast`, async ({
    page,
    church,
    signInAs,
  }) => {
    await arrive(page, church.url, form, signInAs)
    await page.goto(form.path)
    await form.open?.(page)

    await page.getByRole('button', { name: form.send, exact: true }).last().click()

    const wrong = page.locator('[aria-invalid="true"]').first()
    await expect(wrong).toBeVisible()
    const isInFocus = () => wrong.evaluate((field) => field.contains(document.activeElement))
    await expect.poll(isInFocus).toBe(true)
    const words = await page.locator(`[id="${await wrong.getAttribute('id')}-error"]`).innerText()
    expect(words).toMatch(/\w/)
    await expect(page.locator('.toast').filter({ hasText: words })).toHaveCount(1)
  })

test('a field error of the server is also a toast, beside the failure', async ({ page }) => {
  await page.goto('/signup')
  for (const [label, words] of [
    ['First name', 'Esi'],
    ['Last name', 'Arthur'],
    ['Username', 'member'],
    ['Phone', '024 412 3456'],
    ['Password', demoPassword],
    ['Confirm password', demoPassword],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(words)
  await page.getByRole('radio', { name: 'Female' }).check()
  await page.getByLabel(/^I agree that the church/).check()

  await page.getByRole('button', { name: 'Sign up' }).click()

  await expect(page.getByLabel('Username')).toBeFocused()
  const words = await page.locator('#username-error').innerText()
  await expect(page.locator('.toast').filter({ hasText: words })).toBeVisible()
  await expect(page.locator('.toast').filter({ hasText: 'Failed to sign up' })).toBeVisible()
})
