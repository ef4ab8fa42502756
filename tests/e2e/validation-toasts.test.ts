import type { Page } from '@playwright/test'
import { allFields } from '../../src/lib/contract/contact.ts'
import { demoPassword, expect, test } from './fixtures.ts'
import { newPerson } from './people.ts'

/** A form of the product: its page, how to open it, and how to make a field of it wrong. */
type Form = {
  name: string
  path: string
  open?: (page: Page) => Promise<unknown>
  send: string
  /** Where the toast has other words than the field. */
  toast?: string
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

const ofVisitors: readonly Form[] = [
  // Its fields say what is missing; the toast has the words of spec 1 §4.
  { name: 'contact', path: '/contact', send: 'Send Message', toast: allFields },
  { name: 'donation', path: '/give', send: 'Give' },
  { name: 'login', path: '/login', send: 'Log in' },
  { name: 'sign-up', path: '/signup', send: 'Sign up' },
  { name: 'forgotten password', path: '/forgot-password', send: 'Send me a link' },
  { name: 'prayer request', path: '/prayer-requests', send: 'Submit prayer request' },
  { name: 'visitor to a leader', path: '/fellowships?group=1', send: 'Send message' },
  { name: 'first admin', path: '/first-admin#of-nobody', send: 'Become the first admin' },
  { name: 'new password', path: '/reset-password#of-somebody', send: 'Set the new password', open: holds },
]

const ofMembers: readonly Form[] = [
  { name: 'member to a leader', path: '/fellowships?group=1', send: 'Send message' },
  { name: 'testimony', path: '/testimonyshare', send: 'Share testimony' },
  {
    ...{ name: 'password', path: '/settings', send: 'Change password' },
    open: async (page) => {
      const open = page.getByRole('button', { name: 'Change password' })
      if ((await page.getByLabel('Current password').count()) === 0) await open.first().click()
    },
  },
  {
    ...{ name: 'personal details', path: '/profile', send: 'Save' },
    open: empty('First name', 'Edit Personal Details'),
  },
  {
    ...{ name: 'other details', path: '/profile', send: 'Save' },
    open: empty('Occupation', 'Edit Other Details'),
  },
  {
    ...{ name: 'closing of an account', path: '/settings', send: 'Close my account' },
    open: dialog('Close my account'),
  },
]

const ofNewcomers: readonly Form[] = [
  { name: 'complete profile', path: '/complete-profile', send: 'Complete profile' },
  { name: 'join', path: '/member-fellowship', send: 'Join' },
]

const ofMedia: readonly Form[] = [
  { name: 'sermon', path: '/media-dashboard', send: 'Upload' },
  { name: 'going live', path: '/media-dashboard#live', send: 'Go live' },
]

const ofLeaders: readonly Form[] = [
  {
    ...{ name: 'event of a leader', path: '/fellowship-leader#events', send: 'Create Event' },
    open: dialog('Create Event'),
  },
]

const ofAdmins: readonly Form[] = [
  {
    ...{ name: 'event of the church', path: '/super-admin#events', send: 'Save' },
    open: dialog('Add Event'),
  },
  {
    ...{ name: 'fellowship', path: '/super-admin#fellowships', send: 'Save' },
    open: dialog('Add Fellowship'),
  },
  {
    ...{ name: 'announcement', path: '/super-admin#announcements', send: 'Save' },
    open: dialog('Add Announcement'),
  },
  { ...{ name: 'service', path: '/super-admin#services', send: 'Save' }, open: dialog('Add Service') },
  {
    ...{ name: 'request about data', path: '/super-admin#requests', send: 'Save' },
    open: dialog('Enter a request'),
  },
  {
    ...{ name: 'youth activity', path: '/super-admin#activities', send: 'Save' },
    open: async (page) => {
      await dialog('Change')(page)
      await page.getByRole('dialog').getByLabel('Places').fill('0')
    },
  },
  {
    ...{ name: 'settings of the church', path: '/super-admin#settings', send: 'Save settings' },
    open: (page) => page.getByLabel('Entries of the system log').fill(''),
  },
]

/** Sends each form with a wrong field: the first one gets the focus, and its error is also a toast. */
async function sendWrong(page: Page, forms: readonly Form[]): Promise<void> {
  for (const form of forms)
    await test.step(form.name, async () => {
      await page.goto(form.path)
      await form.open?.(page)

      await page.getByRole('button', { name: form.send, exact: true }).last().click()

      const wrong = page.locator('[aria-invalid="true"]').first()
      await expect(wrong).toBeVisible()
      const isInFocus = () => wrong.evaluate((field) => field.contains(document.activeElement))
      await expect.poll(isInFocus).toBe(true)
      const words = await page.locator(`[id="${await wrong.getAttribute('id')}-error"]`).innerText()
      expect(words).toMatch(/\w/)
      await expect(page.locator('.toast').filter({ hasText: form.toast ?? words })).toHaveCount(1)
      await clear(page)
    })
}

/** Dismisses the toasts and closes the dialog: the next form may be on the same page. */
async function clear(page: Page): Promise<void> {
  const dismiss = page.locator('.toast').getByRole('button', { name: 'Dismiss' })
  await dismiss.evaluateAll((buttons) => {
    for (const one of buttons as HTMLElement[]) one.click()
  })
  await expect(page.locator('.toast')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('a visitor who sends a form with a wrong field is led to it, and reads the error in a toast, too', ({
  page,
}) => sendWrong(page, ofVisitors))

test('a member who sends a form with a wrong field is led to it, and reads the error in a toast, too', async ({
  page,
  church,
  signInAs,
}) => {
  await signInAs(await newPerson(page, church))

  await sendWrong(page, ofMembers)
})

test('a newcomer who sends a form with a wrong field is led to it, and reads the error in a toast, too', async ({
  page,
  church,
  signInAs,
}) => {
  await signInAs(await newPerson(page, church, { complete: false }))

  await sendWrong(page, ofNewcomers)
})

for (const [username, forms] of [
  ['media', ofMedia],
  ['leader', ofLeaders],
  ['admin', ofAdmins],
] as const)
  test(`as ${username} a person who sends a form with a wrong field is led to it, and reads the error in a toast, too`, async ({
    page,
    signInAs,
  }) => {
    await signInAs(username)

    await sendWrong(page, forms)
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
