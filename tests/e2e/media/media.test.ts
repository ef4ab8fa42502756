import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { choose, openMenu, unique } from '../../support/browsing.ts'
import { expect, test } from '../fixtures.ts'
import { bearer } from '../people.ts'

const sample = (name: string) => fileURLToPath(new URL(`../../../src/content/media/${name}`, import.meta.url))

async function fill(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Preacher').fill('Pastor Esi Quaye')
  await page.getByLabel('Date').fill('2026-11-15')
}

test('the media team uploads an audio sermon, which visitors can play', async ({
  page,
  signInAs,
  request,
  church,
}) => {
  const title = unique('Lamps')
  await signInAs('media')
  await page.goto('/media-dashboard')
  await fill(page, title)
  await page.getByLabel('Audio file').setInputFiles(sample('be-still.mp3'))
  await page.getByLabel('Chapters').fill('0:00 Lamps\n12:30 Oil')
  await page.getByLabel('Words').fill('Ten went out to meet him.\n\nFive had oil.')

  await page.getByRole('button', { name: 'Upload' }).click()
  const upload = page.getByRole('region', { name: 'Upload' })
  await expect(
    upload.getByText('Chapter 2, at 12:30, is after the end of the recording at 0:24'),
  ).toBeVisible()
  await page.getByLabel('Chapters').fill('0:00 Lamps\n0:12 Oil')
  await page.getByRole('button', { name: 'Upload' }).click()
  await expect(page.getByText('Audio sermon uploaded successfully!')).toBeVisible()

  await expect(page.getByLabel('Title')).toHaveValue('')
  await page.getByRole('link', { name: 'see its page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('button', { name: '0:12 Oil' })).toBeVisible()
  const id = new URL(page.url()).pathname.split('/').at(-1)
  await page.goto(`/media-dashboard/edit-sermon/${id}`)
  await expect(page.getByText('It has an audio file of')).toBeVisible()
  await expect(page.getByLabel('Chapters')).toHaveValue('0:00 Lamps\n0:12 Oil')
  await page.goto(`/sermons?search=${encodeURIComponent(title)}`)
  await expect(page.getByRole('button', { name: new RegExp(`Listen Now ?: ${title}`) })).toBeVisible()
  // Other tests count the sermons of this church.
  const token = await page.evaluate(() => localStorage.getItem('access_token'))
  const href = await page
    .getByRole('main')
    .getByRole('link', { name: title, exact: true })
    .getAttribute('href')
  const gone = await request.delete(`${church.url}/backend/api${href}/`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  expect(gone.status()).toBe(200)
})

test('each missing or wrong value is reported, and the typed values stay', async ({ page, signInAs }) => {
  await signInAs('media')
  await page.goto('/media-dashboard')
  const upload = page.getByRole('button', { name: 'Upload' })

  await upload.click()
  await expect(page.getByText('Please fill all required fields').first()).toBeVisible()
  await page.getByLabel('Video', { exact: true }).check()
  await fill(page, 'Half a sermon')
  await upload.click()
  await expect(
    page.getByText('Please provide either a YouTube link or upload a video file').first(),
  ).toBeVisible()
  await page.getByLabel('Video file').setInputFiles(sample('be-still.mp3'))
  await upload.click()
  await expect(page.getByText('Please select a valid video file').first()).toBeVisible()
  await page.getByLabel('Audio', { exact: true }).check()
  await upload.click()
  await expect(page.getByText('Please upload an audio file').first()).toBeVisible()
  await page.getByLabel('Audio file').setInputFiles({
    name: 'text.mp3',
    mimeType: 'audio/mpeg',
    buffer: Buffer.from('this is no sound'),
  })
  await upload.click()

  await expect(page.getByText('Please select a valid audio file').first()).toBeVisible()
  await expect(page.getByText('Failed to upload audio')).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('Half a sermon')
})

test('an upload shows its progress and can be cancelled, which keeps the form', async ({
  page,
  signInAs,
  context,
}) => {
  const title = unique('Never')
  await signInAs('media')
  await page.goto('/media-dashboard')
  await page.getByLabel('Audio', { exact: true }).check()
  await fill(page, title)
  await page.getByLabel('Audio file').setInputFiles(sample('be-still.mp3'))
  const network = await context.newCDPSession(page)
  const slow = { offline: false, latency: 20, downloadThroughput: 1e6, uploadThroughput: 8000 }
  await network.send('Network.emulateNetworkConditions', slow)

  await page.getByRole('button', { name: 'Upload' }).click()
  await expect(page.getByRole('progressbar', { name: 'Upload' })).toBeVisible()
  await expect(page.getByText(/MB of 0\.1 MB/)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()

  await expect(page.getByText('The upload was cancelled. Nothing was kept of it.')).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue(title)
})

test('a sermon is edited and deleted from the list', async ({ page, signInAs }) => {
  const title = unique('Bread')
  await signInAs('media')
  await page.goto('/media-dashboard/add-sermon')
  await fill(page, title)
  await page.getByLabel('Video', { exact: true }).check()
  await page.getByLabel('YouTube link').fill('https://www.youtube.com/watch?v=aqz-KE-bpKQ')
  const series = unique('Ruth')
  await page.getByRole('button', { name: 'Edit series' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sermon series' })
  await dialog.getByRole('button', { name: 'Add series' }).click()
  await dialog.getByRole('textbox').last().fill(series)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Series saved')).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue(title)
  await page.getByRole('combobox', { name: /^Series/ }).selectOption(series)
  await page.getByRole('button', { name: 'Upload' }).click()
  await expect(page).toHaveURL('/media-dashboard#sermons')
  await expect(page.getByText('Video sermon uploaded successfully!')).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: title })

  await openMenu(row)
  await row.getByRole('link', { name: /^Edit/ }).click()
  await expect(page.getByLabel('Title')).toHaveValue(title)
  await expect(page.getByRole('combobox', { name: /^Series/ })).toHaveValue(series)
  await page.getByLabel('Audio', { exact: true }).check()
  await expect(page.getByText('It has a video, which is removed for good')).toBeVisible()
  await page.getByLabel('Video', { exact: true }).check()
  await expect(page.getByText('It stays unless you choose another file.')).toBeVisible()
  await page.getByLabel('Scripture').fill('John 6:35')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Sermon updated successfully!')).toBeVisible()
  await expect(row).toContainText('John 6:35')
  await choose(row, /^Delete/)
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()

  await expect(page.getByText('Sermon deleted successfully')).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('a sermon that could not be loaded is loaded again by a press, and its page says when there is none', async ({
  page,
  signInAs,
}) => {
  await signInAs('media')
  await page.route(/\/sermons\/2\/$/, (route) => route.abort(), { times: 1 })

  await page.goto('/media-dashboard/edit-sermon/2')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Title')).toHaveValue(/./)
  await page.goto('/media-dashboard/edit-sermon/99999')

  await expect(page.getByText('It may have been deleted.')).toBeVisible()
})

test('the media team starts and ends a stream', async ({ page, signInAs, browser, church }) => {
  const title = unique('First Service')
  await signInAs('media')
  await page.goto('/media-dashboard#live')
  await page.getByRole('button', { name: 'Go live' }).click()
  await expect(page.locator('form').getByText('Please enter a title')).toBeVisible()
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Address of the video').fill('https://www.youtube.com/watch?v=aqz-KE-bpKQ')
  await page.getByRole('button', { name: 'Go live' }).click()
  await expect(page.getByText('You are live')).toBeVisible()
  const visitor = await browser.newPage({ baseURL: church.url })
  await visitor.goto('/live-stream')
  await expect(visitor.getByText(title).first()).toBeVisible()

  await page.getByRole('button', { name: 'Stop live' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stop live' }).click()

  await expect(page.getByText('The stream has ended')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Go live' })).toBeVisible()
  await visitor.close()
})

test('who goes live while somebody else is can end that stream there, and what was typed stays', async ({
  page,
  signInAs,
  church,
}) => {
  const address = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'
  await signInAs('media')
  await page.goto('/media-dashboard#live')
  await page.getByLabel('Title').fill('Evening worship')
  await page.getByLabel('Address of the video').fill(address)
  const headers = await bearer(page, church.url, 'admin')
  const data = { title: 'A trial that goes on', address }
  await page.request.post(`${church.url}/backend/api/live/start/`, { headers, data })

  await page.getByRole('button', { name: 'Go live' }).click()
  await expect(page.getByText(/End that stream first/)).toBeVisible()
  await page.getByRole('button', { name: 'Stop live' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stop live' }).click()

  await expect(page.getByLabel('Title')).toHaveValue('Evening worship')
  await expect(page.getByLabel('Address of the video')).toHaveValue(address)
  await expect(page.getByText(/End that stream first/)).toHaveCount(0)
})

test('who stops a stream that somebody else has stopped sees the one that began since, and may stop it then', async ({
  page,
  signInAs,
  church,
}) => {
  const address = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'
  await signInAs('media')
  const headers = await bearer(page, church.url, 'admin')
  const live = (act: 'start' | 'stop', data = {}) =>
    page.request.post(`${church.url}/backend/api/live/${act}/`, { headers, data })
  await live('start', { title: 'First service', address })
  await page.goto('/media-dashboard#live')
  await page.getByRole('button', { name: 'Stop live' }).click()
  await live('stop')
  await live('start', { title: 'Second service', address })
  const dialog = page.getByRole('dialog')

  await dialog.getByRole('button', { name: 'Stop live' }).click()
  await expect(dialog.getByText('Another stream has begun since: “Second service”.')).toBeVisible()
  await expect(dialog.getByText('“Second service” ends for everybody who watches.')).toBeVisible()
  await live('stop')
  await dialog.getByRole('button', { name: 'Stop live' }).click()

  await expect(page.getByText(/^Nobody is live/)).toBeVisible()
})

test('a member is redirected from the media dashboard', async ({ page, signInAs }) => {
  await signInAs('member')
  await page.goto('/media-dashboard')

  await expect(page).toHaveURL('/dashboard')
})
