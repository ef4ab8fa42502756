import type { Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures.ts'
import { bearer, newPerson } from './people.ts'

const write = (page: Page) => page.getByRole('button', { name: 'Write a message' }).click()
const message = (page: Page) => page.getByLabel(/^Message to/)
const editOther = (page: Page) => page.getByRole('button', { name: 'Edit Other Details' })
const kept = (page: Page) => page.evaluate(() => JSON.stringify(sessionStorage))

/** Signs in as another user in the same tab, as on a shared phone. */
async function signInAsNext(page: Page, url: string, username: string): Promise<void> {
  await page.evaluate(() => localStorage.clear())
  await signIn(page, url, username)
}

test('the next user of the same tab does not see a draft to the leader', async ({
  page,
  church,
  signInAs,
}) => {
  await signInAs('member')
  await page.goto('/member-fellowship')
  await write(page)
  await message(page).fill('My husband beats me')
  await signInAsNext(page, church.url, await newPerson(page, church))

  for (const path of ['/member-fellowship', '/fellowships?group=1']) {
    await page.goto(path)
    if (path === '/member-fellowship') await write(page)
    await expect(message(page)).toHaveValue('')
  }

  await signInAsNext(page, church.url, 'member')
  await page.goto('/fellowships?group=1')
  await expect(message(page)).toHaveValue('My husband beats me')
})

test('a sign-in in another tab hides the draft', async ({ page, context, church, signInAs }) => {
  await signInAs('member')
  await page.goto('/fellowships?group=1')
  await message(page).fill('My husband beats me')

  const other = await context.newPage()
  await other.goto('/about')
  await signInAsNext(other, church.url, await newPerson(page, church))

  await expect(message(page)).toHaveValue('')
})

test('a chosen fellowship is not chosen for the next user', async ({ page, church, signInAs }) => {
  await signInAs(await newPerson(page, church, { complete: false }))
  await page.goto('/member-fellowship')
  await page.getByLabel('Fellowship').selectOption('Elim Prayer Fellowship')
  await page.reload()
  await expect(page.getByLabel('Fellowship')).toHaveValue('5')

  await signInAsNext(page, church.url, await newPerson(page, church, { complete: false }))
  await page.goto('/member-fellowship')

  await expect(page.getByLabel('Fellowship').getByRole('option')).toHaveCount(7)
  await expect(page.getByLabel('Fellowship')).toHaveValue('')
})

test('a message whose dialog is closed during a failing call is there again', async ({ page, signInAs }) => {
  const { promise: lost, resolve: lose } = Promise.withResolvers<void>()
  await page.route('**/fellowships/1/message/', async (route) => {
    await lost
    await route.abort()
  })
  await signInAs('member')
  await page.goto('/member-fellowship')
  await write(page)
  await message(page).fill('A long letter')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(message(page)).toHaveValue('')

  await page.keyboard.press('Escape')
  lose()
  await expect(page.getByText(/^No answer/)).toBeVisible()
  await write(page)

  await expect(message(page)).toHaveValue('A long letter')
})

test('a message stays a draft until its call is answered', async ({ page, signInAs }) => {
  await signInAs('member')
  await page.route('**/fellowships/1/message/', () => undefined)
  await page.goto('/fellowships?group=1')
  await message(page).fill('A second letter')
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.goto('/fellowships?group=1')
  await expect(message(page)).toHaveValue('A second letter')
  await page.unroute('**/fellowships/1/message/')

  const answered = page.waitForResponse('**/fellowships/1/message/')
  await page.getByRole('button', { name: 'Send message' }).click()
  await answered

  await expect.poll(() => kept(page)).not.toContain('A second letter')
  await page.reload()
  await expect(message(page)).toHaveValue('')
})

const changed = {
  ...{ date_of_birth: '1961-03-06', marital_Status: 'widowed', house_address: '99 New Street' },
  ...{ born_again: false, occupation: 'Nurse' },
}

test('a form that was opened without a change does not open again with old values', async ({
  page,
  church,
  signInAs,
}) => {
  const username = await newPerson(page, church)
  await signInAs(username)
  await page.goto('/profile')
  await editOther(page).click()
  await page.getByLabel('Occupation').focus()
  await page.goto('/about')
  await change(page, church.url, username)

  await page.goto('/profile')

  await expect(page.getByRole('region', { name: 'Other Details' })).toContainText('99 New Street')
  await expect(editOther(page)).toBeVisible()
})

test('typed values are restored among values that another device has changed', async ({
  page,
  church,
  signInAs,
}) => {
  const username = await newPerson(page, church)
  await signInAs(username)
  await page.goto('/profile')
  await editOther(page).click()
  await page.getByLabel('Occupation').fill('Tailor')
  await page.goto('/about')
  await change(page, church.url, username)
  await page.goto('/profile')
  await expect(page.getByLabel('Occupation')).toHaveValue('Tailor')
  await expect(page.getByLabel('House address')).toHaveValue('99 New Street')
  const sent = page.waitForRequest((request) => request.method() === 'PUT')

  await page.getByRole('button', { name: 'Save' }).click()

  expect((await sent).postDataJSON()).toEqual({ ...changed, occupation: 'Tailor' })
})

async function change(page: Page, url: string, username: string): Promise<void> {
  const headers = await bearer(page, url, username)
  await page.request.put(`${url}/backend/api/profiles/`, { headers, data: changed })
}

test('values that were changed back are no draft', async ({ page, church, signInAs }) => {
  await signInAs(await newPerson(page, church))
  await page.goto('/profile')
  await editOther(page).click()
  await page.getByLabel('Occupation').fill('Tailor')
  await page.getByLabel('Marital status').selectOption('widowed')
  await page.getByRole('radio', { name: 'No' }).check()
  await page.reload()
  await expect(page.getByLabel('Marital status')).toHaveValue('widowed')
  await expect(page.getByRole('radio', { name: 'No' })).toBeChecked()

  await page.getByLabel('Occupation').fill('Trader')
  await page.getByLabel('Marital status').selectOption('married')
  await page.getByRole('radio', { name: 'Yes' }).check()
  await page.reload()

  await expect(editOther(page)).toBeVisible()
})

test('a name that was changed elsewhere is not restored from a draft of another field', async ({
  page,
  church,
  signInAs,
}) => {
  const username = await newPerson(page, church)
  await signInAs(username)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit Personal Details' }).click()
  await page.getByLabel('Middle name').fill('Korkor')
  await page.request.patch(`${church.url}/backend/api/users/update/${username}/`, {
    headers: await bearer(page, church.url, username),
    data: { last_name: 'Quaye' },
  })

  await page.reload()

  await expect(page.getByLabel('Last name')).toHaveValue('Quaye')
  await expect(page.getByLabel('Middle name')).toHaveValue('Korkor')
})

test('a shown password is not stored in a draft', async ({ page }) => {
  await page.goto('/signup')
  await page.getByLabel('First name').fill('Yaa')
  await page.getByLabel('Show what I typed').check()

  await page.getByLabel('Password', { exact: true }).fill('adinkra-cloth-27')

  expect(await kept(page)).toContain('Yaa')
  expect(await kept(page)).not.toContain('adinkra')
})

/** From now on this browser refuses to store anything. */
const fill = (page: Page) =>
  page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })

test('a reminder that this browser cannot store is neither set nor removed', async ({ page }) => {
  await page.goto('/service-times#service-2')
  await fill(page)

  await page.getByRole('dialog').getByRole('button', { name: 'Remind Me' }).click()

  await expect(page.getByText('This browser has no room for that')).toBeVisible()
  await expect(page.getByText('Reminder removed')).toHaveCount(0)
  await page.goto('/events')
  await fill(page)
  const remind = page.locator('[data-remind]').first()
  await remind.click()
  await expect(remind).toHaveAttribute('aria-pressed', 'false')
})

test('a name that the server has saved is reported as saved even when this browser cannot store it', async ({
  page,
  church,
  signInAs,
}) => {
  await signInAs(await newPerson(page, church))
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit Personal Details' }).click()
  await page.getByLabel('First name').fill('Naa Dedei')
  await fill(page)

  await page.getByRole('button', { name: 'Save' }).click()

  await expect(page.getByText('Personal Details updated successfully!')).toBeVisible()
  await expect(page.getByText('Failed to update profile')).toHaveCount(0)
})

/* Without the back/forward cache, as in the headless shell, Back loads a page anew, and the browser restores its fields. */

test('Back restores what a member typed, and after signing out nothing of it', async ({
  page,
  church,
  signInAs,
}) => {
  await signInAs(await newPerson(page, church))
  await page.goto('/prayer-requests')
  const title = page.getByLabel('Title')
  await title.fill('Typed by the first')
  await page.goto('/about')

  await page.goBack()
  await expect(title).toHaveValue('Typed by the first')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.goBack()

  await expect(page).toHaveURL('/prayer-requests')
  await expect(title).toHaveValue('')
})
