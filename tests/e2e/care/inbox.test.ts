import { findViolations } from '../../support/accessibility.ts'
import { dialog } from '../../support/browsing.ts'
import { demoPassword, expect, test } from '../fixtures.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('a member answers a message; its sender reads it, answers, closes it, and takes that back', async ({
  page,
  signInAs,
  church: { url },
}) => {
  const signIn = async (username: string) => {
    const answer = await page.request.post(`${url}/backend/api/auth/login/`, {
      data: { username, password: demoPassword },
    })
    return ((await answer.json()) as { access: string }).access
  }
  const fits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  const sent = await page.request.post(`${url}/backend/api/messages/`, {
    headers: { Authorization: `Bearer ${await signIn('leader')}` },
    data: {
      audience: 'fellowship 1',
      purpose: 'fellowship',
      channel: 'app',
      send_at: '',
      subject: 'Who brings rice?',
      text: 'We eat together on Friday.',
    },
  })
  expect(sent.status()).toBe(201)

  await signInAs('member')
  await expect(async () => {
    await page.goto('/my-messages')
    await page.getByRole('button', { name: /^Who brings rice\?/ }).click({ timeout: 2000 })
  }).toPass()
  await page.getByRole('button', { name: 'Answer', exact: true }).click()
  await expect(page.locator('.error', { hasText: 'Please write your answer' })).toBeVisible()
  await page.getByLabel('Your answer').fill('I bring rice for ten')
  await page.reload()
  await page.getByRole('button', { name: /^Who brings rice\?/ }).click()
  await expect(page.getByLabel('Your answer')).toHaveValue('I bring rice for ten')
  expect(await findViolations(page)).toEqual([])
  await fits()
  await page.getByRole('button', { name: 'Answer', exact: true }).click()
  await expect(page.getByText('Your answer has arrived')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'I bring rice for ten' }).last()).toContainText(
    'You',
  )

  await signInAs('leader')
  await page.goto('/fellowship-leader')
  await page.getByRole('link', { name: 'Inbox: what people wrote' }).click()
  await expect(page.getByText(/conversations? (is|are) open/)).toBeVisible()
  await page.getByRole('link', { name: /^Unassigned/ }).click()
  await page.getByLabel('Search by name').fill('mensah')
  expect(await findViolations(page)).toEqual([])
  await fits()
  await page.getByRole('link', { name: 'Akosua Mensah' }).first().press('Enter')
  await expect(page.getByText('Nobody has taken it yet.')).toBeVisible()
  await expect(page.getByText('I bring rice for ten')).toBeVisible()
  await page.getByLabel('Your answer').fill('God bless you')
  const conversation = page.url()
  await signInAs('admin')
  await page.goto(conversation)
  await expect(page.getByLabel('Your answer')).toHaveValue('')
  await signInAs('leader')
  await page.goto(conversation)
  await expect(page.getByLabel('Your answer')).toHaveValue('God bless you')
  expect(await findViolations(page)).toEqual([])
  await fits()
  await page.getByRole('button', { name: 'Answer', exact: true }).click()
  await expect(page.getByText('Your answer is on its way')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'God bless you' })).toBeVisible()
  await expect(page.getByLabel('Your answer')).toHaveValue('')
  await page.getByRole('button', { name: 'Hand over' }).click()
  await expect(
    dialog(page)
      .getByRole('button', { name: /Super admin$/ })
      .first(),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Reopened', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Your answer')).toBeVisible()
})

test('who answers while the visitor writes once more reads the new words, and answers at the second press', async ({
  page,
  signInAs,
  church: { url },
}) => {
  const write = (message: string) =>
    page.request.post(`${url}/backend/api/members/contacts/`, {
      data: { name: 'Yaw Darko', email: 'yaw@example.com', phone: '0244123456', subject: 'A visit', message },
    })
  expect((await write('May I come on Friday?')).status()).toBe(201)
  await signInAs('admin')
  await page.goto('/inbox')
  await page.getByRole('link', { name: 'Yaw Darko' }).first().click()
  await page.getByLabel('Your answer').fill('You are welcome')
  await write('Or on Saturday?')

  const answer = page.getByRole('button', { name: 'Answer', exact: true })
  await answer.click()
  await expect(page.getByText(/Somebody else changed this meanwhile/).first()).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Or on Saturday?' })).toBeVisible()
  await expect(page.getByLabel('Your answer')).toHaveValue('You are welcome')
  await answer.click()
  await expect(page.getByRole('listitem').filter({ hasText: 'You are welcome' })).toBeVisible()
})
