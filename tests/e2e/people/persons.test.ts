import { findViolations } from '../../support/accessibility.ts'
import { dialog } from '../../support/browsing.ts'
import { expect, test } from '../fixtures.ts'

const list = [
  'Full name,Mobile,DOB,Choir part,Fellowship',
  '"Zormelo, Yaw (Opanyin)",0245550777,1965,Bass,Harvesters of Osu',
  'Esi Zormelo,0245550777,,Alto,',
  'Efua Zormelo,2.33E+11,,Alto,',
].join('\n')

test('an admin on a phone adds a person, brings a list over, decides a doubtful row, and takes the list back', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAs('admin')
  await page.goto('/people')

  await page.getByRole('button', { name: 'Add person' }).click()
  await dialog(page).getByLabel('First name').fill('Abla')
  await dialog(page).getByLabel('Last name').fill('Zormelo')
  await dialog(page).getByLabel('Birthday').fill('6/3')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Added', { exact: true })).toBeVisible()
  await page.getByPlaceholder('Search names and numbers...').fill('Zormelo')
  await page.getByRole('button', { name: 'Abla Zormelo' }).first().click()
  await expect(dialog(page).getByText('6 March', { exact: true })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')

  await page.goto('/people#lists')
  const file = { name: 'choir.csv', mimeType: 'text/csv', buffer: Buffer.from(list) }
  await page.getByLabel('A list as CSV or XLSX').setInputFiles(file)
  await expect(page.getByLabel('Full name')).toHaveValue('full_name')
  await page.getByRole('button', { name: 'Preview rows' }).click()
  await expect(page.getByRole('button', { name: 'Possible duplicates: 1' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(page.getByText('has lost its digits in a spreadsheet')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.getByRole('button', { name: 'Add this fellowship' }).click()
  await expect(page.getByText('Made for this list: Harvesters of Osu.')).toBeVisible()
  await page.getByRole('button', { name: 'New person' }).click()
  await page.getByRole('button', { name: 'Import 3 new and 0 changed' }).click()
  await expect(page.getByText('People imported')).toBeVisible()

  await page.goto('/people#people?search=Zormelo')
  await page.reload()
  await page.getByRole('button', { name: 'Opanyin Yaw Zormelo' }).first().click()
  await expect(dialog(page).getByText(/^1965, about \d\d$/)).toBeVisible()
  await expect(dialog(page).getByText('Harvesters of Osu')).toBeVisible()
  await page.goto('/people#lists')
  await page.reload()
  await page.getByRole('button', { name: 'Open choir.csv' }).click()
  await page.getByRole('button', { name: 'Undo import' }).click()
  await expect(dialog(page).getByText('3 people that it added go from the register')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await dialog(page).getByRole('button', { name: 'Undo import' }).click()
  await expect(page.getByText('The import is undone.')).toBeVisible()
  await page.goto('/people#people?search=Zormelo')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Abla Zormelo' }).first()).toBeVisible()
  await expect(page.getByText('Yaw Zormelo')).toHaveCount(0)
})
