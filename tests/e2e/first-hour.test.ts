import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { findViolations } from '../support/accessibility.ts'
import { dialog, section, settle, tabTo } from '../support/browsing.ts'
import type { SampleChurch } from '../support/sample-data.ts'
import { expect, test } from './fixtures.ts'

/* The first hour of a production church that has nothing, on a telephone (issue I, part 2). */

test.use({ churchSettings: { SAMPLE_DATA: 'off' }, ownChurch: true })
// Each test is the way of an hour.
test.setTimeout(120_000)

const password = 'adinkra-cloth-27'

const person = (first: string, username: string) => ({
  'First name': first,
  'Last name': 'Frimpong',
  Username: username,
  Email: `${username}@example.com`,
  Phone: '024 412 3456',
  Password: password,
  'Confirm password': password,
})

const field = (on: Page | Locator, label: string) => on.getByLabel(label, { exact: label === 'Password' })
const button = (on: Page | Locator, name: string) => on.getByRole('button', { name })
const steps = (page: Page) => section(page, 'Your church is getting ready')

async function firstLink({ dataDir, output }: SampleChurch): Promise<string> {
  const file = join(dataDir, 'first-admin.txt')
  await expect.poll(output).toContain(file)
  return (await readFile(file, 'utf8')).trim()
}

async function fill(on: Page | Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(on, label).fill(value)
}

/** Follows the link of a step of the set-up. */
async function follow(page: Page, name: string): Promise<void> {
  await page.goto('/super-admin#overview')
  await steps(page).getByRole('link', { name }).click()
}

/** Writes the page of a step, and publishes it. */
async function write(page: Page, step: string, block: RegExp, words: Record<string, string>): Promise<void> {
  await follow(page, step)
  await button(page, 'Write this page').click()
  await page.getByRole('button', { name: block }).first().click()
  for (const [label, value] of Object.entries(words))
    await page
      .getByRole('textbox', { name: new RegExp(`^${label}( \\(optional\\))?$`) })
      .last()
      .fill(value)
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()
  await button(page, 'Publish…').click()
  await button(dialog(page), 'Publish now').click()
  await expect(dialog(page)).toHaveCount(0)
}

test('an admin sets a church up on a telephone, somebody takes an invitation, and visitors see the open site', async ({
  page,
  browser,
  church,
}) => {
  await page.goto(await firstLink(church))
  await fill(page, person('Adwoa', 'adwoa.f'))
  await page.getByLabel('Female').check()
  await button(page, 'Become the first admin').click()
  await page.waitForURL(`${church.url}/super-admin`)
  await expect(page.getByText('Welcome! Your account is ready.')).toBeVisible()

  await follow(page, 'Say who you are')
  await fill(page, { 'Name of the church': 'Grace Chapel' })
  await button(page, 'Add a telephone').click()
  await page
    .getByLabel(/^Number/)
    .last()
    .fill('030 211 1111')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved. The pages of the church say so now')).toBeVisible()

  await follow(page, 'Add a service')
  await button(page, 'Add Service').click()
  await fill(dialog(page), { Title: 'First service', Begins: '09:00' })
  await dialog(page).getByLabel('Day').selectOption('Sunday')
  await button(dialog(page), 'Save').click()
  await expect(dialog(page)).toHaveCount(0)

  await follow(page, 'Add a fellowship')
  await button(page, 'Add Fellowship').click()
  await dialog(page).getByLabel('Name', { exact: true }).fill('Choir')
  await dialog(page).getByLabel('Meeting Day').selectOption('Friday')
  await button(dialog(page), 'Save').click()
  await expect(dialog(page)).toHaveCount(0)

  await write(page, 'Say how to give', /Ways to give/, {
    'Number or account': '024 400 0000',
    Heading: 'MoMo',
  })
  await write(page, 'Write the home page', /Beginning of the page/, {
    'What the page is about': 'We meet under the mango tree.',
  })

  await follow(page, 'Invite somebody')
  await dialog(page).getByLabel('Fellowship', { exact: true }).selectOption({ label: 'Choir' })
  await fill(dialog(page), { Name: 'Kojo' })
  expect(await findViolations(page)).toEqual([])
  await button(dialog(page), 'Make the link').click()
  const link = await dialog(page).getByLabel('The link').inputValue()
  await expect(dialog(page).getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/\\?text=.*${encodeURIComponent(link)}$`),
  )
  await button(dialog(page), 'Done').click()
  await expect(section(page, 'Invitations')).toContainText('Kojo: Fellowship Leader, Choir')
  expect(await findViolations(page, '.staff')).toEqual([])

  const invited = await browser.newPage({ viewport: { width: 360, height: 640 } })
  const asked: string[] = []
  invited.on('request', (request) => asked.push(request.url() + JSON.stringify(request.headers())))
  await invited.goto(link)
  await expect(
    invited.getByText('Adwoa Frimpong invites you to lead the fellowship Choir at Grace Chapel.'),
  ).toBeVisible()
  expect(await findViolations(invited)).toEqual([])
  await fill(invited, person('Kojo', 'kojo.f'))
  await invited.getByRole('radio', { name: 'Male', exact: true }).check()
  await invited.getByLabel(/^I agree/).check()
  await button(invited, 'Say yes and sign up').click()
  await invited.waitForURL(`${church.url}/fellowship-leader`)
  await expect(invited.getByRole('heading', { name: /Choir/ }).first()).toBeVisible()
  expect(asked.filter((one) => one.includes(link.split('#')[1] ?? ''))).toEqual([])
  await invited.goto(link)
  await invited.reload()
  await expect(invited.getByText(/^This invitation was taken already/)).toBeVisible()

  await page.goto(`${church.url}/super-admin`)
  await expect(steps(page).getByText('Nothing is missing.')).toBeVisible()
  await button(steps(page), 'See the site as it is').click()
  await expect(page.getByText('Only you see this: the site is not open yet.')).toBeVisible()
  await expect(page.getByText('We meet under the mango tree.')).toBeVisible()
  await invited.goto(church.url)
  await expect(invited.getByRole('heading', { level: 1 })).toHaveText('Grace Chapel is getting ready')
  await page.getByRole('link', { name: 'Back to the dashboard' }).click()
  await button(steps(page), 'Open the site to visitors').click()
  await button(dialog(page), 'Open it').click()
  await expect(steps(page)).toHaveCount(0)

  const visitor = await browser.newPage({ viewport: { width: 360, height: 640 } })
  await visitor.goto(church.url)
  await expect(visitor.getByText('We meet under the mango tree.')).toBeVisible()
  await expect(visitor.getByText('First service').first()).toBeVisible()
  await visitor.goto(`${church.url}/give`)
  await expect(visitor.getByText('024 400 0000')).toBeVisible()
  await Promise.all([invited.close(), visitor.close()])
})

test('the way from the link to the open site needs no mouse', async ({ page, church }) => {
  const { keyboard } = page
  const type = async (wanted: Locator, words: string) => {
    await tabTo(page, wanted)
    await keyboard.press('ControlOrMeta+a')
    await keyboard.type(words)
  }
  const press = async (wanted: Locator) => {
    await tabTo(page, wanted)
    await keyboard.press('Enter')
  }

  await page.goto(await firstLink(church))
  const { Password, 'Confirm password': again, ...rest } = person('Adwoa', 'adwoa.f')
  for (const [label, value] of Object.entries(rest)) await type(field(page, label), value)
  await tabTo(page, page.getByRole('radio', { name: 'Male', exact: true }))
  await keyboard.press('ArrowRight')
  await type(field(page, 'Password'), Password)
  await type(field(page, 'Confirm password'), again)
  await keyboard.press('Enter')
  await page.waitForURL(`${church.url}/super-admin`)
  await settle(page)
  await press(steps(page).getByRole('link', { name: 'Add a fellowship' }))
  await press(button(page, 'Add Fellowship'))
  await type(dialog(page).getByLabel('Name', { exact: true }), 'Choir')
  await tabTo(page, dialog(page).getByLabel('Meeting Day'))
  await keyboard.type('Friday')
  await press(button(dialog(page), 'Save'))
  await expect(dialog(page)).toHaveCount(0)

  await press(page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Overview' }))
  await expect(steps(page)).toContainText('6 of 7 steps left.')
  await press(steps(page).getByRole('link', { name: 'Say who you are' }))
  await type(page.getByLabel('Name of the church'), 'Grace Chapel')
  await keyboard.press('Enter')
  await expect(page.getByText('Saved. The pages of the church say so now')).toBeVisible()
  await press(page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Overview' }))
  await expect(steps(page)).toContainText('5 of 7 steps left.')
  await tabTo(page, steps(page).getByRole('button', { name: /^Leave out.*How people reach you/ }))
  await keyboard.press('Space')
  await expect(steps(page)).toContainText('4 of 7 steps left.')
  await press(button(steps(page), 'Open the site to visitors'))
  await press(button(dialog(page), 'Open it'))

  await expect(section(page, 'What is still missing')).toBeVisible()
  const visitor = await fetch(church.url)
  expect(await visitor.text()).not.toContain('is getting ready')
})
