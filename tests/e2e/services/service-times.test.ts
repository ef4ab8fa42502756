import { expect, test } from '../fixtures.ts'

test('the services are filtered by day, in an address that survives a reload', async ({ page }) => {
  await page.goto('/service-times')
  await expect(page.getByText('5 services')).toBeVisible()

  await page.getByLabel('Day of the week').selectOption('Sunday')
  await expect(page.getByText('2 services')).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Sunday/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Wednesday/ })).toBeHidden()
  await expect(page).toHaveURL('/service-times?day=Sunday')
  await page.reload()
  await expect(page.getByText('2 services')).toBeVisible()
  await page.getByLabel('Day of the week').selectOption('Friday')

  await expect(page.getByText('No service on this day.')).toBeVisible()
})

test('services are found by the language in which they are held, with scripts and without', async ({
  page,
  browser,
  church,
}) => {
  await page.goto('/service-times')
  await page.getByLabel('Language').selectOption('Twi')

  await expect(page.getByText('2 services')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Second Service' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'First Service' })).toBeHidden()
  await expect(page.getByText('in English and Twi')).toBeVisible()
  await page.getByLabel('Day of the week').selectOption('Sunday')
  await expect(page).toHaveURL('/service-times?day=Sunday&language=Twi')
  const plain = await browser.newPage({ baseURL: church.url, javaScriptEnabled: false })
  await plain.goto('/service-times?day=Sunday&language=Twi')
  await expect(plain.getByText('1 service', { exact: true })).toBeVisible()
  await expect(plain.getByRole('heading', { name: 'First Service' })).toBeHidden()
  await plain.close()
})

test('a spinner is visible for 1.2 seconds while the services are readable already', async ({ page }) => {
  await page.clock.install({ time: '2026-11-22T10:00:00Z' })
  await page.clock.pauseAt('2026-11-22T10:00:01Z')
  await page.goto('/service-times')
  const spinner = page.locator('.services-loading')

  await page.clock.runFor(1000)
  await expect(spinner).toBeVisible()
  await expect(page.getByRole('heading', { name: 'First Service' })).toBeVisible()
  await page.clock.runFor(300)

  await expect(spinner).toHaveCount(0)
})

test('the details open in a dialog, and a reminder set there is stored on this device', async ({ page }) => {
  await page.goto('/service-times')
  await page.getByRole('button', { name: /^Details.*Second Service/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Second Service' })
  await expect(dialog.getByText('Twi, Ga, Ewe, Ghanaian Sign Language')).toBeVisible()

  await dialog.getByRole('button', { name: 'Remind Me' }).click()
  const toast = page.getByText('Reminder set for this service')
  await expect(toast).toBeVisible()
  expect(await isOnTop(toast)).toBe(true)
  await expect(dialog.getByRole('status')).toContainText('noted on this device, which cannot call you')
  const offered = dialog.getByRole('status').getByRole('link', { name: 'Add to calendar' })
  await expect(offered).toHaveAttribute('href', '/service-times/2.ics')
  expect(await page.evaluate(() => localStorage.getItem('serviceReminders'))).toBe('[2]')
  await page.goto('/service-times#service-2')
  await page.reload()

  await dialog.getByRole('button', { name: 'Reminder set' }).click()
  await expect(page.getByText('Reminder removed')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('a broken stored reminder is ignored', async ({ page }) => {
  await page.goto('/404')
  await page.evaluate(() => localStorage.setItem('serviceReminders', '"oops'))

  await page.goto('/service-times#service-1')

  await expect(page.getByRole('button', { name: 'Remind Me' })).toBeVisible()
})

test('the calendar entry of a service repeats weekly, from the first of its days after 15 October 2023', async ({
  page,
  request,
}) => {
  await page.goto('/service-times#service-3')
  const link = page.getByRole('link', { name: 'Add to calendar' })
  const download = page.waitForEvent('download')
  await link.click()
  await expect(page.getByText('Opening calendar...')).toBeVisible()
  expect((await download).suggestedFilename()).toMatch(/\.ics$/)

  const study = await (await request.get('/service-times/3.ics')).text()
  const whole = await (await request.get('/service-times/all.ics')).text()

  expect(study).toContain('DTSTART:20231018T183000Z')
  expect(study).toContain('DTEND:20231018T200000Z')
  expect(study).toContain('RRULE:FREQ=WEEKLY')
  expect(whole.match(/BEGIN:VEVENT/g)).toHaveLength(5)
  expect(whole).toContain('DTSTART:20231015T090000Z')
  // A service without an hour: 10:00 to 12:00.
  expect(whole).toContain('DTSTART:20231021T100000Z')
  expect(whole).toContain('DTEND:20231021T120000Z')
  expect((await request.get('/service-times/99.ics')).status()).toBe(404)
})

test('the shared link of a service opens its dialog', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await page.goto('/service-times')
  await page.getByRole('button', { name: /^Details.*First Service/ }).click()

  await page.getByRole('button', { name: 'Share' }).click()
  const link = page.getByRole('textbox', { name: 'Copy this link to share' })
  await expect(link).toHaveValue(/\/service-times#service-1$/)
  await page.goto('/404')
  await page.goto(await link.page().evaluate(() => navigator.clipboard.readText()))

  await expect(page.getByRole('dialog', { name: 'First Service' })).toBeVisible()
})

test('the link to Give shows a toast on the next page once', async ({ page }) => {
  await page.goto('/service-times')

  await page.getByRole('main').getByRole('link', { name: 'Give' }).click()

  await expect(page).toHaveURL('/give')
  await expect(page.getByText('Redirecting to donation page...')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Redirecting to donation page...')).toBeHidden()
})

test('a change by staff is on the page at once', async ({ page, request, church }) => {
  await page.goto('/service-times')
  const login = await request.post('/backend/api/auth/login/', {
    data: { username: 'admin', password: 'asore-demo-2026' },
  })
  const headers = { Authorization: `Bearer ${(await login.json()).access}` }
  const data = { day: 'Friday', title: 'Taizé Evening', time: '19:00' }

  const added = await request.post(`${church.url}/backend/api/services/`, { headers, data })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Taizé Evening' })).toBeVisible()
  const { id } = await added.json()
  await request.delete(`${church.url}/backend/api/services/${id}/`, { headers })
  await page.reload()

  await expect(page.getByRole('heading', { name: 'Taizé Evening' })).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the services are shown, their details open, and the server filters by day', async ({ page }) => {
    await page.goto('/service-times')
    await page.getByRole('button', { name: /^Details.*First Service/ }).click()
    await expect(page.getByRole('dialog', { name: 'First Service' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByLabel('Day of the week').selectOption('Thursday')
    await page.getByRole('button', { name: 'Show' }).click()

    await expect(page.getByText('1 service')).toBeVisible()
    await expect(page.getByRole('heading', { name: /^Sunday/ })).toBeHidden()
  })
})

/** Whether the topmost element at the centre of this one belongs to it. */
function isOnTop(place: import('@playwright/test').Locator): Promise<boolean> {
  return place.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    return top !== null && (element.contains(top) || top.contains(element))
  })
}
