import { findViolations } from '../../support/accessibility.ts'
import { dialog, unique } from '../../support/browsing.ts'
import { demoPassword, expect, test } from '../fixtures.ts'
import { bearer, newPerson } from '../people.ts'
import { accept, begin } from '../unsent.ts'

test('a card written without a network reaches the leader, who takes the newcomer and ends a step with a word', async ({
  page,
  context,
  signInAs,
}) => {
  const name = unique('Yaw').replace(/\d/g, 'a')
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAs('leader')
  await page.goto('/care#card')
  await expect(page.getByRole('img', { name: 'The code that leads to the welcome card' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await begin(page, 'First name')
  await page.getByLabel('First name').fill(name)
  await page.getByLabel('Telephone').fill('12')
  await page.getByRole('button', { name: 'Save card' }).click()
  await expect(page.getByText('This is not a phone number in Ghana').first()).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue(name)
  await page.getByLabel('Telephone').fill('0245550777')
  await page.getByLabel('Fellowship, or invited by').fill('Esi from the choir')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Save card' }).click()
  await page.getByRole('button', { name: accept }).click()
  await page.getByRole('button', { name: 'Write another' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('')
  await context.setOffline(false)

  await expect(async () => {
    await page.goto('/care#newcomers')
    await page.reload()
    await expect(page.getByRole('button', { name, exact: true }).first()).toBeVisible({ timeout: 3000 })
  }).toPass()
  expect(await findViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.getByRole('button', { name, exact: true }).first().click()
  await expect(dialog(page).getByText('Esi from the choir')).toBeVisible()
  await expect(dialog(page).getByText(/^Call: by/)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: `Actions: ${name}` }).click()
  await page.getByRole('button', { name: /^Assign to me/ }).click()
  await expect(page.getByText(`${name} is assigned to you`)).toBeVisible()

  await page.goto(`/care#mine?search=${encodeURIComponent(name)}`)
  await page.reload()
  const task = page.getByRole('button', { name: `Actions: Call, ${name}` })
  await task.click()
  await page.getByRole('button', { name: /^Mark done/ }).click()
  await dialog(page).getByLabel('Outcome').fill('Glad to come again')
  expect(await findViolations(page)).toEqual([])
  await dialog(page).getByRole('button', { name: 'Mark done' }).click()
  await expect(page.getByText('Done. Thank you.')).toBeVisible()
  await expect(task).toHaveCount(0)
})

test('a newcomer writes a card without an account, and a pastor finds care and the register from the dashboard', async ({
  page,
  church,
  signInAs,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/welcome-card')
  const name = unique('Efua').replace(/\d/g, 'a')
  await page.getByLabel('First name').fill(name)
  await page.getByLabel('Telephone').fill('0245550888')
  await page.getByLabel('I agree to receive messages').check()
  await page.getByRole('button', { name: 'Send my card' }).click()
  await expect(page.getByText('Thank you. Somebody of the church will call you.')).toBeVisible()

  const pastor = await newPerson(page, church)
  const signedIn = await page.request.post(`${church.url}/backend/api/auth/login/`, {
    data: { username: pastor, password: demoPassword },
  })
  const { user } = (await signedIn.json()) as { user: { id: number } }
  const granted = await page.request.put(`${church.url}/backend/api/admin/users/${user.id}/duties/`, {
    headers: await bearer(page, church.url, 'admin'),
    data: { treasurer: false, counter: false, signatory: false, pastor: true, usher: false },
  })
  expect(granted.status()).toBe(200)
  await signInAs(pastor)
  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: /^Open the register/ })).toHaveAttribute('href', '/people')
  await page.getByRole('link', { name: /^Open care/ }).click()
  await page.getByRole('button', { name: 'Add task' }).click()
  await dialog(page).getByLabel('Person').fill('Akosua')
  await dialog(page)
    .getByRole('button', { name: /Akosua/ })
    .first()
    .click()
  await dialog(page).getByLabel('Type').selectOption('hospital')
  await dialog(page).getByLabel('Task').fill('Visit at Korle Bu')
  await dialog(page).getByLabel('Confidential').check()
  expect(await findViolations(page)).toEqual([])
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Task added')).toBeVisible()
  await page
    .getByRole('button', { name: /Visit at Korle Bu/ })
    .first()
    .click()
  await expect(dialog(page).getByText(/Confidential: only those named on it/)).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goto('/care#overview')
  await expect(page.getByText('People in care')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

test('who is late to take a task reads who does it, and finds the list as it is now', async ({
  page,
  church: { url },
  signInAs,
}) => {
  const call = async (username: string, method: string, path: string, data: object) => {
    const headers = await bearer(page, url, username)
    return page.request.fetch(`${url}/backend/api/${path}`, { method, headers, data })
  }
  const title = unique('Bring soup')
  const response = await call('admin', 'POST', 'people/', { first_name: 'Abla', last_name: 'Agbeko' })
  const { id: person } = (await response.json()) as { id: number }
  const written = await call('admin', 'POST', 'care/tasks/', {
    person,
    kind: 'other',
    title,
    words: '',
    is_confidential: false,
    assigned: null,
    due_on: '',
  })
  expect(written.status()).toBe(201)
  await signInAs('admin')
  await page.goto(`/care#mine?search=${encodeURIComponent(title)}`)
  const acts = page.getByRole('button', { name: new RegExp(`^Actions: ${title}`) })
  await acts.click()
  const headers = await bearer(page, url, 'admin')
  const list = await page.request.get(`${url}/backend/api/care/tasks/?whose=all&search=${title}`, { headers })
  const [task] = ((await list.json()) as { results: { id: number; version: number }[] }).results
  const leader = await page.request.post(`${url}/backend/api/auth/login/`, {
    data: { username: 'leader', password: demoPassword },
  })
  const { user } = (await leader.json()) as { user: { id: number } }
  const handed = await call('admin', 'PUT', `care/tasks/${task?.id}/assignee/`, {
    account: user.id,
    version: task?.version,
  })
  expect(handed.status()).toBe(200)
  await call('leader', 'POST', `care/tasks/${task?.id}/take/`, {})

  await page.getByRole('button', { name: /^Assign to me/ }).click()

  await expect(page.getByText(/does this already/).first()).toBeVisible()
  await expect(acts).toHaveCount(0)
})
