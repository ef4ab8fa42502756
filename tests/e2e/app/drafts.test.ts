import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../fixtures.ts'
import { newPerson } from '../people.ts'

const editOther = (page: Page) => page.getByRole('button', { name: 'Edit Other Details' })
const message = (page: Page) => page.getByLabel(/^Message to/)

/** Signs in as another user in the same tab, as on a shared phone. */
async function signInAsNext(page: Page, url: string, username: string): Promise<void> {
  await page.evaluate(() => localStorage.clear())
  await signIn(page, url, username)
}

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
