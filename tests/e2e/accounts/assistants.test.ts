import { findViolations } from '../../support/accessibility.ts'
import { dialog, inFilters } from '../../support/browsing.ts'
import { expect, test } from '../fixtures.ts'

test('a leader names an assistant, who opens the dashboard, says whom they call, and lays it down', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAs('daniel.yakubu')
  await page.goto('/fellowship-leader')
  await expect(page).toHaveURL(/\/dashboard$/)

  await signInAs('leader')
  await page.goto('/fellowship-leader#members')
  await page.getByRole('button', { name: 'My assistants' }).click()
  const mine = dialog(page)
  await expect(mine.getByText('Abena Fosua Tweneboah', { exact: true }).first()).toBeVisible()
  await mine.getByLabel('Add assistant').fill('Yakubu')
  await mine.getByRole('button', { name: /^Daniel/ }).click()
  await expect(page.getByText(/^Daniel.+ is an assistant now$/)).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  await signInAs('daniel.yakubu')
  await page.goto('/dashboard')
  await page.getByRole('link', { name: /^Open its dashboard/ }).click()
  await expect(page.getByText('You assist', { exact: false })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Youth Activities' })).toHaveCount(0)
  expect(await findViolations(page)).toEqual([])
  await page.goto('/fellowship-leader#events')
  await page
    .getByRole('button', { name: /^Actions: / })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /^Attendance/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0)

  await page.goto('/care')
  await page.getByRole('button', { name: 'Actions: Call or visit Selɔm Kpodo' }).click()
  await page.getByRole('button', { name: /^Assign to me/ }).click()
  await expect(page.getByText('Thank you. The task is assigned to you')).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  await signInAs('abena.tweneboah')
  await page.goto('/care')
  await expect(page.getByText('Nothing waits for you here.', { exact: false })).toBeVisible()
  await inFilters(page, () => page.getByRole('combobox', { name: 'Show' }).selectOption('All tasks'))
  await expect(page.getByText(/Daniel .*does it/).first()).toBeVisible()

  await signInAs('daniel.yakubu')
  await page.goto('/fellowship-leader')
  await page.getByRole('button', { name: 'Stop assisting' }).click()
  await dialog(page).getByRole('button', { name: 'Stop assisting' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText(/^You do not assist in Nkabom/)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Open its dashboard/ })).toHaveCount(0)
})

test('the office sees who assists where, names one, and takes it back; leaders see what the rota asks of them', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  await page.goto('/super-admin#fellowships')
  await page.getByRole('button', { name: 'Assistants' }).click()
  await expect(dialog(page).getByText('Abena Fosua Tweneboah')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Actions: Mmaa/ }).click()
  await page.getByRole('button', { name: /^Assistants ?: Mmaa/ }).click()
  await dialog(page).getByLabel('Add assistant').fill('Comfort')
  await dialog(page)
    .getByRole('button', { name: /^Comfort/ })
    .click()
  await expect(dialog(page).getByText('Comfort Owusua Yeboah', { exact: true }).first()).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await dialog(page)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(dialog(page).getByText('Nobody assists yet.')).toBeVisible()

  const turns = { turns_asked: 2, turns_offered: 0, next_turn: null }
  await page.route(/\/(fellowships\/\d+|sermons)\/needs\//, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...((await answer.json()) as object), ...turns } })
  })
  for (const [who, dashboard] of [
    ['leader', '/fellowship-leader'],
    ['media', '/media-dashboard'],
  ] as const) {
    await signInAs(who)
    await page.goto(dashboard)
    await expect(page.getByText('You are asked to serve 2 times.')).toBeVisible()
    await expect(page.getByRole('link', { name: /^Answer/ })).toHaveAttribute('href', '/rota')
  }
})
