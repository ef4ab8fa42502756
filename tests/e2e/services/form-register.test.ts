import type { Page } from '@playwright/test'
import { findViolations } from '../../support/accessibility.ts'
import { dialog } from '../../support/browsing.ts'
import { expect, test } from '../fixtures.ts'

/* A form that fills the register, from the builder to the entry of the person, on a phone and on a desk. */

const fits = async (page: Page, width: number) => {
  expect(await findViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}

async function addPerson(page: Page, person: object): Promise<void> {
  const status = await page.evaluate(async (body) => {
    const headers = {
      Authorization: `Bearer ${localStorage.getItem('access_token')}`,
      'Content-Type': 'application/json',
    }
    const answer = await fetch('/backend/api/people/', {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return answer.status
  }, person)
  expect(status).toBe(201)
}

for (const width of [360, 1280])
  test(`at ${width} px a visitor agrees that the register takes an answer, and the office takes it`, async ({
    page,
    signInAs,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    const [name, telephone] = [`Yaw Zigah${width}`, `024 455 ${String(width).padStart(4, '0')}`]
    await signInAs('admin')
    await page.goto('/church-forms#forms')
    await addPerson(page, {
      first_name: 'Yaw',
      last_name: `Zigah${width}`,
      telephone,
      address: 'Old Street 1',
    })
    await page.getByRole('button', { name: 'Add form' }).click()
    await dialog(page).getByLabel('Begin with').selectOption({ label: 'Change of details' })
    await dialog(page).getByRole('button', { name: 'Add form' }).click()
    await expect(page.getByText('The form is a draft.')).toBeVisible()
    await page.getByRole('button', { name: 'Edit Another number' }).click()
    await expect(dialog(page).getByLabel('Can fill in the register')).toHaveValue('other_telephone')
    await fits(page, width)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Open form', exact: true }).click()
    const address = new URL(await page.getByLabel('Address of the form').inputValue()).pathname

    await page.evaluate(() => localStorage.clear())
    await page.goto(address)
    await page.getByLabel('Full name').fill(name)
    await page.getByLabel('Telephone').fill(telephone)
    await page.getByLabel('Address, or the area where you live').fill('New Street 7')
    const consent = page.getByRole('checkbox', { name: 'I agree that the church writes this' })
    await expect(consent).not.toBeChecked()
    await consent.check()
    await fits(page, width)
    await page.getByRole('button', { name: 'Send answer' }).click()
    await expect(page.getByText('Thank you. The office has it.')).toBeVisible()

    await signInAs('admin')
    await page.goto('/church-forms#forms')
    await page.getByRole('button', { name: 'View Your details' }).first().click()
    // On a phone the buttons of a row are in a menu.
    if (width === 360)
      await page
        .getByRole('button', { name: /^Actions: Answer of/ })
        .first()
        .click()
    await page.getByRole('button', { name: /^Use in the register/ }).click()
    await dialog(page).getByRole('radio', { name }).check()
    await expect(dialog(page).getByText('Stands there now: Old Street 1')).toBeVisible()
    await expect(dialog(page).getByText('Becomes: New Street 7')).toBeVisible()
    await fits(page, width)
    await dialog(page).getByRole('button', { name: 'Use in the register' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByText('Used in the register')).toBeVisible()
  })
