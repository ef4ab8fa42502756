import type { Page } from '@playwright/test'
import { photograph } from '../support/photograph.ts'
import type { SampleChurch } from '../support/sample-data.ts'
import { expect, test } from './fixtures.ts'
import { logIn, newPerson } from './people.ts'

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

test('the visit date is today, an unusual digital address is accepted, and an empty form marks every required field and sends nothing', async ({
  page,
  signInAs,
  church,
}) => {
  await asNewPerson(page, signInAs, church)
  await expect(page.getByLabel('Visit date')).toHaveValue(new Date().toISOString().slice(0, 10))
  await expect(page.getByLabel('Visit date')).not.toBeEditable()
  await page.getByLabel('Digital address').fill('by the big tree')
  await page.getByLabel('Digital address').blur()
  await expect(page.getByText(/You may leave it as it is/)).toBeVisible()
  await page.getByLabel('Digital address').fill('')
  let sent = false
  await page.route('**/backend/api/profiles/', (route) => {
    sent = true
    return route.continue()
  })

  await submit(page).click()

  await expect(page.getByLabel('Marital status')).toBeFocused()
  for (const label of [
    'Marital status',
    'Date of birth',
    'House address',
    'Fellowship',
    'Occupation',
    'Church information',
  ])
    await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Digital address')).not.toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('radiogroup', { name: 'Born again' })).not.toHaveAttribute(
    'aria-invalid',
    'true',
  )
  expect(sent).toBe(false)
})

test('a list of fellowships that failed to load can be loaded again', async ({ page, signInAs, church }) => {
  await page.route('**/backend/api/fellowships/', (route) => route.abort())
  await asNewPerson(page, signInAs, church)
  await expect(page.getByRole('alert')).toContainText('did not arrive')

  await page.unroute('**/backend/api/fellowships/')
  await page.getByRole('button', { name: 'Try again' }).click()

  await expect(page.getByLabel('Fellowship').getByRole('option')).toHaveCount(8)
})

test('typed values survive a reload, the chosen fellowship included', async ({ page, signInAs, church }) => {
  await asNewPerson(page, signInAs, church)
  await fill(page)
  const fellowship = await page.getByLabel('Fellowship').inputValue()

  await page.reload()

  await expect(page.getByLabel('House address')).toHaveValue('3 Ring Road')
  await expect(page.getByLabel('Fellowship')).toHaveValue(fellowship)
  await expect(page.getByRole('radio', { name: 'No' })).toBeChecked()
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

test('a profile without an answer to born again is completed, and shows none', async ({
  page,
  signInAs,
  church,
}) => {
  await asNewPerson(page, signInAs, church)
  await fill(page)
  await page.getByRole('radio', { name: 'No' }).evaluate((radio: HTMLInputElement) => {
    radio.checked = false
  })

  await submit(page).click()
  await expect(page).toHaveURL('/dashboard')

  await page.goto('/profile')
  const fact = page.locator('dl > div', { hasText: 'Born again' })
  await expect(fact.getByRole('definition')).toHaveText('Not given')
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

test('a session that is renewed during the submit still sends the photograph', async ({
  page,
  signInAs,
  church,
}) => {
  await asNewPerson(page, signInAs, church)
  await fill(page)
  await page.getByLabel('Profile image').setInputFiles(await photograph())
  await expect(page.getByRole('img', { name: 'What you picked' })).toBeVisible()
  await page.evaluate(() => localStorage.setItem('access_token', 'expired'))

  await submit(page).click()

  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('banner').locator('img')).toBeVisible()
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

test('a file that is no photograph is refused at its field, and the other values stay', async ({
  page,
  signInAs,
  church,
}) => {
  await asNewPerson(page, signInAs, church)
  await fill(page)
  await page.getByLabel('Profile image').setInputFiles({
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<script>alert(1)</script>'),
  })

  await submit(page).click()

  await expect(page.getByText('An error occurred while completing profile.')).toBeVisible()
  await expect(page.getByLabel('Profile image')).toHaveAccessibleDescription(/Please choose a photograph/)
  await expect(page.getByLabel('Occupation')).toHaveValue('Trader')
})

test('a profile that was completed in another tab leads to the dashboard', async ({
  page,
  signInAs,
  church,
}) => {
  await asNewPerson(page, signInAs, church)
  await fill(page)
  await page.route('**/backend/api/profiles/', (route) =>
    route.fulfill({ status: 409, json: { detail: 'Your profile is already complete.' } }),
  )

  await submit(page).click()

  await expect(page).toHaveURL('/dashboard')
})
