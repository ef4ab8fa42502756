import { expect, test } from '../fixtures.ts'

test('the media dashboard loads the sermons when it opens, and shows their number and the newest', async ({
  page,
  signInAs,
}) => {
  await signInAs('media')
  const listRequest = page.waitForRequest((request) => request.url().endsWith('/backend/api/sermons/'))
  await page.goto('/media-dashboard')
  expect((await listRequest).method()).toBe('GET')

  const newest = page.getByRole('region', { name: 'Newest sermons' })
  await expect(newest.getByText(/^\d+ sermons$/)).toBeVisible()
  await expect(newest.getByRole('listitem')).toHaveCount(5)
})

test('sermons that fail to load show the text of the catalogue, and can be loaded again', async ({
  page,
  signInAs,
}) => {
  await signInAs('media')
  await page.route('**/backend/api/sermons/**', (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto('/media-dashboard')
  await expect(page.getByText('Failed to load sermons')).toBeVisible()
  await page.goto('/media-dashboard#sermons')
  await expect(page.getByText('Failed to load sermons').first()).toBeVisible()
  await expect(page.getByText('Failed to load dashboard data')).toHaveCount(0)
  await page.unroute('**/backend/api/sermons/**')
  await page.goto('/media-dashboard#upload')

  await page.getByRole('button', { name: 'Try again' }).click()

  await expect(page.getByRole('region', { name: 'Newest sermons' }).getByRole('listitem')).toHaveCount(5)
})
