import { findViolations } from '../../support/accessibility.ts'
import { dialog } from '../../support/browsing.ts'
import { expect, test } from '../fixtures.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('the office makes a form and sells tickets, a visitor answers and registers, and the door lets the ticket in once', async ({
  page,
  signInAs,
}) => {
  const fits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  await signInAs('admin')
  await page.goto('/church-forms#forms')
  await page.getByRole('button', { name: 'Add form' }).click()
  await dialog(page).getByLabel('Begin with').selectOption({ label: 'Youth camp' })
  await dialog(page).getByRole('button', { name: 'Add form' }).click()
  await expect(page.getByText('The form is a draft.')).toBeVisible()
  await page.getByRole('button', { name: 'Open form', exact: true }).click()
  await expect(page.getByLabel('Address of the form')).toHaveValue(/\/forms\/youth-camp$/)
  expect(await findViolations(page)).toEqual([])
  await fits()

  const { id: event } = await page.evaluate(async () => {
    const headers = {
      Authorization: `Bearer ${localStorage.getItem('access_token')}`,
      'Content-Type': 'application/json',
    }
    const date = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
    const body = {
      title: 'Harvest feast',
      description: 'We eat.',
      date,
      time: '12:00',
      location: 'Hall',
      category: 'other',
    }
    const answer = await fetch('/backend/api/events/', {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return (await answer.json()) as { id: number }
  })
  await page.goto('/church-forms#registrations')
  await page.getByRole('button', { name: 'View Harvest feast' }).click()
  await page.getByRole('button', { name: 'Add kind of ticket' }).click()
  await dialog(page).getByLabel('Name').fill('Grown-up')
  await dialog(page)
    .getByLabel(/^Price/)
    .fill('20')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Grown-up', { exact: true })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await fits()

  await page.evaluate(() => localStorage.clear())
  await page.goto('/forms/youth-camp')
  await page.getByLabel('Name of who comes to the camp').fill('Yaw Boateng')
  await page.getByRole('radio', { name: 'Yes' }).first().click()
  await page.getByLabel('Which allergies?').fill('Groundnuts')
  await page.reload()
  await expect(page.getByLabel('Which allergies?')).toHaveValue('Groundnuts')
  await page.getByLabel('Date of birth').fill('2012-04-05')
  await page.getByLabel('Name of the parent or guardian').fill('Esi Boateng')
  await page.getByLabel('Telephone').fill('024 555 0101')
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  expect(await findViolations(page)).toEqual([])
  await fits()
  await page.getByRole('button', { name: 'Send answer' }).click()
  await expect(page.getByText('Thank you. We call you about the next steps.')).toBeVisible()

  await page.goto(`/events/${event}`)
  await page.getByRole('link', { name: 'Register', exact: true }).click()
  await page.getByLabel('Your name').fill('Kofi Annor')
  await page.getByLabel('Telephone').fill('024 555 0102')
  await page.getByRole('button', { name: 'Add ticket' }).click()
  await page.getByLabel('Name of who comes').nth(1).fill('Abena Annor')
  await expect(page.getByText('Total: GHS 40')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await fits()
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(page.getByText('You are registered.')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Code of the ticket of Abena Annor' })).toBeVisible()
  const code = (await page.locator('li code').first().textContent()) ?? ''
  expect(await findViolations(page)).toEqual([])
  await fits()

  await signInAs('admin')
  await page.goto('/church-forms#registrations')
  await page.getByRole('button', { name: 'View Harvest feast' }).click()
  await page.getByLabel('Code of the ticket').fill(code)
  await page.getByRole('button', { name: 'Let in', exact: true }).click()
  await expect(page.getByText('Kofi Annor is in. To pay: GHS 40')).toBeVisible()
  await page.getByLabel('Code of the ticket').fill(code)
  await page.getByRole('button', { name: 'Let in', exact: true }).click()
  await expect(page.getByText('Kofi Annor is in already.')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await fits()
  await page.goto('/church-forms#forms')
  await page.getByRole('button', { name: 'View Youth camp' }).click()
  await page
    .getByRole('button', { name: /^Actions: Answer of/ })
    .first()
    .click()
  await page.getByRole('button', { name: /^View/ }).click()
  await expect(dialog(page).getByText('Groundnuts')).toBeVisible()
})
