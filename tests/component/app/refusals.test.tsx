import { expect, test } from 'vitest'
import { LeaderDashboard } from '../../../src/islands/groups/leader/LeaderDashboard.tsx'
import { MediaDashboard } from '../../../src/islands/media/media/MediaDashboard.tsx'
import { newPerson } from '../../support/new-person.ts'
import { openIsland, screen, waitFor } from '../../support/page.tsx'
import { dialog, fillIn, press, row } from '../../support/page-acts.ts'

/** A person with this role is signed in, and `takeAway` takes the role away. */
async function openAs(role: string) {
  const page = await openIsland(<p>Elsewhere</p>)
  const username = await newPerson(page.church, { complete: false })
  const { id } = (await page.church.signIn(username)).user
  const give = (to: string) => page.ask('admin', `PUT admin/users/${id}/role/`, { role: to })
  if (role !== 'user') await give(role)
  return { ...page, username, id, takeAway: () => give('user') }
}

/** The page is left for the dashboard, which says why. */
async function expectLedOut(page: Awaited<ReturnType<typeof openAs>>, why: string | RegExp): Promise<void> {
  await waitFor(() => expect(page.left()).toBe('/dashboard'))
  expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toMatchObject({ role: 'user' })
  await page.open(<p>Dashboard</p>, { at: '/dashboard' })
  expect((await screen.findByRole('alert')).querySelector('p')).toHaveTextContent(why)
}

const demoted = /^Your role in the church has changed, and this page is not open to it\.$/

test('a media role that is taken away while the page is open ends with the next act', async () => {
  await using page = await openAs('media')
  await page.open(<MediaDashboard series={[]} />, { as: page.username, at: '/media-dashboard#sermons' })
  await press(/^Delete/, await row('Be Still'))
  await page.takeAway()

  await press('Delete', await dialog())

  await expectLedOut(page, demoted)
})

test('a leader who is replaced while an event is written is redirected', async () => {
  await using page = await openAs('user')
  await page.ask('admin', 'POST fellowships/', { name: 'Shiloh', location: 'Osu', leader: page.id })
  await page.open(<LeaderDashboard />, { as: page.username, at: '/fellowship-leader#events' })
  await press('Create Event')
  const put = async (label: string, text: string) =>
    fillIn(await (await dialog()).findByLabelText(label), text)
  await put('Event Title', 'Prayer walk')
  await put('Description', 'Around the market.')
  await put('Date', '2099-01-02')
  await put('Time', '06:00')
  await put('Location', 'Madina')
  await page.takeAway()

  await press('Create Event', await dialog())

  await expectLedOut(page, /Your account may not do this|Your role in the church/)
})
