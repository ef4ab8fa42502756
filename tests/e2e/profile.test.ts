import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { bearer, logIn, newPerson } from './people.ts'

const personal = (page: Page) => page.getByRole('region', { name: 'Personal Details' })
const other = (page: Page) => page.getByRole('region', { name: 'Other Details' })
const editPersonal = (page: Page) => page.getByRole('button', { name: 'Edit Personal Details' })
const editOther = (page: Page) => page.getByRole('button', { name: 'Edit Other Details' })
const save = (page: Page) => page.getByRole('button', { name: 'Save' })

test('a visitor is redirected to the login with the address to return to', async ({ page }) => {
  await page.goto('/Profile')

  await expect(page).toHaveURL('/login?next=%2FProfile')
})

test('a member changes their name, and the header shows the new one at once', async ({
  page,
  signInAs,
  church,
}) => {
  await signInAs(await newPerson(page, church))
  await page.goto('/profile')
  const sent = page.waitForRequest((request) => request.method() === 'PATCH')

  await editPersonal(page).click()
  await expect(page.getByLabel('First name')).toBeFocused()
  await page.getByLabel('First name').fill('Naa Dedei')
  await page.getByLabel('Middle name').fill('Korkor')
  await save(page).click()

  await expect(page.getByText('Personal Details updated successfully!')).toBeVisible()
  await expect(page.getByRole('banner').locator('[data-avatar]')).toHaveText('NA')
  await expect(page.locator('[data-name]')).toHaveAttribute('data-name', 'Naa Dedei Arthur')
  await expect(editPersonal(page)).toBeFocused()
  expect((await sent).postDataJSON()).toEqual({
    ...{ first_name: 'Naa Dedei', middle_name: 'Korkor', last_name: 'Arthur', gender: 'female' },
    ...{ telephone: '0244123456', email: '' },
  })
  await page.reload()
  await expect(personal(page)).toContainText('Korkor')
})

test('another tab shows a changed name', async ({ page, context, signInAs, church }) => {
  await signInAs(await newPerson(page, church))
  await page.goto('/profile')
  const second = await context.newPage()
  await second.goto('/about')

  await editPersonal(page).click()
  await page.getByLabel('First name').fill('Yaa')
  await save(page).click()

  await expect(second.getByRole('banner').locator('[data-avatar]')).toHaveText('YA')
})

test('a member changes the other details, the marital status among them', async ({
  page,
  signInAs,
  church,
}) => {
  await signInAs(await newPerson(page, church))
  await page.goto('/profile')
  await expect(other(page)).toContainText('6 Mar 1961')
  const sent = page.waitForRequest((request) => request.method() === 'PUT')

  await editOther(page).click()
  await page.getByLabel('Marital status').selectOption('widowed')
  await page.getByRole('radio', { name: 'No' }).check()
  await page.getByLabel('Occupation').fill('Seamstress')
  await save(page).click()

  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  await expect(other(page)).toContainText('Widowed')
  expect((await sent).postDataJSON()).toEqual({
    ...{ date_of_birth: '1961-03-06', marital_Status: 'widowed', house_address: '3 Ring Road' },
    ...{ born_again: false, occupation: 'Seamstress' },
  })
  await page.reload()
  await expect(other(page)).toContainText('Seamstress')
})

test('a new e-mail address waits for its confirmation, which can be sent again or cancelled', async ({
  page,
  signInAs,
  church,
}) => {
  await signInAs(await newPerson(page, church))
  await page.goto('/profile')
  await editPersonal(page).click()
  await page.getByLabel('Email').fill('member@example.com')
  await save(page).click()

  await expect(page.getByText('Personal Details updated successfully!')).toBeVisible()
  await expect(personal(page)).toContainText('An e-mail is on its way to member@example.com')
  await page.getByRole('button', { name: 'Send it again' }).click()
  await expect(page.getByText('Another e-mail is on its way.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel the change' }).click()
  await expect(personal(page)).not.toContainText('An e-mail is on its way')
})

test('what a member typed stays when it is cancelled in the other card, refused, or not saved', async ({
  page,
  signInAs,
  church,
}) => {
  await signInAs(await newPerson(page, church))
  await page.goto('/profile')
  let sent = false
  page.on('request', (request) => {
    sent ||= request.method() === 'PUT'
  })

  await test.step('a telephone number is displayed in groups, and copied and found as one number', async () => {
    const number = personal(page).locator('.telephone')
    await expect(number).toHaveText('0244123456')
    await number.selectText()
    expect(await page.evaluate(() => String(getSelection()))).toBe('0244123456')
    const isFound = await page.evaluate(() => {
      getSelection()?.removeAllRanges()
      return Reflect.apply(Reflect.get(window, 'find'), window, ['0244123456'])
    })
    expect(isFound).toBe(true)
    const [first, second] = await number.locator('span').all()
    const gap = ((await second?.boundingBox())?.x ?? 0) - ((await first?.boundingBox())?.x ?? 0)
    expect(gap).toBeGreaterThan(((await first?.boundingBox())?.width ?? 0) + 2)
  })

  await test.step('Cancel restores the values of one card and not of the other', async () => {
    await editPersonal(page).click()
    await page.getByLabel('Last name').fill('Wrong')
    await editOther(page).click()
    await page.getByLabel('Occupation').fill('Pilot')
    await personal(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(personal(page)).toContainText('Arthur')
    await expect(page.getByLabel('Occupation')).toHaveValue('Pilot')
    await editPersonal(page).click()
    await expect(page.getByLabel('Last name')).toHaveValue('Arthur')
    await personal(page).getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('an emptied field is refused before any call', async () => {
    await page.getByLabel('House address').fill('  ')
    await save(page).click()
    await expect(page.getByLabel('House address')).toHaveAccessibleDescription(/enter your house address/)
    expect(sent).toBe(false)
    await page.getByLabel('House address').fill('3 Ring Road')
  })

  for (const status of [500, 202])
    await test.step(`an answer of ${status} is reported as a failure`, async () => {
      await expect(page.getByText('Failed to update profile')).toHaveCount(0)
      await page.route('**/backend/api/profiles/', (route) =>
        route.request().method() === 'PUT' ? route.fulfill({ status, body: '' }) : route.fallback(),
      )
      await save(page).click()
      await expect(page.getByText('Failed to update profile')).toBeVisible()
      await expect(page.getByText('Unable to update profile')).toBeVisible()
      await expect(page.getByLabel('Occupation')).toHaveValue('Pilot')
      await page.unroute('**/backend/api/profiles/')
      await page.reload()
      await expect(page.getByLabel('Occupation')).toHaveValue('Pilot')
    })

  await test.step('field errors of the server are shown at their fields', async () => {
    await other(page).getByRole('button', { name: 'Cancel' }).click()
    await editPersonal(page).click()
    await expect(page.getByText('Failed to update profile')).toHaveCount(0)
    await page.getByLabel('Phone').fill('012 345')
    await save(page).click()
    await expect(page.getByText('Failed to update profile')).toBeVisible()
    await expect(page.getByLabel('Phone')).toBeFocused()
    await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(/not a phone number in Ghana/)
    await expect(page.getByLabel('Phone')).toHaveValue('012 345')
  })
})

test('a profile that fails to load is reported, and can be loaded again', async ({
  page,
  signInAs,
  church,
}) => {
  await signInAs(await newPerson(page, church))
  await page.route('**/backend/api/profiles/', (route) => route.abort())
  await page.goto('/profile')
  await expect(page.getByText('Failed to load profile')).toBeVisible()
  await expect(personal(page)).toContainText('Arthur')

  await page.unroute('**/backend/api/profiles/')
  await page.getByRole('button', { name: 'Try again' }).click()

  await expect(other(page)).toContainText('Trader')
})

test('typed values survive a reload', async ({ page, signInAs, church }) => {
  await signInAs(await newPerson(page, church))
  await page.goto('/profile')
  await editPersonal(page).click()
  await page.getByLabel('Middle name').fill('Korkor')

  await page.reload()

  await expect(page.getByLabel('Middle name')).toHaveValue('Korkor')
  await expect(editOther(page)).toBeVisible()
})

test('a session that ends before the save leads to the login and back, and keeps the typed values', async ({
  page,
  signInAs,
  church,
}) => {
  const username = await newPerson(page, church)
  await signInAs(username)
  await page.goto('/profile')
  await editOther(page).click()
  await page.getByLabel('Occupation').fill('Seamstress')
  await page.evaluate(() => {
    localStorage.setItem('access_token', 'expired')
    localStorage.setItem('refresh_token', 'of-nobody')
  })

  await save(page).click()
  await expect(page).toHaveURL('/login?next=%2Fprofile')
  await logIn(page, username)

  await expect(page.getByLabel('Occupation')).toHaveValue('Seamstress')
  await save(page).click()
  await expect(other(page)).toContainText('Seamstress')
  await page.reload()
  await expect(editOther(page)).toBeVisible()
})

test('a newcomer sees the next step, and no failure', async ({ page, signInAs, church }) => {
  await signInAs(await newPerson(page, church, { complete: false }))
  await page.goto('/profile')

  await expect(page.getByText('One step is left.')).toBeVisible()
  await expect(page.getByText('Failed to load profile')).toHaveCount(0)
  await page.getByRole('link', { name: 'Complete your profile' }).click()

  await expect(page).toHaveURL('/complete-profile')
})

test('the photograph opens in a dialog', async ({ page, signInAs, church }) => {
  await signInAs(await newPerson(page, church, { photograph: true }))
  await page.goto('/profile')
  const small = page.getByRole('button', { name: 'Look at your photograph' })

  await small.click()
  await expect(page.getByRole('dialog').getByRole('img', { name: 'Esi Arthur' })).toBeVisible()
  await page.keyboard.press('Escape')

  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(small).toBeFocused()
})

test('a change on another device is shown', async ({ page, signInAs, church }) => {
  const username = await newPerson(page, church)
  await signInAs(username)
  await page.request.patch(`${church.url}/backend/api/users/update/${username}/`, {
    headers: await bearer(page, church.url, username),
    data: { last_name: 'Quaye' },
  })

  await page.goto('/profile')

  await expect(personal(page)).toContainText('Quaye')
  await expect(page.getByRole('banner').locator('[data-avatar]')).toHaveText('EQ')
})
