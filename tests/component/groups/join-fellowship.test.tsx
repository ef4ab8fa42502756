import { expect, test } from 'vitest'
import { fellowshipBrowser } from '../../support/fellowship-page.tsx'
import { newPerson } from '../../support/new-person.ts'
import { openIsland, screen, waitFor } from '../../support/page.tsx'
import { button, click, dialog, field, fill, press, sees } from '../../support/page-acts.ts'

/* Joining a fellowship and writing to its leader, as a visitor and as a member. */

const open = (group: number, more: object = {}) =>
  openIsland(fellowshipBrowser, { at: `/fellowships?group=${group}`, ...more })

const belongs = () => sees('You are in this fellowship')
const message = () => field(/^Message to/)

test('an address alone joins nobody', async () => {
  await using page = await openIsland(fellowshipBrowser, {
    person: {},
    at: '/fellowships?group=5&join=1&act=join',
  })

  expect(await button('Join')).toBeEnabled()
  expect(screen.queryByText(/^Request sent to join/)).toBeNull()
  expect(page.bodies('POST fellowships/5/join/')).toEqual([])
})

test('a visitor writes to a leader with a name and a telephone number, and the leader can read it', async () => {
  await using page = await open(1)
  await fill(/^Message to/, 'Is there a place for a wheelchair?')
  await press('Send message')
  await waitFor(async () => expect(await field('Your name')).toHaveFocus())

  await fill('Your name', 'Akosua Danso')
  await fill('Your phone', '024 412 3456')
  await press('Send message')

  await sees('Message sent to group leader')
  await waitFor(async () => expect(await message()).toHaveValue(''))
  const kept = JSON.stringify(await page.ask('leader', 'GET fellowships/1/messages/'))
  expect(kept).toContain('Is there a place for a wheelchair?')
  expect(kept).toContain('Akosua Danso')
  expect(kept).toContain('+233244123456')
})

test.each([401, 404])(
  "before a backend that answers a visitor's message with %s, the page asks for a login and keeps the message",
  async (status) => {
    await using page = await open(5)
    const username = await newPerson(page.church)
    page.plan('POST fellowships/5/message/', { status, body: {} })
    await fill('Your name', 'Akosua Danso')
    await fill('Your phone', '024 412 3456')
    await fill(/^Message to/, 'May I come on Thursday?')

    await press('Send message')
    await sees('Only members can write to a leader here')
    expect(screen.queryByText('Message sent to group leader')).toBeNull()
    await waitFor(async () => expect(await message()).toHaveValue('May I come on Thursday?'))
    await click((await dialog()).getByRole('link', { name: 'Log in' }))
    expect(page.left()).toBe('/login?next=%2Ffellowships%3Fgroup%3D5')
    await page.open(await fellowshipBrowser(page.church), { as: username, at: '/fellowships?group=5' })

    await waitFor(async () => expect(await message()).toHaveValue('May I come on Thursday?'))
    expect(await button('Join')).toBeVisible()
    expect(screen.queryByLabelText('Your name')).toBeNull()
  },
)

test('joining is stored on the server', async () => {
  await using page = await open(4, { as: 'newcomer' })

  await press('Join')
  await sees('Request sent to join Siloam Home Fellowship')

  await belongs()
  await waitFor(async () =>
    expect(await page.ask('newcomer', 'GET fellowships/my/')).toMatchObject({
      name: 'Siloam Home Fellowship',
    }),
  )
  await page.reload()
  await belongs()
})

test('a refused join is rolled back with the reason, a refused message is kept, and before a backend without that call a join stays on this device', async () => {
  await using page = await open(5, { as: 'member' })
  page.plan('POST fellowships/5/*/', { status: 409, body: { detail: 'This fellowship is full.' } })

  await press('Join')
  await sees('This fellowship is full.')
  expect(await button('Join')).toBeVisible()
  await fill(/^Message to/, 'May I come on Thursday?')
  await press('Send message')

  await sees('Message sent to group leader')
  await waitFor(async () => expect(await message()).toHaveValue('May I come on Thursday?'))
  expect(screen.queryByText('You are in this fellowship')).toBeNull()
  page.plan('POST fellowships/5/join/', { status: 404, body: {} })
  await press('Join')
  await belongs()
})

test('a blank message is not sent, and the leader can read a member’s message', async () => {
  await using page = await open(1, { as: 'member' })
  await fill(/^Message to/, '   ')
  await press('Send message')
  await waitFor(async () => expect(await message()).toHaveValue('   '))
  expect(page.bodies('POST fellowships/1/message/')).toEqual([])

  await fill(/^Message to/, 'I shall bring the drum <b>on Friday</b>')
  await press('Send message')
  await sees('Message sent to group leader')

  await waitFor(async () => expect(await message()).toHaveValue(''))
  await waitFor(async () =>
    expect(JSON.stringify(await page.ask('leader', 'GET fellowships/1/messages/'))).toContain(
      'I shall bring the drum <b>on Friday</b>',
    ),
  )
})
