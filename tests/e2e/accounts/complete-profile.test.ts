import type { Page } from '@playwright/test'
import { photograph } from '../../support/photograph.ts'
import type { SampleChurch } from '../../support/sample-data.ts'
import { expect, test } from '../fixtures.ts'
import { logIn, newPerson } from '../people.ts'

/** Signs a new person up and in: each test needs a profile that is not complete. */
const asNewPerson = async (
  page: Page,
  signInAs: (username: string) => Promise<void>,
  church: SampleChurch,
) => {
  const username = await newPerson(page, church, { complete: false })
  await signInAs(username)
  await page.goto('/complete-profile')
  return username
}

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Marital status').selectOption('widowed')
  await page.getByLabel('Date of birth').fill('1961-03-06')
  await page.getByLabel('House address').fill('3 Ring Road')
  await page.getByLabel('Fellowship').selectOption({ index: 2 })
  await page.getByRole('radio', { name: 'No' }).check()
  await page.getByLabel('Occupation').fill('Trader')
  await page.getByLabel('Church information').fill('Since 1980.')
}

const submit = (page: Page) => page.getByRole('button', { name: 'Complete profile' })

test('who pressed “Later” is not asked at the next login, and the dashboard has the way back', async ({
  page,
  signInAs,
  church,
}) => {
  const username = await asNewPerson(page, signInAs, church)
  await page.getByRole('button', { name: 'Later' }).click()
  await expect(page).toHaveURL(`${church.url}/dashboard`)
  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')

  await logIn(page, username)

  await expect(page).toHaveURL(`${church.url}/dashboard`)
  await expect(page.getByText('Login successful!')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Complete your profile' })).toBeVisible()
})

test('a member is in the chosen fellowship right after completing the profile', async ({
  page,
  signInAs,
  church,
}) => {
  await asNewPerson(page, signInAs, church)
  await fill(page)
  const id = Number(await page.getByLabel('Fellowship').inputValue())
  const name = await page.getByLabel('Fellowship').locator(':checked').innerText()

  await submit(page).click()
  await expect(page).toHaveURL('/dashboard')

  const { fellowships } = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? ''))
  expect(fellowships).toEqual([{ id, name }])
  await page.goto(`/fellowships?group=${id}`)
  await expect(page.getByText('You are in this fellowship')).toBeVisible()
})

test('a session that ends before the submit leads to the login and back, and keeps the typed values', async ({
  page,
  signInAs,
  church,
}) => {
  const username = await asNewPerson(page, signInAs, church)
  await fill(page)
  await page.evaluate(() => {
    localStorage.setItem('access_token', 'expired')
    localStorage.setItem('refresh_token', 'of-nobody')
  })

  await submit(page).click()
  await expect(page).toHaveURL('/login?next=%2Fcomplete-profile')
  await logIn(page, username)

  await expect(page).toHaveURL('/complete-profile')
  await expect(page.getByLabel('Church information')).toHaveValue('Since 1980.')
  await submit(page).click()
  await expect(page).toHaveURL('/dashboard')
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('draft'))),
  ).toEqual([])
})

test('a photograph of several megabytes is made smaller before it is sent', async ({
  page,
  signInAs,
  church,
}) => {
  await asNewPerson(page, signInAs, church)
  await fill(page)
  const { buffer, ...file } = await photograph({ noise: true })
  await page.getByLabel('Profile image').setInputFiles({ ...file, buffer })
  await expect(page.getByRole('img', { name: 'What you picked' })).toBeVisible()
  const sent = await noteSentPhotograph(page)

  await submit(page).click()

  await expect(page).toHaveURL('/dashboard')
  expect(buffer.length).toBeGreaterThan(2_000_000)
  expect(sent.bytes).toBeGreaterThan(1000)
  expect(sent.bytes).toBeLessThan(buffer.length / 2)
})

/** Reads the body that the page passes to fetch: Chromium does not report the size of a file in it. */
async function noteSentPhotograph(page: Page): Promise<{ bytes: number }> {
  const sent = { bytes: 0 }
  await page.exposeFunction('noteBytes', (bytes: number) => {
    sent.bytes = bytes
  })
  await page.evaluate(() => {
    const original = window.fetch
    window.fetch = async (address, options) => {
      const file = options?.body instanceof FormData && options.body.get('profile_image')
      if (file instanceof File) await Reflect.get(window, 'noteBytes')(file.size)
      return original(address, options)
    }
  })
  return sent
}
