import { findViolations } from '../../support/accessibility.ts'
import { choose, dialog, inFilters, row, unique } from '../../support/browsing.ts'
import { expect, test } from '../fixtures.ts'

test('an admin on a phone adds branches, gives one its leader, and a newcomer scans the code of its wall', async ({
  page,
  signInAs,
}) => {
  const name = unique('Abla').replace(/\d/g, 'a')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/contact')
  await expect(page.getByText('3 Ring Road')).toHaveCount(0)
  await signInAs('admin')
  await page.goto('/people')
  await inFilters(page, () => expect(page.getByLabel('Fellowship')).toBeVisible())
  await expect(page.getByLabel('Branch')).toHaveCount(0)

  await page.goto('/super-admin#branches')
  await expect(page.getByText('A church in one place needs none')).toBeVisible()
  for (const [branch, address] of [
    ['Osu', '3 Ring Road'],
    ['Kumasi', 'Adum'],
  ] as const) {
    await page.getByRole('button', { name: 'Add Branch' }).click()
    await dialog(page).getByLabel('Address').fill(address)
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await expect(dialog(page).getByText('Please give the branch a name').first()).toBeVisible()
    await expect(dialog(page).getByLabel('Address')).toHaveValue(address)
    await dialog(page).getByLabel('Name').fill(branch)
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('button', { name: branch, exact: true }).first()).toBeVisible()
  }
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Osu', exact: true }).first().click()
  await dialog(page).getByRole('group', { name: 'Services' }).getByRole('checkbox').first().click()
  await expect(
    dialog(page).getByRole('group', { name: 'Services' }).getByRole('checkbox').first(),
  ).toBeChecked()
  await expect(page.getByText(/belongs to Osu$/).first()).toBeVisible()
  await dialog(page).getByRole('group', { name: 'Staff' }).getByLabel('Yaw Ampofo Adomako').click()
  await expect(
    dialog(page).getByRole('group', { name: 'Staff' }).getByLabel('Yaw Ampofo Adomako'),
  ).toBeChecked()
  expect(await findViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.keyboard.press('Escape')

  await page.goto('/care#card')
  await page.getByLabel('Branch').selectOption('Osu')
  const address = await page.getByRole('link', { name: /welcome-card\?branch=/ }).getAttribute('href')
  await page.goto(address ?? '')
  await page.getByLabel('First name').fill(name)
  await page.getByLabel('Telephone').fill('0245550778')
  await page.getByRole('button', { name: 'Send my card' }).click()
  await expect(page.getByText('Somebody of the church will call you')).toBeVisible()

  await page.goto('/people')
  await inFilters(page, () => page.getByLabel('Branch').selectOption('Osu'))
  await choose(row(page, name), 'Edit')
  await dialog(page).getByLabel('Branch').selectOption('Kumasi')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await inFilters(page, () => page.getByLabel('Branch').selectOption('Kumasi'))
  await page.getByRole('button', { name, exact: true }).first().click()
  await dialog(page).getByText('History').click()
  await expect(dialog(page).getByText('Branch: Osu → Kumasi')).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  await page.goto('/contact')
  await expect(page.getByText('3 Ring Road')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})
