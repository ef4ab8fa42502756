import type { Locator, Page, Route } from '@playwright/test'
import type { failures } from '../support/catalogue.ts'
import { expect, test } from './fixtures.ts'
import { newPerson } from './people.ts'

type Failure = (typeof failures)[number]

/** A status with an empty body, a refusal with a message, or no answer. */
type Reply = number | { status: number; json: object } | 'lost'

type Provocation = {
  path: string
  /** A visitor when absent; both are new people. */
  as?: 'member' | 'newcomer'
  /** Before the page is opened. */
  before?: (page: Page) => Promise<void>
  /** Returns the element that must have the text, if it is no toast. */
  provoke: (page: Page) => Promise<Locator | undefined>
}

const answer = (reply: Reply) => (route: Route) =>
  reply === 'lost'
    ? route.abort()
    : route.fulfill(typeof reply === 'number' ? { status: reply, body: '' } : reply)

async function refuseAll(page: Page, path: string, reply: Reply): Promise<void> {
  await page.route(`**/backend/api/${path}`, answer(reply))
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true })

/** Toasts of the previous attempt must not be taken for those of this one. */
async function dismissAll(page: Page): Promise<void> {
  const buttons = page.getByRole('button', { name: 'Dismiss' })
  while ((await buttons.count()) > 0)
    await buttons
      .first()
      .click({ timeout: 2000 })
      .catch(() => undefined)
}

/** The same submit with each of these answers; each time the text is shown as a toast. */
function eachReply(path: string, button: string, replies: readonly Reply[], text: Failure) {
  return async (page: Page): Promise<undefined> => {
    for (const reply of replies) {
      await refuseAll(page, path, reply)
      await press(page, button)
      await expect(toast(page, text)).toBeVisible()
      await dismissAll(page)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
  }
}

async function fillContact(page: Page, email: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Efua Mensah')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Phone').fill('0244123456')
  await page.getByLabel('Subject').fill('A lift')
  await page.getByRole('textbox', { name: 'Message' }).fill('Is there a bus on Sunday?')
}

const silent: readonly Reply[] = [500, 403, 'lost']

/** Those of one page in the order in which they run. */
const provocations: Record<Failure, Provocation> = {
  'Please fill in all fields': {
    path: '/contact',
    provoke: async (page) => {
      await press(page, 'Send Message')
      return page.getByText('Please fill in all fields')
    },
  },
  'Please enter a valid email address': {
    path: '/contact',
    provoke: async (page) => {
      await page.getByLabel('Email').fill('efua@')
      return page.locator('#email-error')
    },
  },
  'Please provide a valid email address': {
    path: '/contact',
    provoke: async (page) => {
      await fillContact(page, 'efua@example')
      await press(page, 'Send Message')
      return page.locator('#email-error')
    },
  },
  'Something went wrong. Please try again.': {
    path: '/contact',
    provoke: async (page) => {
      await fillContact(page, 'efua@example.com')
      for (const reply of [500, 403]) {
        await refuseAll(page, 'members/contacts/', reply)
        const answered = page.waitForResponse('**/members/contacts/')
        await press(page, 'Send Message')
        await answered
        await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled()
        await expect(page.getByText('Something went wrong. Please try again.', { exact: true })).toBeVisible()
      }
      await refuseAll(page, 'members/contacts/', { status: 429, json: { detail: 'That was too often.' } })
      await press(page, 'Send Message')
      await expect(page.getByText('That was too often.')).toBeVisible()
      return undefined
    },
  },
  'There was an issue processing your donation. Please try again.': {
    path: '/give',
    provoke: async (page) => {
      await page.getByLabel('Name', { exact: true }).fill('Efua Mensah')
      await page.getByLabel('Email').fill('efua@example.com')
      await page.locator('input[name="amount"]').fill('50')
      await page.getByLabel('Telephone that pays').fill('024 412 3456')
      await page.context().setOffline(true)
      await page.locator('form button[type="submit"]').click()
      return page.getByRole('main').locator('.notice-error')
    },
  },
  'Failed to sign up': {
    path: '/signup',
    provoke: async (page) => {
      const words = { first_name: 'First name', last_name: 'Last name', username: 'Username', email: 'Email' }
      const fields = { ...words, telephone: 'Phone', password: 'Password' }
      for (const label of ['First name', 'Last name', 'Username']) await page.getByLabel(label).fill('Yaa')
      await page.getByLabel('Email').fill('yaa@example.com')
      await page.getByLabel('Phone').fill('0244123456')
      await page.getByLabel('Female').check()
      for (const label of ['Password', 'Confirm password'])
        await page.getByLabel(label, { exact: true }).fill('adinkra-cloth-27')
      await page.getByLabel(/^I agree that the church/).check()
      await eachReply('auth/register/', 'Sign up', [...silent, 200], 'Failed to sign up')(page)
      const json = Object.fromEntries(Object.keys(fields).map((name) => [name, [`Not this ${name}`]]))
      await eachReply('auth/register/', 'Sign up', [{ status: 400, json }], 'Failed to sign up')(page)
      for (const [name, label] of Object.entries(fields))
        await expect(
          page.getByRole('textbox', { name: new RegExp(`^${label}`) }),
        ).toHaveAccessibleDescription(new RegExp(`Not this ${name}`))
      return undefined
    },
  },
  'Invalid Credentials': {
    path: '/login',
    provoke: async (page) => {
      await page.getByLabel('Username').fill('member')
      await page.getByLabel('Password', { exact: true }).fill('not-it')
      await press(page, 'Log in')
      await expect(toast(page, 'Invalid Credentials')).toBeVisible()
      await dismissAll(page)
      await eachReply('auth/login/', 'Log in', [401, 500], 'Invalid Credentials')(page)
      return page.getByRole('main').locator('.notice-error')
    },
  },
  'Failed to submit testimony': {
    path: '/testimonyshare',
    as: 'member',
    provoke: async (page) => {
      await page.getByLabel('Title').fill('He provided')
      await page.getByLabel('Category').selectOption('provision')
      await page.getByLabel('Your testimony').fill('School fees came.')
      const replies = [...silent, 200, { status: 400, json: { title: ['Too long.'] } }]
      const path = 'members/testimonies/'
      await eachReply(path, 'Share testimony', replies, 'Failed to submit testimony')(page)
      await expect(page.getByLabel('Title')).toHaveAccessibleDescription(/Too long\./)
      return undefined
    },
  },
  'Failed to load profile': {
    path: '/profile',
    as: 'member',
    before: (page) => refuseAll(page, 'profiles/', 500),
    provoke: async (page) => {
      await expect(toast(page, 'Failed to load profile')).toBeVisible()
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await press(page, 'Try again')
      await expect(page.getByRole('button', { name: 'Edit Other Details' })).toBeEnabled()
      return undefined
    },
  },
  'Failed to update profile': {
    path: '/profile',
    as: 'member',
    provoke: async (page) => {
      await press(page, 'Edit Other Details')
      await page.getByLabel('Occupation').fill('Weaver')
      await eachReply('profiles/', 'Save', [...silent, 202], 'Failed to update profile')(page)
      await press(page, 'Cancel')
      await press(page, 'Edit Personal Details')
      await page.getByLabel('First name').fill('Adwoa')
      await eachReply('users/update/*/', 'Save', silent, 'Failed to update profile')(page)
      return undefined
    },
  },
  'Unable to update profile': {
    path: '/profile',
    as: 'member',
    provoke: async (page) => {
      await eachReply('users/update/*/', 'Save', [500], 'Failed to update profile')(page)
      return page.getByRole('main').locator('.notice-error')
    },
  },
  'Failed to fetch your fellowship': {
    path: '/member-fellowship',
    as: 'newcomer',
    before: (page) => refuseAll(page, 'fellowships/my/', 500),
    provoke: async (page) => {
      await expect(toast(page, 'Failed to fetch your fellowship')).toBeVisible()
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await press(page, 'Try again')
      return undefined
    },
  },
  'Please select a fellowship to join': {
    path: '/member-fellowship',
    as: 'newcomer',
    provoke: async (page) => {
      await press(page, 'Join')
      return page.locator('#fellowship-error')
    },
  },
  'Failed to join fellowship. Please try again.': {
    path: '/member-fellowship',
    as: 'newcomer',
    provoke: async (page) => {
      for (const reply of [500, { status: 403, json: { detail: 'Please speak to the office.' } }]) {
        await page.getByLabel('Fellowship').selectOption({ index: 1 })
        await refuseAll(page, 'fellowships/*/join/', reply)
        await press(page, 'Join')
        await expect(toast(page, 'Failed to join fellowship. Please try again.')).toBeVisible()
        await dismissAll(page)
      }
      await expect(page.getByText('Please speak to the office.')).toBeVisible()
      return undefined
    },
  },
  'Unable to load prayer reqyests': {
    path: '/prayer-requests',
    before: (page) => refuseAll(page, 'prayer_requests/', 500),
    provoke: async (page) => toast(page, 'Unable to load prayer reqyests'),
  },
  'An error occurred while completing profile.': {
    path: '/complete-profile',
    as: 'newcomer',
    provoke: async (page) => {
      await page.getByLabel('Marital status').selectOption('single')
      await page.getByLabel('Date of birth').fill('1990-05-04')
      await page.getByLabel('House address').fill('3 Ring Road')
      await page.getByLabel('Fellowship').selectOption({ index: 1 })
      await page.getByLabel('Yes').check()
      await page.getByLabel('Occupation').fill('Trader')
      await page.getByLabel('Church information').fill('Since 1980.')
      const text = 'An error occurred while completing profile.'
      await eachReply('profiles/', 'Complete profile', [...silent, 200], text)(page)
      return undefined
    },
  },
  'Failed to load some dashboard data': {
    path: '/dashboard',
    as: 'member',
    before: (page) => refuseAll(page, 'announcements/', 500),
    provoke: async (page) => toast(page, 'Failed to load some dashboard data'),
  },
}

const pages = Map.groupBy(
  Object.entries(provocations).map(([text, provocation]) => ({ text, ...provocation })),
  ({ path }) => path,
)

for (const [path, texts] of pages) {
  test(`${path} says what went wrong: ${texts.map(({ text }) => text).join(' | ')}`, async ({
    page,
    church,
    signInAs,
  }) => {
    const [first] = texts
    if (first?.as) await signInAs(await newPerson(page, church, { complete: first.as === 'member' }))
    for (const { before } of texts) await before?.(page)
    await page.goto(path)
    // A press before hydration has no effect.
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0)

    for (const { text, provoke } of texts) {
      const place = await provoke(page)
      if (place) await expect(place).toHaveText(text)
    }
  })
}
