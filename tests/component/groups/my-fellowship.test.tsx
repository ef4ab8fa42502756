import { expect, test } from 'vitest'
import { MyFellowships } from '../../../src/islands/groups/fellowships/MyFellowships.tsx'
import { openIsland, screen, waitFor, within } from '../../support/page.tsx'
import { button, choose, dialog, field, fill, press, region, sees } from '../../support/page-acts.ts'

const openAs = (as: string) => openIsland(<MyFellowships />, { as, at: '/memberfellowship' })
const openFor = (person: object) => openIsland(<MyFellowships />, { person, at: '/memberfellowship' })
const joins = () => screen.findByRole('heading', { name: 'Join a fellowship' })

test('missing fields of a backend show the defaults of the specification', async () => {
  await using page = await openAs('member')
  page.plan('GET fellowships/my/', { status: 200, body: { name: 'Bethel' } })
  await page.reload()

  const details = await region('About us')
  expect(details).toHaveTextContent('Sunday After Service')
  expect(details).toHaveTextContent('Not set')
  expect(details).toHaveTextContent('Church')
  expect(screen.queryByRole('button', { name: 'Leave this fellowship' })).toBeNull()
})

test('a join without a choice is refused at the field, a refused one is rolled back, and another is shown before the server has answered', async () => {
  await using page = await openFor({ complete: false })
  const choice = await field('Fellowship')
  await waitFor(() => expect(within(choice).getAllByRole('option')).toHaveLength(7))
  expect(screen.queryByText('Failed to fetch your fellowship')).toBeNull()

  await press('Join')
  expect(choice).toHaveAccessibleDescription('Please select a fellowship to join')
  expect(choice).toHaveFocus()

  page.plan('POST fellowships/5/join/', { status: 409, body: { detail: 'This fellowship is full.' } })
  await choose('Fellowship', 'Elim Prayer Fellowship')
  await press('Join')
  await sees('Failed to join fellowship. Please try again.')
  await waitFor(async () =>
    expect((await joins()).closest('section')).toHaveTextContent('This fellowship is full.'),
  )
  await waitFor(async () => expect(await field('Fellowship')).toHaveValue('5'))

  page.replan()
  const release = page.hold('POST fellowships/5/join/')
  await press('Join')
  await screen.findByRole('heading', { name: 'Elim Prayer Fellowship' })
  release()
  await sees('Nothing is planned yet beside the weekly meeting.')
})

test('before a backend without that call a join stays on this device', async () => {
  await using page = await openFor({ complete: false })
  page.plan('POST fellowships/5/join/', { status: 404, body: {} })
  await choose('Fellowship', 'Elim Prayer Fellowship')

  await press('Join')

  await sees('Successfully joined Elim Prayer Fellowship!')
  await sees('Nothing is planned', within(await region('Upcoming events')))
  expect(await region('About us')).toBeVisible()
})

test('leaving asks for a confirmation with the name of the fellowship, and is stored', async () => {
  await using page = await openFor({})
  await press('Leave this fellowship')
  await press('Stay', await dialog('Leave Siloam Home Fellowship?'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  await press('Leave this fellowship')
  await press('Leave Siloam Home Fellowship', await dialog('Leave Siloam Home Fellowship?'))

  await sees('You have left Siloam Home Fellowship')
  await joins()
  expect(screen.getByRole('main')).toHaveFocus()
  await page.reload()
  await joins()
})

test('a refused leave is rolled back with the reason', async () => {
  await using page = await openFor({})
  page.plan('DELETE fellowships/4/join/', {
    status: 403,
    body: { detail: 'Please hand your keys back first.' },
  })

  await press('Leave this fellowship')
  await press('Leave Siloam Home Fellowship')

  await sees('Please hand your keys back first.')
  expect(await region('About us')).toBeVisible()
})

test('a fellowship that fails to load is reported, and can be loaded again: who leads it, when it meets next, and its upcoming events', async () => {
  await using page = await openAs('member')
  page.plan('GET fellowships/my/', { status: 500 })
  await page.reload()
  await sees('Failed to fetch your fellowship')

  page.replan()
  await press('Try again')

  const details = await region('About us')
  expect(details).toHaveTextContent('Yaw Adomako')
  expect(details).toHaveTextContent('6:30 PM')
  await sees(/^Next meeting: Friday/)
  await sees('Serving in the City', within(await region('Upcoming events')))
})

test('the leader can read a message that a member writes on this page', async () => {
  await using page = await openAs('member')
  await press('Write message')
  await fill('Message to Yaw Adomako', 'I shall be late on Friday.')

  await press('Send message')

  await sees('Message sent to group leader')
  await waitFor(async () =>
    expect(JSON.stringify(await page.ask('leader', 'GET fellowships/1/messages/'))).toContain(
      'I shall be late on Friday.',
    ),
  )
})

test('the leader of the fellowship has no button to write to themselves', async () => {
  await using _ = await openAs('leader')

  await screen.findByRole('heading', { name: 'You lead us' })
  expect(screen.queryByRole('button', { name: 'Write message' })).toBeNull()
  expect(await button('Leave this fellowship')).toBeVisible()
})
