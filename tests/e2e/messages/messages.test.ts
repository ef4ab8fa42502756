import { findViolations } from '../../support/accessibility.ts'
import { choose, dialog, row } from '../../support/browsing.ts'
import { readOutbox, unfolded } from '../../support/outbox.ts'
import { demoPassword, expect, signIn, test } from '../fixtures.ts'

test('a super admin writes to a fellowship on a phone, sees the cost first and who got it, and a person stops it by the link', async ({
  page,
  church,
}) => {
  const { url, dataDir } = church
  const { access } = await (
    await page.request.post(`${url}/backend/api/auth/login/`, {
      data: { username: 'admin', password: demoPassword },
    })
  ).json()
  const headers = { Authorization: `Bearer ${access}` }
  const { version } = await (await page.request.get(`${url}/backend/api/admin/settings/`, { headers })).json()
  // The hour of the test may be a quiet one, or its day a Sunday.
  const loud = { quiet_from: '00:00', quiet_until: '00:00', quiet_sundays: false }
  const changed = await page.request.patch(`${url}/backend/api/admin/settings/`, {
    data: loud,
    headers: { ...headers, 'If-Match': `"${version}"` },
  })
  expect(changed.status()).toBe(200)
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, url, 'admin')
  await page.goto(`${url}/super-admin#send-messages`)

  await page.getByRole('button', { name: 'Write message' }).click()
  await dialog(page).getByLabel('Recipients').selectOption('fellowship 1')
  await dialog(page).getByLabel('Topic').selectOption('fellowship')
  await dialog(page).getByLabel('Subject').fill('Wednesday')
  await dialog(page)
    .getByRole('textbox', { name: 'Message' })
    .fill('Dear {first name}, yɛbɛhyia Wukuada wɔ asɔre no mu')
  await dialog(page).getByLabel('Text message (SMS)').check()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Write message' }).click()
  await expect(dialog(page).getByLabel('Subject')).toHaveValue('Wednesday')
  await expect(dialog(page).getByLabel('Recipients')).toHaveValue('fellowship 1')
  await expect(dialog(page).getByLabel('Text message (SMS)')).toBeChecked()
  await dialog(page).getByRole('button', { name: 'Preview' }).click()
  await expect(dialog(page)).toContainText(/Letters like .*make a text message dearer/)
  await dialog(page).getByRole('button', { name: 'Write it without them' }).click()
  await expect(dialog(page)).toContainText('yebehyia Wukuada wo asore no mu')
  await expect(dialog(page).getByText('Cost')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Edit message' }).click()
  await dialog(page).getByLabel('E-mail').check()
  await dialog(page).getByRole('button', { name: 'Preview' }).click()
  await expect(dialog(page)).toContainText('Nothing')
  await dialog(page)
    .getByRole('button', { name: /^Send to \d+ people$/ })
    .click()
  await expect(row(page, 'Wednesday')).toBeVisible()
  await expect(async () => {
    await page.reload()
    await expect(row(page, 'Wednesday')).toContainText('Sent', { timeout: 2_000 })
  }).toPass()
  await page.getByPlaceholder('Search subjects...').fill('Wednesday')
  await expect(page).toHaveURL(/search=Wednesday/)
  await choose(row(page, 'Wednesday'), /^View recipients/)
  await expect(dialog(page).getByRole('heading', { name: 'Recipients' })).toBeVisible()
  await expect(dialog(page)).toContainText('Sent')
  await dialog(page).getByPlaceholder('Search people...').fill('nobody of this name')
  await expect(dialog(page)).toContainText('No recipients')
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(row(page, 'Wednesday')).toBeVisible()
  await page.getByRole('button', { name: 'Write message' }).click()
  await expect(dialog(page).getByLabel('Subject')).toHaveValue('')

  const letters = (await readOutbox(dataDir)).map(unfolded).filter((letter) => letter.includes('Wukuada'))
  const link = /http\S+stop#[\w-]{11}/.exec(letters[0] ?? '')?.[0] ?? ''
  await page.goto(link)
  await page.getByRole('button', { name: 'Stop messages of my fellowship' }).click()
  await expect(page.getByText('No more of these messages come to you.')).toBeVisible()
  await page.getByRole('button', { name: 'Stop all messages' }).click()
  await expect(page.getByText('No more messages come to you.')).toBeVisible()
})

test('a super admin reads a message that goes by itself as people would, and switches it on, by keyboard and on a phone', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAs('admin')
  await page.goto('/super-admin#automatic')
  const all = page.getByRole('region', { name: 'Automatic messages' })
  const birthdays = all.getByRole('listitem').filter({ hasText: 'Birthdays' })
  await expect(birthdays).toContainText('Off')

  await birthdays.getByRole('button', { name: /^Change/ }).press('Enter')
  const words = dialog(page).getByRole('textbox', { name: 'Message' })
  await words.fill('Afehyia pa, {first name} {age}')
  await dialog(page).getByRole('button', { name: 'Preview' }).click()
  await expect(dialog(page)).toContainText('Nobody can fill {age}')
  await words.fill('Afehyia pa, {first name}! Wo da ɔkɛseɛ')
  await dialog(page).getByRole('button', { name: 'Preview' }).click()
  await expect(dialog(page)).toContainText('Afehyia pa, Adwoa! Wo da ɔkɛseɛ')
  await expect(dialog(page)).toContainText(/Letters like .* make it dearer/)
  expect(await findViolations(page)).toEqual([])
  await page.reload()
  await birthdays.getByRole('button', { name: /^Change/ }).click()
  await expect(words).toHaveValue('Afehyia pa, {first name}! Wo da ɔkɛseɛ')
  await dialog(page).getByLabel('Send these messages').check()
  await dialog(page).getByRole('button', { name: 'Save' }).click()

  await expect(birthdays).toContainText('On')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})
