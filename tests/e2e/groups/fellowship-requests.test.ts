import { findViolations } from '../../support/accessibility.ts'
import { dialog } from '../../support/browsing.ts'
import { expect, test } from '../fixtures.ts'

test('a member asks to join, the leader says no and then yes, and moves the member on to another fellowship', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAs('admin')
  await page.goto('/super-admin#fellowships')
  await page.getByRole('button', { name: /Women/ }).first().click()
  await dialog(page).getByLabel('Leader approves who joins').check()
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page)).toHaveCount(0)

  const ask = async () => {
    await signInAs('member')
    await page.goto('/fellowships?group=2')
    await page.getByRole('button', { name: 'Join', exact: true }).click()
    await expect(page.getByText(/^Request sent to join/)).toBeVisible()
    await expect(page.getByText(/has your request/)).toBeVisible()
  }
  await ask()
  expect(await findViolations(page)).toEqual([])
  await page.reload()
  await page.getByRole('button', { name: /^Withdraw/ }).click()
  await expect(page.getByRole('button', { name: 'Join', exact: true })).toBeVisible()
  await ask()

  await signInAs('leader2')
  await page.goto('/fellowship-leader')
  await page.getByRole('link', { name: /^Answer/ }).click()
  await page.getByRole('button', { name: /^Decline/ }).click()
  await dialog(page).getByLabel('Note').fill('We are full until Easter')
  await dialog(page).getByRole('button', { name: 'Decline request' }).click()
  await expect(page.getByText('Join requests')).toHaveCount(0)

  await signInAs('member')
  await page.goto('/fellowships?group=2')
  await expect(page.getByText(/We are full until Easter/)).toBeVisible()
  await ask()

  await signInAs('leader2')
  await page.goto('/fellowship-leader#members')
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: /^Accept/ }).click()
  await expect(page.getByText(/is in your fellowship/)).toBeVisible()
  await page.getByPlaceholder('Search members...').fill('Akosua')
  await page
    .getByRole('link', { name: /^Akosua/ })
    .first()
    .click()
  await dialog(page).getByRole('button', { name: 'Move to another fellowship' }).click()
  await dialog(page).getByLabel('Fellowship').selectOption({ index: 1 })
  await dialog(page).getByRole('button', { name: 'Request move' }).click()
  await expect(page.getByText(/its leader is asked/)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})
