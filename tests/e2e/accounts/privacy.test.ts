import { choose, dialog, row } from '../../support/browsing.ts'
import { expect, test } from '../fixtures.ts'
import { newPerson } from '../people.ts'

test('changed church settings are on the privacy page at once', async ({ page, signInAs }) => {
  await page.goto('/privacy')
  await expect(page.getByText('SAMPLE-0000')).toBeVisible()
  await signInAs('admin')
  await page.goto('/super-admin#settings')
  await page.getByLabel('Registration number').fill('DPC-12345')
  await page.getByLabel('Messages to the church').fill('400')

  await page.getByRole('button', { name: 'Save settings' }).click()

  await expect(page.getByText('Settings saved')).toBeVisible()
  await page.goto('/privacy')
  await expect(page.getByText('DPC-12345')).toBeVisible()
  await expect(page.getByText('400 days')).toBeVisible()
})

test('a sign-up without consent is refused at its field, with a link to the privacy page', async ({
  page,
}) => {
  await page.goto('/signup')
  await page.getByLabel('First name').fill('Yaa')

  await page.getByRole('button', { name: 'Sign up' }).click()

  const consent = page.getByLabel(/^I agree that the church/)
  await expect(consent).toHaveAttribute('aria-invalid', 'true')
  await expect(consent).toHaveAccessibleDescription(/Please agree/)
  await expect(page.getByRole('link', { name: 'What is kept, and why' })).toHaveAttribute('href', '/privacy')
})

test('a member without a choice is asked for consent on the dashboard once, and can withdraw it in the settings', async ({
  page,
  church,
  signInAs,
}) => {
  await signInAs(await newPerson(page, church, { photograph: true, consent: false }))
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /I agree.*Membership/ }).click()
  await page.getByRole('button', { name: /I agree.*Photograph/ }).click()
  await expect(page.getByRole('heading', { name: 'Do you agree?' })).toHaveCount(0)

  await page.goto('/settings#consent')
  await page.getByRole('button', { name: 'Withdraw' }).click()

  await expect(page.getByText(/Only the church office and the leader/).first()).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Akwaaba' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Do you agree?' })).toHaveCount(0)
})

test('a member files a data request, the office answers, and the member sees the answer', async ({
  page,
  signInAs,
}) => {
  await signInAs('member')
  await page.goto('/settings#my-data')
  await page.getByRole('combobox', { name: 'Request' }).selectOption('correction')
  await page.getByRole('textbox', { name: 'Details' }).fill('My name is spelt with an ɛ.')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText(/You get an answer by/)).toBeVisible()

  await signInAs('admin')
  await page.goto('/super-admin#requests')
  await expect(page.locator('.staff-nav a[href$="#requests"]')).toContainText('1 waiting')
  await choose(row(page, 'Correct my data'), /^View/)
  await expect(dialog(page).getByText('My name is spelt with an ɛ.')).toBeVisible()
  await expect(dialog(page).getByRole('link', { name: 'Open the account' })).toHaveAttribute(
    'href',
    '#users?search=member',
  )
  await dialog(page).getByRole('textbox', { name: 'Answer' }).fill('It is corrected.')
  await dialog(page).getByRole('button', { name: 'Close request' }).click()
  await expect(page.getByText('The request is closed')).toBeVisible()

  await signInAs('member')
  await page.goto('/settings#my-data')
  await expect(page.getByText('Answered: It is corrected.')).toBeVisible()
})

test('an admin sees the searches in lists of people in the access log', async ({ page, signInAs }) => {
  await signInAs('admin')
  await page.goto('/super-admin#users?search=akosua')
  await expect(page.getByRole('heading', { name: 'Church Members' })).toBeVisible()
  await expect(row(page, /akosua/i).first()).toBeVisible()

  await page.goto('/super-admin#access')

  await expect(page.getByText('Searched for “akosua”').first()).toBeVisible()
})

test('a visitor files a data request on the privacy page, with errors at their fields, and the office gets it', async ({
  page,
  signInAs,
}) => {
  await page.goto('/privacy')
  await page.getByLabel('Your name').fill('Efua Mensah')
  await page.getByRole('button', { name: 'Send request' }).click()
  const contact = page.getByLabel('Your e-mail address or telephone number')
  await expect(contact).toHaveAccessibleDescription('Please enter an e-mail address or a telephone number')
  await expect(contact).toBeFocused()
  await contact.fill('024 412 3456')
  await page.getByRole('combobox', { name: 'Request' }).selectOption('erasure')
  await page.getByRole('textbox', { name: 'Details' }).fill('My message of last year')

  await page.getByLabel('Your name').press('Enter')

  await expect(page.getByRole('status').filter({ hasText: 'You get an answer by' })).toBeVisible()
  await expect(page.getByLabel('Your name')).toHaveValue('')
  await signInAs('admin')
  await page.goto('/super-admin#requests')
  await choose(row(page, 'Efua Mensah'), /^View/)
  await expect(dialog(page).getByText('My message of last year')).toBeVisible()
})
