import { dialog, row, settle, unique } from '../../support/browsing.ts'
import { expect, test } from '../fixtures.ts'
import { as, dayFromNow, planned } from '../leading.ts'

/* The lists of staff on a telephone of 360 x 640 px. */

test.use({ viewport: { width: 360, height: 640 } })

test('a leader reads thirteen members within three screens, calls one, and opens another by the name', async ({
  page,
  signInAs,
}) => {
  await signInAs('leader')
  await page.goto('/fellowship-leader#members')
  await settle(page)
  const members = page.getByRole('row').filter({ has: page.locator('.row-name') })
  await expect(members.nth(12)).toBeVisible()

  const end = await members.nth(12).evaluate((last) => last.getBoundingClientRect().bottom + scrollY)

  expect(end).toBeLessThanOrEqual(3 * 640)
  const kwame = row(page, '@kwame.ofosu')
  await expect(kwame.getByRole('link', { name: /^Call Kwame Ofosu/ })).toHaveAttribute('href', /^tel:\+233/)
  await expect(kwame.getByRole('link', { name: /^WhatsApp to Kwame Ofosu/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/233/,
  )
  await kwame.getByRole('link', { name: 'Kwame Ofosu', exact: true }).click()
  await expect(dialog(page)).toContainText('Kwame Berko Ofosu')
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
})

test('a title of one long word is read to its end beside the menu of its row', async ({ page, signInAs }) => {
  const title = unique(`Afahyɛ${'nkabomkuwɛɛɔ'.repeat(4)}`)
  await planned(page, title)
  await signInAs('leader')
  await page.goto('/fellowship-leader#events')
  const menu = row(page, title).getByRole('button', { name: `Actions: ${title}` })
  await expect(menu).toBeVisible()

  const end = await row(page, title)
    .locator('.row-name')
    .evaluate((name) => {
      const words = document.createRange()
      words.selectNodeContents(name)
      return words.getBoundingClientRect().right
    })

  expect(end).toBeLessThanOrEqual((await menu.boundingBox())?.x ?? 0)
})

test('the menu of a row is worked by keyboard, and gives the focus back', async ({ page, signInAs }) => {
  const title = unique('Choir practice')
  await planned(page, title)
  await signInAs('leader')
  await page.goto('/fellowship-leader#events')
  const menu = row(page, title).getByRole('button', { name: `Actions: ${title}` })
  const act = (name: string) => row(page, title).getByRole('button', { name: new RegExp(`^${name}`) })

  await menu.press('Enter')
  await expect(act('Attendance')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(row(page, title).getByRole('link', { name: /^Registration/ })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(act('Poster')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(act('Edit')).toBeFocused()
  await page.keyboard.press('End')
  await expect(act('Delete')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(act('Delete')).toBeHidden()
  await expect(menu).toBeFocused()

  await menu.press('Enter')
  await act('Delete').press('Enter')
  await expect(dialog(page)).toContainText('Are you sure')
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
})

test('a leader sees six people and the count in the attendance dialog, and marks the rest present at once', async ({
  page,
  signInAs,
}) => {
  const title = unique('Faith at Work')
  const { id } = await planned(page, title, { date: dayFromNow(0) })
  await signInAs('leader')
  await page.goto(`/fellowship-leader#events?attendance=${String(id)}`)
  const people = dialog(page).getByRole('listitem')
  await expect(people.first()).toBeVisible()

  const inSight = () =>
    people.evaluateAll((items) => {
      const foot = document.querySelector('dialog .staff-dialog-acts')?.getBoundingClientRect().top ?? 0
      const boxes = items.map((item) => item.getBoundingClientRect())
      return boxes.filter(({ bottom, height }) => bottom <= foot && height < 60).length
    })
  expect(await inSight()).toBeGreaterThanOrEqual(6)

  const count = dialog(page).locator('.leader-tally')
  const all = await people.count()
  await people
    .first()
    .getByRole('button', { name: /^Absent/ })
    .click()
  await dialog(page).getByRole('button', { name: 'Mark the rest present' }).click()
  await expect(count).toHaveText(`${all - 1} present, 1 absent, 0 not marked`)
  await people.last().scrollIntoViewIfNeeded()
  await expect(count).toBeInViewport()
  const recorded = async () => {
    const attendance = (await as(
      page,
      'leader',
      'get',
      `fellowships/1/events/${String(id)}/attendance/`,
    )) as unknown
    return (attendance as { is_present: boolean }[]).filter(({ is_present }) => is_present).length
  }
  await expect.poll(recorded).toBe(all - 1)

  await dialog(page)
    .getByRole('button', { name: /^Undo ?: the rest$/ })
    .click()

  await expect(count).toHaveText(`0 present, 1 absent, ${all - 1} not marked`)
})
