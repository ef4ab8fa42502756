import { readFile } from 'node:fs/promises'
import { dialog, row, unique } from '../../support/browsing.ts'
import { demoPassword, expect, test } from '../fixtures.ts'
import { as, dayFromNow, membersOf, openAttendance, planned, press, recordsOf } from '../leading.ts'

test('attendance is marked by keyboard alone, and the focus returns', async ({ page, signInAs }) => {
  const title = unique('Keyboard meeting')
  const { id } = await planned(page, title, { date: dayFromNow(0) })
  const [first] = await membersOf(page)
  const name = `${first?.first_name} ${first?.last_name}`
  await signInAs('leader')
  await page.goto('/fellowship-leader#events')
  const opener = row(page, title).getByRole('button', { name: /^Actions: / })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(row(page, title).getByRole('button', { name: 'Attendance' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()

  await page.keyboard.press('Tab')
  await expect(dialog(page).getByRole('searchbox', { name: 'Find a member' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(press(page, 'Present', name)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(press(page, 'Absent', name)).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(async () => (await recordsOf(page, id)).length).toBe(1)
  await page.keyboard.press('Escape')

  await expect(dialog(page)).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('marks are stored on the device while the network is away, survive a reload, and are sent later', async ({
  page,
  signInAs,
  context,
  browser,
  church,
}) => {
  const title = unique('Village meeting')
  const { id } = await planned(page, title, { date: dayFromNow(0) })
  const members = await membersOf(page)
  const [ama, kofi] = members.map((one) => `${one.first_name} ${one.last_name}`) as [string, string]
  await signInAs('leader')
  await page.goto('/fellowship-leader#events')
  await openAttendance(page, title)
  await context.setOffline(true)

  await press(page, 'Present', ama).click()
  await press(page, 'Absent', kofi).click()
  await press(page, 'Present', kofi).click()

  await expect(dialog(page)).toContainText('2 attendance marks wait for the network')
  await expect(press(page, 'Present', kofi)).toHaveAttribute('aria-pressed', 'true')
  await expect(dialog(page).getByText('Waits for the network', { exact: true })).toHaveCount(2)
  expect(await recordsOf(page, id)).toEqual([])

  // The server answers pages again, but no marks yet.
  await page.route('**/attendance/', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await context.setOffline(false)
  await page.reload()
  await expect(dialog(page)).toContainText('2 attendance marks wait for the network')
  await expect(press(page, 'Present', ama)).toHaveAttribute('aria-pressed', 'true')
  await page.unroute('**/attendance/')
  await page.evaluate(() => dispatchEvent(new Event('online')))

  await expect(page.getByText('Attendance updated')).toBeVisible()
  await expect(dialog(page).getByText('Waits for the network', { exact: true })).toHaveCount(0)
  expect(await recordsOf(page, id)).toHaveLength(2)
  expect(await page.evaluate(() => localStorage.getItem('asore:outbox'))).toBeNull()

  // Another browser shows them, too.
  const other = await browser.newPage({ baseURL: church.url })
  const login = await other.request.post('/backend/api/auth/login/', {
    data: { username: 'leader', password: demoPassword },
  })
  const session = await login.json()
  await other.goto('/404')
  await other.evaluate(({ access, refresh, user }) => {
    localStorage.setItem('access_token', access)
    localStorage.setItem('refresh_token', refresh)
    localStorage.setItem('user', JSON.stringify(user))
  }, session)
  await other.goto(`/fellowship-leader#events?attendance=${id}`)
  await expect(press(other, 'Present', ama)).toHaveAttribute('aria-pressed', 'true')
  await expect(press(other, 'Present', kofi)).toHaveAttribute('aria-pressed', 'true')
  await expect(dialog(other)).toContainText('2 present, 0 absent')
  await other.close()
})

test('the attendance is exported as a CSV file, and printed without the rest of the page', async ({
  page,
  signInAs,
}) => {
  const title = unique('Sunday school')
  const { id } = await planned(page, title, { date: dayFromNow(0) })
  const [first] = await membersOf(page)
  await as(page, 'leader', 'post', `fellowships/1/events/${id}/attendance/`, {
    member: first?.id,
    is_present: true,
  })
  await signInAs('leader')
  await page.goto('/fellowship-leader')
  await page.getByRole('link', { name: new RegExp(`Mark attendance ?: ${title}`) }).click()
  await expect(dialog(page)).toContainText('1 present, 0 absent')

  const download = page.waitForEvent('download')
  await dialog(page).getByRole('button', { name: 'Download CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^attendance-\d{4}-\d\d-\d\d-sunday-school-.*\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain('Member,Username,Phone,Attendance\r\n')
  expect(text).toContain(`${first?.first_name} ${first?.last_name},`)
  expect(text.split('\r\n').filter((line) => line.endsWith(',Present'))).toHaveLength(1)
  expect(text).toMatch(/,\+233\d{9},Present\r\n/)

  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.leader-sheet')).toBeVisible()
  await expect(page.locator('.leader-sheet').getByText('Present', { exact: true })).toHaveCount(1)
  await expect(page.locator('main')).toBeHidden()
})
