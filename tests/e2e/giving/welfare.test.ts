import type { Page } from '@playwright/test'
import { findViolations } from '../../support/accessibility.ts'
import { dialog } from '../../support/browsing.ts'
import { demoPassword, expect, test } from '../fixtures.ts'

test.use({ viewport: { width: 360, height: 740 } })

/** Calls the API as somebody, to set the scene. */
async function callAs(page: Page, url: string, username: string) {
  const signedIn = await page.request.post(`${url}/backend/api/auth/login/`, {
    data: { username, password: demoPassword },
  })
  const { access, user } = (await signedIn.json()) as { access: string; user: { id: number } }
  const call = async (method: string, path: string, data: object) => {
    const headers = { Authorization: `Bearer ${access}` }
    const answer = await page.request.fetch(`${url}/backend/api/${path}`, { method, headers, data })
    expect([path, answer.ok()]).toEqual([path, true])
  }
  return { id: user.id, call }
}

test('welfare: a member asks, two signatories approve, three people see the voucher through, and it is paid', async ({
  page,
  signInAs,
  church: { url },
}) => {
  const none = { treasurer: false, counter: false, signatory: false, pastor: false, usher: false }
  const admin = await callAs(page, url, 'admin')
  const people = { leader: { treasurer: true }, media: { signatory: true }, leader2: { signatory: true } }
  for (const [username, held] of Object.entries(people)) {
    const { id } = await callAs(page, url, username)
    await admin.call('PUT', `admin/users/${id}/duties/`, { ...none, ...held })
  }
  const member = await callAs(page, url, 'member')
  const treasurer = await callAs(page, url, 'leader')
  const month = new Date().toISOString().slice(0, 7)
  await treasurer.call('PUT', `welfare/members/${member.id}/`, { from_month: month, until_month: null })
  const day = `${month}-01`

  await signInAs('leader')
  await page.goto('/books#welfare?part=rules')
  await page.getByRole('button', { name: 'Set dues' }).click()
  await dialog(page).getByLabel('From which month').fill(month)
  await dialog(page).getByLabel('Dues a month in GHS').fill('5')
  await dialog(page).getByLabel('Months of dues before').fill('0')
  await dialog(page).getByLabel('Months that may be open').fill('1')
  await dialog(page).getByRole('button', { name: 'Set dues' }).click()
  await expect(page.getByText(/From [A-Z][a-z]+ \d{4}: GHS 5 a month; benefits after 0 months/)).toBeVisible()
  await page.getByRole('button', { name: 'Add benefit' }).click()
  await dialog(page).getByLabel('Occasion').fill('Loss of a parent')
  await dialog(page).getByLabel('Amount in').fill('200.50')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('GHS 200.50')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await countInto(page, url, day)

  await signInAs('member')
  await page.goto('/my-giving')
  await page.getByRole('button', { name: 'Request benefit' }).click()
  await dialog(page).getByLabel('Date').fill(day)
  await dialog(page).getByLabel('Details').fill('My mother, in Kumasi')
  await dialog(page).getByRole('button', { name: 'Request benefit' }).click()
  await expect(page.getByText('It waits for the signatories.')).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  for (const username of ['media', 'leader2']) {
    await open(page, signInAs, username, '/books#welfare')
    await act(page, 'Approve')
    await expect(page.getByText('Your vote counts')).toBeVisible()
  }
  await open(page, signInAs, 'leader', '/books#welfare')
  await act(page, 'Prepare voucher')
  await expect(page.getByText('The voucher is prepared')).toBeVisible()
  await open(page, signInAs, 'media', '/books#welfare?part=vouchers')
  await act(page, 'Check')
  await expect(page.getByText('The voucher is checked')).toBeVisible()
  await openMenu(page)
  await expect(page.getByRole('toolbar').getByRole('button', { name: /^Approve/ })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await open(page, signInAs, 'leader2', '/books#welfare?part=vouchers')
  await act(page, 'Approve')
  await expect(page.getByText('The voucher is approved')).toBeVisible()
  await open(page, signInAs, 'leader', '/books#welfare?part=vouchers')
  await act(page, 'Pay')
  await expect(dialog(page)).toContainText('Two Hundred Cedis And Fifty Pesewas Only')
  await dialog(page).getByRole('button', { name: 'Pay voucher' }).click()
  await expect(page.getByText('Paid, and in the ledger')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(await findViolations(page)).toEqual([])
  const saved = page.waitForEvent('download')
  await act(page, 'Print')
  expect((await saved).suggestedFilename()).toMatch(/^SW\d{4}-0001\.pdf$/)
  await page.goto('/books#funds')
  await expect(page.getByText('GHS 200.50 paid out')).toBeVisible()

  await open(page, signInAs, 'member', '/my-giving')
  await page.getByRole('button', { name: /Confirm receipt/ }).click()
  await expect(page.getByText('Thank you')).toBeVisible()
})

/** Opens a section as another person: only the fragment of the address may be new, so that the page is loaded again. */
async function open(
  page: Page,
  signInAs: (username: string) => Promise<void>,
  username: string,
  path: string,
) {
  await signInAs(username)
  await page.goto(path)
}

/** Presses an act of the only row, in its menu. */
async function act(page: Page, name: string): Promise<void> {
  await openMenu(page)
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click()
}

const openMenu = (page: Page) => page.getByRole('button', { name: /^Actions: / }).click()

/** Two count GHS 500 for Welfare. */
async function countInto(page: Page, url: string, day: string): Promise<void> {
  const [one, other] = [await callAs(page, url, 'leader'), await callAs(page, url, 'admin')]
  await other.call('PUT', `admin/users/${other.id}/duties/`, {
    treasurer: false,
    counter: true,
    signatory: false,
    pastor: false,
    usher: false,
  })
  await one.call('POST', 'books/counts/', { day, service: 'First service' })
  const login = await page.request.post(`${url}/backend/api/auth/login/`, {
    data: { username: 'leader', password: demoPassword },
  })
  const headers = { Authorization: `Bearer ${((await login.json()) as { access: string }).access}` }
  const funds = (await (await page.request.get(`${url}/backend/api/books/funds/`, { headers })).json()) as {
    id: number
    name: string
  }[]
  const fund = funds.find(({ name }) => name === 'Welfare')?.id
  const sheet = { notes: [{ fund, value: 10_000, many: 5 }] }
  for (const counter of [one, other]) await counter.call('PUT', 'books/counts/1/sheet/', sheet)
  const { version } = (await (
    await page.request.get(`${url}/backend/api/books/counts/1/`, { headers })
  ).json()) as { version: number }
  for (const counter of [one, other]) await counter.call('POST', 'books/counts/1/sign/', { version })
}
