import type { Browser, Page } from '@playwright/test'
import { findViolations } from '../../support/accessibility.ts'
import { dialog, waitAwake } from '../../support/browsing.ts'
import { expect, signIn, test } from '../fixtures.ts'
import { dayFromNow } from '../leading.ts'
import { bearer } from '../people.ts'

test.use({ serviceWorkers: 'allow' })

/** An event of today, a mother, her child, and five people; leader2 is an usher. */
async function prepare(page: Page, url: string, title: string, family: string): Promise<void> {
  const headers = await bearer(page, url, 'admin')
  const call = async (method: string, path: string, data: object) => {
    const answer = await page.request.fetch(`${url}/backend/api/${path}`, { method, headers, data })
    expect([path, answer.status()]).toEqual([path, method === 'POST' ? 201 : 200])
    return (await answer.json()) as { id: number }
  }
  const event = { description: 'x', time: '09:00', location: 'Hall', category: 'worship' }
  await call('POST', 'events/', { ...event, title, date: dayFromNow(0) })
  const mother = await call('POST', 'people/', { first_name: 'Abla', last_name: family, gender: 'female' })
  const child = await call('POST', 'people/', { first_name: 'Yao', last_name: family, born: '2021-03-04' })
  await call('PUT', `people/${child.id}/household/`, { lives_with: mother.id })
  for (const name of ['Adzo', 'Edem', 'Esinam', 'Kafui', 'Selom'])
    await call('POST', 'people/', { first_name: name, last_name: family })
  const { results } = await (
    await page.request.get(`${url}/backend/api/users/?search=leader2`, { headers })
  ).json()
  const id = results.find((one: { username: string }) => one.username === 'leader2').id
  await call('PUT', `admin/users/${id}/duties/`, {
    treasurer: false,
    counter: false,
    signatory: false,
    pastor: false,
    usher: true,
  })
}

const search = (page: Page) => page.getByLabel('Find a name')
const mark = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^Here ?: ${name}$`) })
const undo = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`Here. Undo ?: ${name}$`) })

async function open(page: Page, title: string): Promise<void> {
  await page.goto('/check-in')
  await page.getByRole('button', { name: `Open ${title}` }).click()
  await expect(search(page)).toBeVisible()
}

async function usherElsewhere(browser: Browser, url: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: url })).newPage()
  await signIn(page, url, 'leader2')
  return page
}

test('two ushers mark without a network, one of them across a reload, and nobody is lost or double', async ({
  page,
  browser,
  signInAs,
  church,
}) => {
  // Two browsers, and a dozen calls before they begin, take half a minute beside other work.
  test.slow()
  await prepare(page, church.url, 'Harvest service', 'Agbeko')
  const other = await usherElsewhere(browser, church.url)
  await signInAs('admin')
  await page.goto('/kept')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await open(page, 'Harvest service')
  await open(other, 'Harvest service')

  await page.context().setOffline(true)
  await other.context().setOffline(true)
  await search(page).fill('agbeko')
  for (const name of ['Adzo', 'Edem', 'Esinam']) await mark(page, `${name} Agbeko`).click()
  await undo(page, 'Edem Agbeko').click()
  await expect(page.getByText('4 marks wait for the network. Go on: nothing is lost.')).toBeVisible()
  await page.reload()
  await waitAwake(page)
  await search(page).fill('agbeko')
  await expect(undo(page, 'Adzo Agbeko')).toBeVisible()
  await mark(page, 'Kafui Agbeko').click()
  await page.getByRole('button', { name: 'Add visitor' }).click()
  await search(other).fill('agbeko')
  for (const name of ['Adzo', 'Kafui', 'Selom']) await mark(other, `${name} Agbeko`).click()

  await other.context().setOffline(false)
  await page.context().setOffline(false)
  // Each sees the other's marks once both have sent theirs.
  for (const one of [page, other]) await expect(one.getByText(/marks? waits?/)).toHaveCount(0)
  for (const one of [page, other]) {
    await one.getByRole('button', { name: 'Refresh' }).click()
    await expect(one.getByText('Harvest service, 5 marked')).toBeVisible()
    for (const name of ['Adzo', 'Esinam', 'Kafui', 'Selom'])
      await expect(undo(one, `${name} Agbeko`)).toBeVisible()
    await expect(mark(one, 'Edem Agbeko')).toBeVisible()
  }

  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByRole('heading', { name: 'Today’s services' })).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Agbeko')
  expect(await other.evaluate(() => JSON.stringify(localStorage))).toContain('Agbeko')
  await other.getByRole('button', { name: 'Account menu' }).click()
  // By the keyboard: this menu is higher than the screen, and Playwright would scroll the page below it to reach its end with a pointer.
  await other.getByRole('button', { name: 'Logout' }).press('Enter')
  await expect(other).toHaveURL(/\/login$/)
  expect(await other.evaluate(() => JSON.stringify(localStorage))).not.toContain('Agbeko')
  await other.context().close()
})

test('what another tab has sent stays marked, and what waits when an usher is done is told', async ({
  page,
  signInAs,
  church,
}) => {
  await prepare(page, church.url, 'Evening service', 'Kpodo')
  await signInAs('admin')
  await open(page, 'Evening service')
  await page.route('**/acts/**', (route) => route.abort())
  await search(page).fill('kpodo')
  await mark(page, 'Adzo Kpodo').click()
  await mark(page, 'Edem Kpodo').click()
  await expect(page.getByText('2 marks wait for the network. Go on: nothing is lost.')).toBeVisible()

  const tab = await page.context().newPage()
  await tab.goto('/kept')
  await expect(page.getByText(/marks? waits?/)).toHaveCount(0)
  await expect(undo(page, 'Adzo Kpodo')).toBeVisible()
  await expect(undo(page, 'Edem Kpodo')).toBeVisible()
  await tab.close()

  await page.context().setOffline(true)
  await mark(page, 'Selom Kpodo').click()
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByRole('heading', { name: 'Today’s services' })).toBeVisible()
  await expect(page.getByRole('link', { name: '1 thing is not sent yet' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Check-in' })).toBeFocused()
})

/** Opens another section of the check-in by the menu of a phone. */
async function openSection(page: Page, id: string): Promise<void> {
  const nav = page.getByRole('navigation', { name: 'Sections' })
  await nav.getByRole('button', { name: /^More/ }).click()
  await nav.locator(`.staff-nav a[href="/check-in#${id}"]`).click()
}

test('on a phone an usher marks a household and a member’s code, lets the child go by its code, and counts heads', async ({
  page,
  browser,
  signInAs,
  church,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await prepare(page, church.url, 'Night of prayer', 'Zormelo')
  const member = await (await browser.newContext({ baseURL: church.url })).newPage()
  await signIn(member, church.url, 'member')
  await member.goto('/profile')
  await member.getByRole('button', { name: 'Show my code' }).click()
  await expect(member.getByRole('img', { name: 'Your code as a picture' })).toBeVisible()
  const code = await member.getByText(/^[A-Z2-9]{6}$/).innerText()
  await signInAs('leader2')
  await open(page, 'Night of prayer')

  await page.getByLabel('The code below the picture').fill('ABCDEF')
  await page.getByRole('button', { name: 'Mark', exact: true }).click()
  await expect(page.getByText(/This code is not good any more/).first()).toBeVisible()
  await page.getByLabel('The code below the picture').fill(code)
  await page.getByRole('button', { name: 'Mark', exact: true }).click()
  await expect(page.getByText('Night of prayer, 1 marked')).toBeVisible()
  await search(page).fill('abla')
  await page.getByRole('button', { name: /^Household: 2 ?of Abla Zormelo/ }).click()
  await expect(page.getByText('Night of prayer, 3 marked')).toBeVisible()
  const given = await page.getByText(/^[A-Z2-9]{5}$/).innerText()
  expect(await findViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  await openSection(page, 'children')
  await page.getByRole('button', { name: /^Collect ?: Yao Zormelo/ }).click()
  await dialog(page).getByLabel('The guardian’s code').fill('ZZZZZ')
  await dialog(page).getByRole('button', { name: 'Mark collected' }).click()
  await expect(
    dialog(page).getByText('This is not the code that was given for Yao Zormelo').first(),
  ).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await dialog(page).getByLabel('The guardian’s code').fill(given.toLowerCase())
  await dialog(page).getByRole('button', { name: 'Mark collected' }).click()
  await expect(
    dialog(page)
      .getByText(/^You made this code yourself/)
      .first(),
  ).toBeVisible()

  await signInAs('admin')
  await open(page, 'Night of prayer')
  await openSection(page, 'children')
  await page.getByRole('button', { name: /^Collect ?: Yao Zormelo/ }).click()
  await dialog(page).getByLabel('The guardian’s code').fill(given.toLowerCase())
  await dialog(page).getByRole('button', { name: 'Mark collected' }).click()
  await expect(page.getByText('✓ Collected')).toBeVisible()

  await openSection(page, 'heads')
  await page.getByLabel(/^Men/).fill('many')
  await page.getByRole('button', { name: 'Save count' }).click()
  await expect(page.getByText('Please give a number').first()).toBeVisible()
  await page.getByLabel(/^Men/).fill('41')
  await page.getByRole('button', { name: 'Save count' }).click()
  await expect(page.getByText('41 counted, 0 marked')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  await signInAs('admin')
  await page.goto('/check-in#history')
  await expect(page.getByText('41 counted, 0 marked').first()).toBeVisible()
  await member.context().close()
})
