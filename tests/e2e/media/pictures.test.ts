import { section, settle, unique } from '../../support/browsing.ts'
import { photograph } from '../../support/photograph.ts'
import { expect, test } from '../fixtures.ts'
import { share } from '../testifying.ts'

test.use({ ownContext: true })

test('a photograph that is chosen without a network reports a missing script and no wrong file, and works afterwards', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs('member')
  await page.goto('/settings')
  await settle(page)
  const own = section(page, 'Photograph')
  const choose = async () => own.locator('input[type="file"]').setInputFiles(await photograph())
  await context.setOffline(true)

  await choose()
  await expect(own.getByText(/A part of this page did not arrive/)).toBeVisible()
  await expect(own.getByText(/cannot open that file/)).toHaveCount(0)
  await context.setOffline(false)
  await choose()

  await expect(own.getByRole('slider', { name: 'Size' })).toBeVisible()
  await expect(own.getByText(/did not arrive/)).toHaveCount(0)
})

test('a picture for a testimony that was chosen without a network is shown when the network is back', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs('member')
  await page.goto('/testimonyshare')
  await context.setOffline(true)
  await page.getByLabel('Image').setInputFiles(await photograph())
  await expect(page.getByRole('img', { name: 'What you picked' })).toHaveCount(0)

  await context.setOffline(false)

  await expect(page.getByRole('img', { name: 'What you picked' })).toBeVisible()
})

test('a picture whose preview failed to load is still made smaller before it is sent', async ({
  page,
  context,
  signInAs,
}) => {
  const picture = await photograph({ noise: true })
  await signInAs('member')
  await page.goto('/testimonyshare')
  await context.route('**/photograph.*.js', (route) => route.abort())
  const refused = page.waitForEvent('requestfailed')
  await page.getByLabel('Image').setInputFiles(picture)
  await refused
  await context.unroute('**/photograph.*.js')
  await page.getByLabel('Title').fill(unique('Small'))
  await page.getByLabel('Category').selectOption('other')
  await page.getByLabel('Your testimony').fill('The rain came, and the roof held.')
  const sent = page.waitForRequest((request) => request.method() === 'POST')

  await share(page).click()

  // What is sent is known before the answer, for which the server draws a picture of noise: more than ten seconds when it is busy.
  const length = Number(await (await sent).headerValue('content-length'))
  expect(length).toBeGreaterThan(0)
  expect(length).toBeLessThan(picture.buffer.length / 2)
})
