import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Locator, Page } from '@playwright/test'
import { findViolations } from '../../support/accessibility.ts'
import { dialog, section, settle, tabTo } from '../../support/browsing.ts'
import type { SampleChurch } from '../../support/sample-data.ts'
import { expect, test } from '../fixtures.ts'

/* The first hour of a production church that has nothing, on a telephone (issue I, part 2). */

const youtube = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'

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
const button = (on: Page | Locator, name: string | RegExp) => on.getByRole('button', { name })
const steps = (page: Page) => section(page, 'Setup')

/** What a person did: buttons and links pressed, fields filled or chosen. */
const did = { presses: 0, entries: 0 }

/** What it took before, by hand, from the link to the open site. This way is 35 presses and 24 entries. */
const before = { presses: 57, entries: 66 }

async function press(what: Locator): Promise<void> {
  did.presses += 1
  await what.click()
}

async function choose(list: Locator, option: string): Promise<void> {
  did.entries += 1
  await list.selectOption(option)
}

async function tick(box: Locator): Promise<void> {
  did.entries += 1
  await box.check()
}

async function write(what: Locator, words: string): Promise<void> {
  did.entries += 1
  await what.fill(words)
}

async function fill(on: Page | Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await write(field(on, label), value)
}

async function firstLink({ dataDir, output }: SampleChurch): Promise<string> {
  const file = join(dataDir, 'first-admin.txt')
  await expect.poll(output).toContain(file)
  return (await readFile(file, 'utf8')).trim()
}

/** Follows the link of a step of the set-up. */
async function follow(page: Page, name: string): Promise<void> {
  await page.goto('/super-admin#overview')
  did.presses += 1
  await press(steps(page).getByRole('link', { name }))
}

/** Writes the page of a step, and publishes it. */
async function publish(
  page: Page,
  step: string,
  block: RegExp,
  words: Record<string, string>,
): Promise<void> {
  await follow(page, step)
  await press(button(page, 'Edit this page'))
  await press(page.getByRole('button', { name: block }).first())
  for (const [label, value] of Object.entries(words))
    await write(page.getByRole('textbox', { name: new RegExp(`^${label}( \\(optional\\))?$`) }).last(), value)
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()
  await press(button(page, 'Publish…'))
  await press(button(dialog(page), 'Publish now'))
  await expect(dialog(page)).toHaveCount(0)
}

async function addService(page: Page, title: string, begins: string): Promise<void> {
  await press(button(page, 'Add Service'))
  await fill(dialog(page), { Title: title, Begins: begins })
  await choose(dialog(page).getByLabel('Day'), 'Sunday')
  await press(button(dialog(page), 'Save'))
  await expect(dialog(page)).toHaveCount(0)
}

/** Makes an invitation in the dialog that is open. Returns its link. */
async function invite(page: Page, name: string): Promise<string> {
  await fill(dialog(page), { Name: name, Phone: '024 412 3457' })
  await press(button(dialog(page), 'Create link'))
  const link = await dialog(page).getByLabel('The link').inputValue()
  await press(button(dialog(page), 'Done'))
  return link
}

/** Opens an invitation on a telephone of its own and signs up: name and telephone are there already. */
async function accept(browser: Browser, link: string, username: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 360, height: 640 } })
  await page.goto(link)
  await expect(page.getByLabel('Phone')).toHaveValue('024 412 3457')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('radio', { name: 'Male', exact: true }).check()
  await page.getByLabel(/^I agree/).check()
  await button(page, 'Sign up and accept').click()
  return page
}

/** Opens a service for the check-in, on whatever weekday the test runs. */
async function openService(page: Page, title: string): Promise<void> {
  await settle(page)
  const ofAnotherDay = page.getByText('Other service')
  if (await ofAnotherDay.isVisible()) await ofAnotherDay.click()
  await button(page, `Open ${title}`).click()
}

/** Follows a duty's card on the dashboard to its first task. */
async function begin(page: Page, duty: RegExp, act: string): Promise<void> {
  await page.waitForURL(/dashboard$/)
  await expect(section(page, 'My duties')).toContainText(duty)
  await section(page, 'My duties').getByRole('link', { name: act }).click()
}

test('a secretary sets her church up on a telephone, opens it, and her helpers do their first tasks', async ({
  page,
  browser,
  church,
}) => {
  Object.assign(did, { presses: 0, entries: 0 })
  await page.goto(await firstLink(church))
  await fill(page, person('Adwoa', 'adwoa.f'))
  await tick(page.getByLabel('Female'))
  await press(button(page, 'Become the first admin'))
  await page.waitForURL(`${church.url}/super-admin`)
  await expect(page.getByText('Welcome! Your account is ready.')).toBeVisible()

  await follow(page, 'Add church details')
  await fill(page, { 'Name of the church': 'Grace Chapel' })
  await press(button(page, 'Add a telephone'))
  await write(page.getByLabel(/^Number/).last(), '030 211 1111')
  await press(page.getByRole('button', { name: 'Save', exact: true }))
  await expect(page.getByText('Saved. The pages of the church say so now')).toBeVisible()

  await follow(page, 'Add a service')
  await addService(page, 'First service', '07:00')
  await addService(page, 'Second service', '09:30')

  await follow(page, 'Add a fellowship')
  await press(button(page, 'Add Fellowship'))
  await write(dialog(page).getByLabel('Name', { exact: true }), 'Choir')
  await choose(dialog(page).getByLabel('Meeting Day'), 'Friday')
  await press(button(dialog(page), 'Save'))
  await expect(dialog(page)).toHaveCount(0)

  await page.goto('/super-admin#overview')
  await press(button(steps(page), 'Answer three questions'))
  for (const answer of [/^More than 400/, /^A treasurer with counters/, 'Yes'])
    await press(dialog(page).getByRole('radio', { name: answer }))
  await press(button(dialog(page), 'Save modules'))
  await expect(dialog(page)).toHaveCount(0)

  await publish(page, 'Add ways to give', /Ways to give/, {
    'Number or account': '024 400 0000',
    Heading: 'MoMo',
  })
  await publish(page, 'Edit home page', /Beginning of the page/, {
    'What the page is about': 'We meet under the mango tree.',
  })

  await follow(page, 'Invite staff')
  await choose(dialog(page).getByLabel('Fellowship', { exact: true }), '1')
  expect(await findViolations(page)).toEqual([])
  const forLeader = await invite(page, 'Kojo Frimpong')
  await expect(section(page, 'Invitations')).toContainText(
    'Kojo Frimpong (024 412 3457): Fellowship Leader, Choir',
  )
  expect(await findViolations(page, '.staff')).toEqual([])

  await page.goto(`${church.url}/super-admin`)
  await expect(steps(page).getByText('Nothing is missing.')).toBeVisible()
  await press(button(steps(page), 'View site'))
  await expect(page.getByText('Only you see this: the site is not open yet.')).toBeVisible()
  await expect(page.getByText('We meet under the mango tree.')).toBeVisible()
  await press(page.getByRole('link', { name: 'Back to the dashboard' }))
  await press(button(steps(page), 'Open the site to visitors'))
  await press(button(dialog(page), 'Open site'))
  await expect(steps(page)).toHaveCount(0)
  expect(did.presses).toBeLessThan(before.presses)
  expect(did.entries).toBeLessThan(before.entries)

  const visitor = await browser.newPage({ viewport: { width: 360, height: 640 } })
  await visitor.goto(church.url)
  await expect(visitor.getByText('We meet under the mango tree.')).toBeVisible()
  await expect(visitor.getByText('First service').first()).toBeVisible()
  await visitor.goto(`${church.url}/give`)
  await expect(visitor.getByText('024 400 0000')).toBeVisible()
  await visitor.close()

  await page.goto('/people#lists')
  await page.getByLabel('A list as CSV or XLSX').setInputFiles('tests/support/files/ghanaian-register.csv')
  await button(page, 'Preview rows').click()
  await expect(button(page, /^Import \d+ new/)).toBeVisible()
  await button(page, /^Import \d+ new/).click()
  await expect(page.getByText('People imported')).toBeVisible()

  const links: string[] = []
  for (const [name, role, duty] of [
    ['Esi Media', 'Media Team', undefined],
    ['Ama Treasurer', 'Regular Member', 'Treasurer'],
    ['Yaw Usher', 'Regular Member', 'Usher'],
  ] as const) {
    await page.goto('/super-admin#users?invite=yes')
    await dialog(page).getByRole('radio', { name: role }).check()
    if (duty) await dialog(page).getByRole('checkbox', { name: duty }).check()
    links.push(await invite(page, name))
  }
  const [forMedia = '', forTreasurer = '', forUsher = ''] = links

  const leader = await accept(browser, forLeader, 'kojo.f')
  await leader.waitForURL(`${church.url}/fellowship-leader`)
  await leader.goto(`${church.url}/fellowship-leader#members`)
  await button(leader, 'Invite your members').click()
  await button(dialog(leader), 'Create link').click()
  await expect(dialog(leader).getByRole('textbox', { name: 'The link' })).toHaveValue(/^http/)
  await leader.close()

  const media = await accept(browser, forMedia, 'esi.m')
  await media.waitForURL(`${church.url}/media-dashboard`)
  await media.getByLabel('Video', { exact: true }).check()
  await fill(media, { Title: 'Under the tree', Preacher: 'Pastor Addo', 'YouTube link': youtube })
  await media.getByLabel('Date').fill('2026-11-15')
  await button(media, 'Upload').click()
  await expect(media.getByText('Video sermon uploaded successfully!')).toBeVisible()
  await media.close()

  const treasurer = await accept(browser, forTreasurer, 'ama.t')
  await begin(treasurer, /You are a treasurer/, 'Open the books')
  await button(treasurer, 'Add count').click()
  await dialog(treasurer).getByLabel('Service').fill('First service')
  await button(dialog(treasurer), 'Save').click()
  await expect(treasurer.getByRole('heading', { name: /First service/ }).first()).toBeVisible()
  await treasurer.close()

  const usher = await accept(browser, forUsher, 'yaw.u')
  await begin(usher, /You are an usher/, 'Open the check-in')
  await usher.waitForURL(`${church.url}/check-in`)
  await openService(usher, 'First service')
  await button(usher, 'Add visitor').click()
  await expect(usher.getByText(/First service, 1 marked/)).toBeVisible()
  await usher.close()
})

test('an invitation is taken once, and its secret reaches no other machine', async ({
  page,
  browser,
  church,
}) => {
  await page.goto(await firstLink(church))
  await fill(page, person('Adwoa', 'adwoa.f'))
  await page.getByLabel('Female').check()
  await button(page, 'Become the first admin').click()
  await page.waitForURL(`${church.url}/super-admin`)
  await page.goto('/super-admin#users?invite=yes')
  await dialog(page).getByRole('radio', { name: 'Regular Member' }).check()
  await fill(dialog(page), { Name: 'Kojo', Phone: '024 412 3457' })
  await button(dialog(page), 'Create link').click()
  const link = await dialog(page).getByLabel('The link').inputValue()
  await expect(dialog(page).getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/\\d*\\?text=.*${encodeURIComponent(link)}$`),
  )
  const invited = await browser.newPage({ viewport: { width: 360, height: 640 } })
  const requests: string[] = []
  invited.on('request', (request) => requests.push(request.url() + JSON.stringify(request.headers())))
  await invited.goto(link)
  expect(await findViolations(invited)).toEqual([])
  await fill(invited, { ...person('Kojo', 'kojo.f') })
  await invited.getByRole('radio', { name: 'Male', exact: true }).check()
  await invited.getByLabel(/^I agree/).check()
  await button(invited, 'Sign up and accept').click()
  await invited.waitForURL((url) => url.pathname !== '/invitation')

  expect(requests.filter((one) => one.includes(link.split('#')[1] ?? ''))).toEqual([])
  await invited.goto(link)
  await invited.reload()
  await expect(invited.getByText(/^This invitation was taken already/)).toBeVisible()
  await invited.goto(church.url)
  await expect(invited.getByRole('heading', { level: 1 })).toContainText('is getting ready')
  await invited.close()
})

test('the way from the link to the open site needs no mouse', async ({ page, church }) => {
  const { keyboard } = page
  const type = async (wanted: Locator, words: string) => {
    await tabTo(page, wanted)
    await keyboard.press('ControlOrMeta+a')
    await keyboard.type(words)
  }
  const enter = async (wanted: Locator) => {
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
  await enter(steps(page).getByRole('link', { name: 'Add a fellowship' }))
  await enter(button(page, 'Add Fellowship'))
  await type(dialog(page).getByLabel('Name', { exact: true }), 'Choir')
  await tabTo(page, dialog(page).getByLabel('Meeting Day'))
  await keyboard.type('Friday')
  await enter(button(dialog(page), 'Save'))
  await expect(dialog(page)).toHaveCount(0)

  await enter(page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Overview' }))
  await expect(steps(page)).toContainText('7 of 8 steps left.')
  await enter(steps(page).getByRole('link', { name: 'Add church details' }))
  await type(page.getByLabel('Name of the church'), 'Grace Chapel')
  await keyboard.press('Enter')
  await expect(page.getByText('Saved. The pages of the church say so now')).toBeVisible()
  await enter(page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Overview' }))
  await expect(steps(page)).toContainText('6 of 8 steps left.')
  await tabTo(page, steps(page).getByRole('button', { name: /^Skip step.*Contact details/ }))
  await keyboard.press('Space')
  await expect(steps(page)).toContainText('5 of 8 steps left.')
  await enter(button(steps(page), 'Open the site to visitors'))
  await enter(button(dialog(page), 'Open site'))

  await expect(section(page, 'Setup steps')).toBeVisible()
  const visitor = await fetch(church.url)
  expect(await visitor.text()).not.toContain('is getting ready')
})
