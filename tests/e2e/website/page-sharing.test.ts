import type { Page } from '@playwright/test'
import { findViolations } from '../../support/accessibility.ts'
import { dialog } from '../../support/browsing.ts'
import { demoPassword, expect, signIn, test } from '../fixtures.ts'

const saved = (page: Page) => page.getByText(/^Saved \d\d:\d\d$/)

async function writeTitle(page: Page, title: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title)
  await expect(saved(page)).toBeVisible()
}

async function askToPublish(page: Page, note: string): Promise<void> {
  await page.getByRole('button', { name: 'Request approval…' }).click()
  await dialog(page).getByLabel('Change note').fill(note)
  await dialog(page).getByRole('button', { name: 'Request approval' }).click()
  await expect(dialog(page)).toHaveCount(0)
}

test('a member looks after a page, asks to publish it, reads what is sent back, and is published', async ({
  page,
  signInAs,
  browser,
  church,
}) => {
  // The member is signed in before the page is given, and finds it all the same.
  const other = await browser.newPage({ baseURL: church.url, viewport: { width: 360, height: 740 } })
  await signIn(other, church.url, 'member')
  await signInAs('admin')
  await page.goto('/super-admin#pages?page=/bible-study')
  await page.getByRole('button', { name: 'Manage editors' }).click()
  await dialog(page).getByLabel('Add editor').fill('akosua')
  await dialog(page).getByRole('button', { name: '(@member)' }).click()
  await expect(dialog(page).getByRole('checkbox', { name: 'Needs approval to publish' })).toBeChecked()
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')

  await other.goto('/dashboard')
  await other.getByRole('link', { name: 'Edit /bible-study' }).click()
  await expect(other.getByRole('button', { name: 'Request approval…' })).toBeVisible()
  await expect(other.getByRole('button', { name: 'Address and menu' })).toBeHidden()
  await writeTitle(other, 'Bible study on Fridays')
  await askToPublish(other, 'The new day')
  await expect(other.getByText(/^You asked on .* to publish this. “The new day”/)).toBeVisible()
  expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(await findViolations(other)).toEqual([])

  await page.goto('/super-admin#pages')
  const waiting = page.getByRole('region', { name: 'Waiting for approval' })
  await expect(waiting).toContainText('Changed: Title')
  await waiting.getByRole('button', { name: 'Send back…' }).click()
  await dialog(page).getByRole('button', { name: 'Send back' }).click()
  await expect(
    dialog(page).getByText('Please say in a few words what should be different').first(),
  ).toBeVisible()
  await dialog(page).getByLabel('Requested changes').fill('It is on Thursdays.')
  await dialog(page).getByRole('button', { name: 'Send back' }).click()
  await expect(waiting).toHaveCount(0)

  await other.reload()
  await expect(other.getByText('It is on Thursdays.')).toBeVisible()
  await writeTitle(other, 'Bible study on Thursdays')
  await askToPublish(other, '')
  await page.reload()
  await waiting.getByRole('button', { name: /^Approve and publish/ }).click()
  await expect(waiting).toHaveCount(0)

  await other.goto('/bible-study')
  await expect(other).toHaveTitle(/Bible study on Thursdays/)
  await other.getByRole('link', { name: 'Edit this page' }).click()
  await expect(other).toHaveURL(/my-pages#pages\?page=\/bible-study/)
  await other.close()
})

test('who approves in the editor publishes nothing that was asked for after they opened it', async ({
  page,
  signInAs,
  church,
}) => {
  await signInAs('admin')
  const path = `${church.url}/backend/api/admin/pages/`
  const sessionOf = async (username: string) => {
    const login = { username, password: demoPassword }
    const answer = await page.request.post(`${church.url}/backend/api/auth/login/`, { data: login })
    const { access, user } = await answer.json()
    return { headers: { Authorization: `Bearer ${access}` }, id: user.id }
  }
  const [admin, member] = [await sessionOf('admin'), await sessionOf('member')]
  const list = await (
    await page.request.get(`${path}?search=/family-events`, { headers: admin.headers })
  ).json()
  const { id } = list.results[0]
  const give = { headers: admin.headers, data: { needs_approval: true } }
  await page.request.put(`${path}${id}/editors/${member.id}/`, give)
  const writeAndAsk = async (title: string) => {
    const { headers } = member
    const { version, document } = await (await page.request.get(`${path}${id}/`, { headers })).json()
    const data = { lang: 'en', version, document: { ...document, title } }
    await page.request.put(`${path}${id}/draft/`, { headers, data })
    const wish = { lang: 'en', version: version + 1, note: '' }
    const response = await page.request.post(`${path}${id}/ask/`, { headers, data: wish })
    expect(response.status()).toBe(200)
  }

  await writeAndAsk('Families on Saturday')
  await page.goto('/super-admin#pages?page=/family-events')
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  await expect(title).toHaveValue('Families on Saturday')
  await writeAndAsk('Something else')
  await page.getByRole('button', { name: 'Approve and publish' }).click()

  await expect(page.getByText('This page has changed since you looked at it.').first()).toBeVisible()
  await page.goto('/family-events')
  await expect(page).not.toHaveTitle(/Something else/)
})

test('a member without a page is led to none', async ({ page, signInAs }) => {
  await signInAs('newcomer')

  await page.goto('/bible-study')
  await expect(page.getByRole('link', { name: 'Edit this page' })).toBeHidden()
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'My pages' })).toBeHidden()
  await page.goto('/my-pages')

  await expect(page.getByRole('button', { name: /^Edit/ })).toBeHidden()
})

test('a new number on the page Give waits for the treasurer, who approves it, and the admin undoes it', async ({
  page,
  signInAs,
  browser,
  church,
}) => {
  const number = '024 999 8877'
  const give = async () => (await page.request.get('/give')).text()
  const other = await browser.newPage({ baseURL: church.url, viewport: { width: 360, height: 740 } })
  await signIn(other, church.url, 'treasurer')
  await signInAs('admin')
  await page.goto('/super-admin#pages?page=/give')
  await writeTitle(page, `Give to ${number}`)

  await page.getByRole('button', { name: 'Publish…' }).click()
  await dialog(page).getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText(/^Waits for a second person\..* may approve it\./)).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  expect(await give()).not.toContain(number)

  await other.goto('/books')
  const waiting = other.getByRole('region', { name: 'Payment details' })
  await expect(waiting.getByText(`Give to ${number}`)).toBeVisible()
  expect(await findViolations(other)).toEqual([])
  await waiting.getByRole('button', { name: 'Approve' }).click()
  await dialog(other).getByRole('button', { name: 'Approve change' }).click()
  await expect(waiting.getByRole('button', { name: 'Undo' })).toBeVisible()
  expect(await give()).toContain(number)

  await page.goto('/super-admin')
  await page.getByRole('region', { name: 'Payment details' }).getByRole('button', { name: 'Undo' }).click()
  await dialog(page).getByRole('button', { name: 'Undo change' }).click()
  await expect(page.getByRole('region', { name: 'Payment details' })).toHaveCount(0)
  expect(await give()).not.toContain(number)
  await other.close()
})
