import type { Page } from '@playwright/test'
import { unique } from '../../support/browsing.ts'
import { photograph } from '../../support/photograph.ts'
import { demoPassword, expect, test } from '../fixtures.ts'
import { logIn } from '../people.ts'
import { card } from '../prayer-cards.ts'
import { share } from '../testifying.ts'

async function write(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Category').selectOption('other')
  await page.getByLabel('Your testimony').fill('The rain came, and the roof held.')
}

test('a visitor is asked to log in first, and returns to the form', async ({ page }) => {
  await page.goto('/TestimonyShare')
  await expect(page.getByText(/Please log in to share your testimony/)).toBeVisible()
  await expect(share(page)).toBeHidden()

  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await logIn(page, 'member')

  await expect(page).toHaveURL('/testimonyshare')
  await expect(page.getByLabel('Name')).toHaveValue('Akosua Mensah')
  await expect(page.getByLabel('Name')).not.toBeEditable()
})

test('a testimony with a picture waits for approval, and is public after it', async ({
  page,
  signInAs,
  browser,
  church,
}) => {
  const title = unique('The roof held')
  await signInAs('member')
  await page.goto('/testimonyshare')
  await write(page, title)
  await page.getByLabel('Image').setInputFiles(await photograph())
  await expect(page.getByRole('img', { name: 'What you picked' })).toBeVisible()

  await share(page).click()

  await expect(page).toHaveURL('/testimonies')
  await expect(page.getByText('Testimony submitted successfully!')).toBeVisible()
  await expect(card(page, title).getByText('Waiting for approval')).toBeVisible()
  await expect(card(page, title).locator('img')).toHaveAttribute('src', /^\/media\/testimonies\//)
  const visitor = await browser.newPage({ baseURL: church.url })
  await visitor.goto('/testimonies')
  await expect(card(visitor, title)).toHaveCount(0)
  await approve(page, title)
  await visitor.reload()
  await expect(card(visitor, title)).toBeVisible()
  await visitor.close()
})

async function approve(page: Page, title: string): Promise<void> {
  const login = await page.request.post('/backend/api/auth/login/', {
    data: { username: 'admin', password: demoPassword },
  })
  const { access } = await login.json()
  const headers = { Authorization: `Bearer ${access}` }
  const list = '/backend/api/members/testimonies/'
  const response = await page.request.get(`${list}?search=${encodeURIComponent(title)}`, { headers })
  const [{ id }] = (await response.json()).results
  await page.request.post(`${list}${id}/approve/`, { headers, data: {} })
}
