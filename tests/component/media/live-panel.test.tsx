import { expect, test } from 'vitest'
import { MediaDashboard } from '../../../src/islands/media/media/MediaDashboard.tsx'
import { openIsland, screen } from '../../support/page.tsx'
import { press, sees } from '../../support/page-acts.ts'

const begin = 'Begin a sample stream'
const dashboard = (isDemonstration: boolean) => (
  <MediaDashboard series={[]} isDemonstration={isDemonstration} />
)
const at = { as: 'media', at: '/media-dashboard#live' }

test('the media team begins a sample stream in the demonstration, and sees it on air', async () => {
  await using page = await openIsland(dashboard(true), { ...at, isDemonstration: true })
  const answer = page.hold('POST live/sample/')

  await press(begin)
  expect(await screen.findByRole('button', { name: 'Beginning...' })).toBeDisabled()
  answer()

  await sees('The sample stream has begun')
  expect(await screen.findByRole('link', { name: 'Watch and moderate the chat' })).toBeVisible()
  expect(screen.queryByRole('button', { name: begin })).toBeNull()
})

test('a sample stream that cannot begin says why, and can be tried again', async () => {
  await using _page = await openIsland(dashboard(true), at)

  await press(begin)

  await sees('There is no sample stream in this church.')
  expect(await screen.findByRole('button', { name: begin })).toBeEnabled()
})

test('there is no sample stream outside the demonstration', async () => {
  await using _page = await openIsland(dashboard(false), at)

  expect(await screen.findByRole('button', { name: 'Go live' })).toBeVisible()
  expect(screen.queryByRole('button', { name: begin })).toBeNull()
})
