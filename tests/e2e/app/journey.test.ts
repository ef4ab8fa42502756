import { photograph } from '../../support/photograph.ts'
import { expect, test } from '../fixtures.ts'

test('a newcomer signs up and is signed in, leaves the profile for later, completes it with a photograph, sees the dashboard and signs out', async ({
  page,
}) => {
  const person = { first: 'Abɛna', last: 'Owusu-Ansah', username: 'abena.o', password: 'adinkra-cloth-27' }

  await test.step('opens the home page and presses Join Us', async () => {
    await page.goto('/')
    await expect(page).toHaveTitle(/Asɔre/)
    await page.getByRole('link', { name: 'Join Us' }).click()
    await expect(page).toHaveURL(/\/signup$/i)
  })

  await test.step('signs up', async () => {
    await page.getByLabel('First name').fill(person.first)
    await page.getByLabel('Last name').fill(person.last)
    await page.getByLabel('Username').fill(person.username)
    await page.getByLabel('Email').fill('abena@example.com')
    await page.getByLabel('Phone').fill('024 412 3456')
    await page.getByLabel('Female').check()
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByLabel('Confirm password').fill(person.password)
    await page.getByLabel(/^I agree that the church/).check()
    await page.getByRole('button', { name: /sign up/i }).click()
    await expect(page).toHaveURL(/\/complete-profile$/)
    await expect(page.getByText('Signup successful!')).toBeVisible()
    await expect(page.getByText(`Akwaaba, ${person.first}`)).toBeVisible()
    await expect(page.getByText('Step 2 of 2')).toBeVisible()
  })

  await test.step('leaves the profile for later, and the dashboard reminds', async () => {
    await page.getByLabel('Occupation').fill('Seamstress')
    await page.getByRole('button', { name: 'Later' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByText('One step is left.')).toBeVisible()
    await page.getByRole('link', { name: 'Complete your profile' }).click()
    await expect(page.getByLabel('Occupation')).toHaveValue('Seamstress')
  })

  await test.step('completes the profile with a photograph', async () => {
    await page.getByLabel('Marital status').selectOption('married')
    await page.getByLabel('Date of birth').fill('1994-03-06')
    await page.getByLabel('House address').fill('14 Nim Tree Avenue, Adenta')
    await page.getByLabel('Digital address').fill('GM-183-8164')
    await page.getByLabel('Profile image').setInputFiles(await photograph())
    await page.getByLabel('Fellowship').selectOption({ index: 1 })
    await page.getByRole('radio', { name: 'Yes' }).check()
    await page.getByLabel('Occupation').fill('Seamstress')
    await page.getByLabel('Church information').fill('I sang alto at my last church.')
    await page.getByRole('button', { name: /complete|save/i }).click()
    await expect(page).toHaveURL(/\/dashboard$/i)
    await expect(page.getByText('Profile completed successfully!')).toBeVisible()
  })

  await test.step('sees the dashboard with rows of the database, and the photograph in the header', async () => {
    await expect(page.getByRole('heading', { name: 'My Dashboard' })).toBeVisible()
    await expect(page.getByText(person.first).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'My Fellowship' })).toBeVisible()
    await expect(page.getByText("You're not part of any fellowship")).toHaveCount(0)
    const avatar = page.getByRole('banner').locator('img')
    await expect(avatar).toBeVisible()
    await expect
      .poll(() => avatar.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)
  })

  await test.step('opens each tab', async () => {
    await page.getByRole('tab', { name: 'Prayer Requests' }).click()
    await expect(page.getByText("You haven't submitted any prayer requests yet.")).toBeVisible()
    await page.getByRole('tab', { name: 'Testimonies' }).click()
    await expect(page.getByText("You haven't shared any testimonies yet.")).toBeVisible()
    await page.getByRole('tab', { name: 'Announcements' }).click()
    const shown = page.getByRole('tabpanel', { name: 'Announcements' })
    await expect(shown.getByText(/Posted on/).first()).toBeVisible()
  })

  await test.step('signs out, and the dashboard redirects to the login', async () => {
    await page
      .getByRole('button', { name: /menu|profile|account/i })
      .first()
      .click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/login/)
    expect(await page.evaluate(() => localStorage.getItem('refresh_token'))).toBeNull()
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/login\?next=%2Fdashboard$/)
  })
})
