import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

/*
 * A gift on a telephone whose network goes away at each step. It is asked for once, and ends in its receipt. There are two ways: a wallet is
 * approved on the telephone, a card is paid on the provider’s page. tests/api/giving/giving.test.ts has every method.
 */

const ways = [
  { who: 'guest', method: 'MTN MoMo', telephone: '024 400 0001' },
  { who: 'member', method: 'Bank card', telephone: '' },
] as const

for (const { who, method, telephone } of ways)
  test(`a ${who} gives by ${method}, though the network goes away at each step`, async ({
    page,
    context,
    signInAs,
  }) => {
    if (who === 'member') await signInAs('member')
    const bodies: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && new URL(request.url()).pathname === '/backend/api/giving/')
        bodies.push(request.postData() ?? '')
    })
    await page.goto('/give')
    await page.getByLabel('Name').fill('Kofi Antubam')
    await page.getByLabel('Email').fill('kofi@example.com')
    await page.getByRole('radio', { name: method }).check()
    if (telephone) await page.getByLabel('Telephone that pays').fill(telephone)
    await page.getByLabel('Amount in GHS').fill('5')
    const give = page.getByRole('button', { name: 'Give GHS 5' })
    const failed = page.getByRole('alert').filter({ hasText: 'There was an issue processing your donation.' })

    await context.setOffline(true)
    await give.click()
    await expect(failed).toBeVisible()
    await expect(page.getByLabel('Name')).toHaveValue('Kofi Antubam')
    await context.setOffline(false)
    await loseAnswerOnce(page)
    await give.click()
    await expect(failed).toBeVisible()
    await give.click()
    await (telephone ? waitOffline(page) : payOffline(page))

    const receipt = page.getByRole('status').filter({ hasText: 'Receipt' })
    await expect(receipt).toContainText(/Amount\s*GHS 5/, { timeout: 20_000 })
    await expect(receipt).toContainText(method)
    const secrets = bodies.map((body) => (JSON.parse(body) as { secret: string }).secret)
    expect(new Set(secrets).size).toBe(1)
  })

/** The gift arrives at the church, and its answer is lost. */
const loseAnswerOnce = (page: Page) =>
  page.route(
    '**/backend/api/giving/',
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )

/** The giver approves on the telephone while the page has no network. */
async function waitOffline(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: /^Approve on/ })).toBeVisible()
  await page.context().setOffline(true)
  await expect(page.getByText('There is no network at the moment.')).toBeVisible()
  await page.context().setOffline(false)
}

/** The giver pays on the provider’s page, where the network goes away between the press and the answer. */
async function payOffline(page: Page): Promise<void> {
  const pay = page.getByRole('button', { name: 'Pay' })
  await expect(pay).toBeVisible()
  const address = page.url()
  await page.context().setOffline(true)
  await pay.click()
  await expect(pay).toHaveCount(0)
  await page.context().setOffline(false)
  await page.goto(address, { waitUntil: 'commit' })
  await pay.click()
  await expect(page).toHaveURL(/\/give\?reference=/)
}
