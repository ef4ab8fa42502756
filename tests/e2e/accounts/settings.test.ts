import { section, settle } from '../../support/browsing.ts'
import { photograph } from '../../support/photograph.ts'
import { demoPassword, expect, signIn, test } from '../fixtures.ts'
import { logIn, newPerson } from '../people.ts'

test('a visitor is redirected to the login with the linked section to return to', async ({ page }) => {
  await page.goto('/settings#password')

  await expect(page).toHaveURL('/login?next=%2Fsettings%23password')
})

test('a password is changed by keyboard alone, and errors are shown at their fields', async ({
  page,
  church,
}) => {
  const username = await newPerson(page, church, { complete: false })
  await signIn(page, church.url, username)
  await page.goto('/settings#password')
  const form = section(page, 'Password')

  await expect(form.getByRole('button', { name: 'Change password' })).toBeEnabled()
  await form.getByLabel('Current password').fill('not-it-at-all')
  await form.getByLabel('New password', { exact: true }).fill('short')
  await form.getByLabel('New password, again').fill('a-new-cloth-28')
  await page.keyboard.press('Enter')
  await expect(form.getByText('Please use at least 8 characters')).toBeVisible()
  await form.getByLabel('New password', { exact: true }).fill('a-new-cloth-28')
  await page.keyboard.press('Enter')
  await expect(form.getByText('This is not your password')).toBeVisible()
  await expect(form.getByLabel('Current password')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')

  await expect(form.getByText('Your password is changed. Other devices are signed out.')).toBeVisible()
  await expect(form.getByLabel('Current password')).toHaveValue('')
  const login = (password: string) =>
    page.request.post(`${church.url}/backend/api/auth/login/`, {
      data: { username, password },
    })
  expect([(await login(demoPassword)).status(), (await login('a-new-cloth-28')).status()]).toEqual([401, 200])
})

test('the data of a member can be downloaded as a file', async ({ page, signInAs }) => {
  await signInAs('member')
  await page.goto('/settings#my-data')
  const waiting = page.waitForEvent('download')

  await page.getByRole('button', { name: 'Download my data' }).click()
  const download = await waiting

  expect(download.suggestedFilename()).toMatch(/^asore-\d{4}-\d\d-\d\d\.json$/)
  await expect(section(page, 'My data').getByText(/^Downloaded asore/)).toBeVisible()
})

test('a request about data leaves the focus at its button, whether it was sent or not', async ({
  page,
  signInAs,
}) => {
  await signInAs('member')
  await page.goto('/settings#my-data')
  const send = page.getByRole('button', { name: 'Send request' })
  const ask = async () => {
    await page.getByRole('combobox', { name: 'Request' }).selectOption({ index: 1 })
    await send.press('Enter')
  }
  await page.route('**/users/me/requests/', (route) => route.fulfill({ status: 500 }))
  await ask()
  await expect(page.getByText('This was not saved. Please try again.')).toBeVisible()
  await expect(send).toBeFocused()
  await page.unroute('**/users/me/requests/')

  await ask()

  await expect(page.getByRole('list', { name: 'My requests' })).toBeVisible()
  await expect(send).toBeFocused()
})

test('an account is closed with its password, and taken back by a login', async ({ page, church }) => {
  const username = await newPerson(page, church, { complete: false })
  await signIn(page, church.url, username)
  await page.goto('/settings#close')
  await section(page, 'Close account').getByRole('button', { name: 'Close my account' }).click()
  const dialog = page.getByRole('dialog')

  await dialog.getByLabel('Your password').fill('not-it')
  await dialog.getByRole('button', { name: 'Close my account' }).click()
  await expect(dialog.locator('form').getByText('This is not your password')).toBeVisible()
  await dialog.getByLabel('Your password').fill(demoPassword)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText(/Your account is closed/)).toBeVisible()
  await logIn(page, username)
  await expect(page.locator('form').getByText(/You have closed this account/)).toBeVisible()
  await page.getByRole('button', { name: 'Keep my account and log in' }).click()
  await expect(page).toHaveURL(/\/complete-profile/)
})

test.describe('a member with a profile', () => {
  test('crops a photograph by keyboard, sees it in the header at once, and removes it again', async ({
    page,
    signInAs,
  }) => {
    await signInAs('leader2')
    await page.goto('/settings#photograph')
    const own = section(page, 'Photograph')
    const avatar = page.getByRole('banner').locator('.avatar img')

    const file = own.locator('input[type="file"]')
    await file.setInputFiles(await photograph())
    await own.getByRole('button', { name: 'Cancel' }).press('Enter')
    await expect(file).toBeFocused()
    await file.setInputFiles(await photograph())
    await expect(own.getByRole('slider', { name: 'Size' })).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Home')
    await own.getByRole('button', { name: 'Use this photograph' }).press('Enter')

    await expect(own.getByText('Your new photograph is saved.')).toBeVisible()
    await expect(own).toBeFocused()
    await expect(avatar).toHaveAttribute('src', /^\/media\/avatars\//)
    await expect(own.getByRole('img', { name: 'As it is now' })).toBeVisible()
    await own.getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove it' }).click()
    await expect(own.getByText('Your photograph is removed.')).toBeVisible()
    await expect(own).toBeFocused()
    await expect(avatar).toHaveCount(0)
  })

  test('is told at once that a file is no picture', async ({ page, signInAs }) => {
    await signInAs('member')
    await page.goto('/settings')
    await settle(page)

    await section(page, 'Photograph')
      .locator('input[type="file"]')
      .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') })

    await expect(page.getByText(/cannot open that file as a picture/)).toBeVisible()
  })

  test('with the data saver loads no picture of a sermon, and is offered the audio before the video', async ({
    page,
    signInAs,
  }) => {
    const row = {
      id: 900,
      title: 'Both ways',
      description: '',
      speaker: 'Ps. Mensah',
      date: '2026-11-01',
      thumbnail: '/media/thumbnails/some.webp',
      audio_url: '/media/some.mp3',
      media_type: 'audio',
      video_url: '/media/some.mp4',
      media_bytes: 9_000_000,
      views: 1,
    }
    await page.route('**/backend/api/sermons/', (route) => route.fulfill({ json: [row] }))
    let pictures = 0
    await page.route('**/media/thumbnails/*', (route) => {
      pictures += 1
      return route.fulfill({ status: 404 })
    })
    await signInAs('member')
    await page.goto('/settings#data-saver')
    await page.getByRole('checkbox', { name: 'Save data on this device' }).check()
    await page.goto('/sermons')
    await page.getByRole('button', { name: /^Watch/ }).click()

    await expect(page.getByRole('dialog').getByRole('button', { name: 'Listen instead' })).toBeVisible()
    expect(pictures).toBe(0)
  })
})

test.describe('in a church that was closed for years', () => {
  test.use({
    churchStatements:
      "update account set deletion_requested_at = '2020-01-01T00:00:00.000Z' where username = 'newcomer'",
  })

  test('a closed account whose two weeks are over is deleted when the server starts', async ({ church }) => {
    const login = (username: string) =>
      fetch(`${church.url}/backend/api/auth/login/`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ username, password: demoPassword, take_back: true }),
      })
    await expect.poll(async () => (await login('newcomer')).status).toBe(401)
    expect((await login('member')).status).toBe(200)
  })
})
