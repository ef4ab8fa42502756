import { dialog, openMenu, row, settle, tabTo, unique } from '../../support/browsing.ts'
import { expect, test } from '../fixtures.ts'
import { card } from '../prayer-cards.ts'

/* What people do without a mouse, and with the key Enter of a telephone: nothing is sent too early, and the focus stays. */

test('Enter in a search for a name saves nothing, and a choice keeps the focus at the search', async ({
  page,
  signInAs,
}) => {
  const title = unique('Visit at home')
  await signInAs('admin')
  await page.goto('/care#mine')
  await page.getByRole('button', { name: 'Add task' }).click()
  const form = dialog(page)
  await form.getByLabel('Type').selectOption({ index: 1 })
  await form.getByLabel('Task').fill(title)

  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByLabel('Person')).toBeFocused()
  await expect(form.getByLabel('Person')).toHaveAccessibleDescription('Please choose the person')

  await form.getByLabel('Person').fill('Akosua')
  await form.getByRole('button', { name: /^Akosua .*Mensah/ }).press('Enter')
  await expect(form).toContainText('About Akosua')
  await expect(form.getByLabel('Another person', { exact: true })).toBeFocused()

  const doer = form.getByLabel('Assign to')
  await doer.fill('Yaw')
  await doer.press('Enter')
  await form.getByRole('button', { name: /^Yaw Ampofo Adomako/ }).press('Enter')
  await expect(form).toContainText('Assigned to: Yaw Ampofo Adomako')
  await expect(doer).toBeFocused()
})

test('a leader who is taken away leaves the focus in the dialog', async ({ page, signInAs }) => {
  await signInAs('admin')
  await page.goto('/super-admin#fellowships')
  await settle(page)
  const boaz = row(page, 'Boaz Men’s Fellowship')
  await openMenu(boaz)
  await boaz.getByRole('button', { name: /^Edit/ }).click()

  await dialog(page).getByRole('button', { name: 'Remove' }).press('Enter')

  await expect(dialog(page).getByText('Not assigned')).toBeFocused()
})

test('a button that waits for the server has the focus afterwards', async ({ page, signInAs }) => {
  await signInAs('member')
  await page.goto('/settings')
  const make = page.getByRole('button', { name: 'Create calendar address' })
  await tabTo(page, make)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Create new address' })).toBeFocused()
  const exported = page.getByRole('button', { name: 'Download my data' })
  const download = page.waitForEvent('download')
  await exported.press('Enter')
  await download
  await expect(exported).toBeFocused()

  await page.goto('/dashboard')
  await settle(page)
  const refresh = page.getByRole('button', { name: 'Refresh' })
  await refresh.press('Enter')
  await expect(refresh).toBeEnabled()
  await expect(refresh).toBeFocused()

  await page.goto('/profile')
  await page.getByRole('button', { name: 'Show my code' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Hide my code' })).toBeFocused()
})

test('who says yes to a turn goes on at the next turns', async ({ page, signInAs }) => {
  await signInAs('member')
  await page.goto('/rota')
  const yes = page.getByRole('button', { name: /^Accept ?: Ushers, \d+ \w+ \d{4}$/ })
  await yes.press('Enter')
  await expect(yes).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Upcoming turns' })).toBeFocused()
})

test('who takes a conversation of the inbox and closes it goes on at its title', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  await page.goto('/inbox')
  await page.getByRole('link', { name: /Selasi/ }).click()
  const title = page.getByRole('heading', { name: /Selasi Dzokoto/ })

  await page.getByRole('button', { name: 'Assign to me' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Unassign' })).toBeVisible()
  await expect(title).toBeFocused()

  await page.getByRole('button', { name: 'Close', exact: true }).press('Enter')
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeEnabled()
  await expect(title).toBeFocused()
})

test('who marks a prayer request as answered goes on at its title, and at the list where it is shown no more', async ({
  page,
  signInAs,
}) => {
  const title = unique('Rain for our farm')
  await signInAs('member')
  await page.goto('/prayer-requests')
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Description').fill('Please stand with us.')
  await page.getByRole('button', { name: 'Submit prayer request' }).press('Enter')

  await card(page, title).getByRole('button', { name: 'Mark Answered' }).press('Enter')
  await expect(page.getByRole('heading', { name: title })).toBeFocused()

  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await page.getByRole('link', { name: 'Active', exact: true }).press('Enter')
  await card(page, title).getByRole('button', { name: 'Mark Answered' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Pray with us' })).toBeFocused()
})

test('a button that is replaced after its act leaves the focus at what stands there now', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  await page.goto('/care#prayers')
  await settle(page)
  await page
    .getByRole('button', { name: /^Pray for this/ })
    .first()
    .press('Enter')
  await expect(page.getByText('Added to your tasks')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Prayer partners' })).toBeFocused()

  await page.goto('/rota#teams')
  await page.getByLabel('Add somebody to Choir').fill('Yaw')
  await page
    .getByRole('button', { name: /^Yaw .*@/ })
    .first()
    .press('Enter')
  const taken = page.getByText(/ is in Choir$/)
  await expect(taken).toBeVisible()
  await page.locator('summary', { hasText: 'in Choir' }).press('Enter')
  await page
    .getByRole('button', { name: /^Remove ?: Yaw/ })
    .first()
    .press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).press('Enter')
  await expect(page.getByText(/ is not in Choir any more$/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Choir' })).toBeFocused()

  await page.goto('/check-in')
  await page.getByText('Other service').press('Enter')
  await page.getByRole('button', { name: 'Open First Service' }).press('Enter')
  const section = page.getByRole('region', { name: 'Check-in' })
  await expect(page.getByLabel('Find a name')).toBeVisible()
  await expect(section).toBeFocused()
  await page.getByRole('button', { name: 'Finish' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Today’s services' })).toBeVisible()
  await expect(section).toBeFocused()
})

test('who begins to set up an app, or leaves it, goes on at its heading', async ({ page, signInAs }) => {
  await signInAs('member')
  await page.goto('/settings#stronger-sign-in')
  const title = page.getByRole('heading', { name: 'Authenticator app' })

  await page.getByRole('button', { name: 'Set up an app' }).press('Enter')
  await expect(page.getByLabel('First code')).toBeVisible()
  await expect(title).toBeFocused()

  await page.getByRole('button', { name: 'Not now' }).press('Enter')
  await expect(page.getByLabel('First code')).toHaveCount(0)
  await expect(title).toBeFocused()
})

test('a giver who is chosen, or taken back, keeps the focus in the place of the search', async ({
  page,
  signInAs,
}) => {
  await signInAs('treasurer')
  await page.goto('/books#pledges')
  await page.getByRole('button', { name: 'Add campaign' }).click()
  await dialog(page).getByLabel('Title').fill('A roof for the hall')
  await dialog(page).getByLabel('Fund').selectOption('Harvest')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Add pledge' }).click()
  const search = dialog(page).getByLabel('The member, if it is one')
  await search.fill('Akosua')
  await dialog(page)
    .getByRole('button', { name: /^Akosua / })
    .first()
    .press('Enter')
  const other = dialog(page).getByRole('button', { name: 'Somebody else' })
  await expect(other).toBeFocused()

  await other.press('Enter')

  await expect(search).toBeFocused()
})

test('a second tap on the button that has sent a form is told nothing of empty fields', async ({
  page,
  signInAs,
}) => {
  await signInAs('member')
  await page.goto('/memberfellowship')
  await settle(page)
  await page.getByRole('button', { name: 'Write message' }).click()
  const words = dialog(page).getByRole('textbox')
  await words.fill(unique('Medaase'))

  await dialog(page).getByRole('button', { name: 'Send message' }).click({ clickCount: 2, delay: 20 })

  await expect(page.getByText('Message sent to group leader')).toBeVisible()
  await expect(page.getByText('Please write a message')).toHaveCount(0)
  await expect(words).not.toHaveAttribute('aria-invalid')
})

test.describe('on a small telephone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('the first wrong field of a long dialog, with its error, is above the buttons', async ({
    page,
    signInAs,
  }) => {
    await signInAs('admin')
    await page.goto('/super-admin#send-messages')
    await page.getByRole('button', { name: 'Write message' }).click()

    await dialog(page).getByRole('button', { name: 'Preview' }).click()

    await expect(dialog(page).getByLabel('Subject')).toBeFocused()
    const bottom = (box: { y: number; height: number } | null) => (box ? box.y + box.height : 0)
    const error = bottom(await dialog(page).locator('#subject-error').boundingBox())
    const acts = await dialog(page).locator('.staff-dialog-acts').boundingBox()
    expect(error).toBeLessThanOrEqual(acts?.y ?? 0)
  })

  test('a message is sent on only once its fields are loaded', async ({ page, signInAs }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route(/\/messages\/audiences\/$/, async (route) => {
      await held
      await route.continue()
    })
    await signInAs('admin')
    await page.goto('/super-admin#send-messages')
    await page.getByRole('button', { name: 'Write message' }).click()
    const look = dialog(page).getByRole('button', { name: 'Preview' })

    await expect(dialog(page).getByText('Loading…')).toBeVisible()
    await expect(look).toHaveCount(0)
    release()

    await expect(look).toBeVisible()
  })

  test('with letters of twice the size each row of people has its menu on the screen, and a time is read whole', async ({
    page,
    signInAs,
  }) => {
    await signInAs('admin')
    await page.goto('/super-admin#users')
    await settle(page)
    const browser = await page.context().newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
    await expect(page.locator('html')).toHaveCSS('font-size', '32px')

    const scroller = page.locator('.table-scroll')
    expect(await scroller.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)

    await page.goto('/super-admin#our-church')
    await settle(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
    await expect(page.locator('html')).toHaveCSS('font-size', '32px')
    const opens = await page.getByLabel('From', { exact: true }).first().boundingBox()
    const closes = await page.getByLabel('Until', { exact: true }).first().boundingBox()
    expect(closes?.x).toBe(opens?.x)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
    await browser.detach()
  })
})
