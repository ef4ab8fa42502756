import { expect, test } from 'vitest'
import { LeaderDashboard } from '../../../src/islands/groups/leader/LeaderDashboard.tsx'
import { dayFromNow, membersOf, planEvent, recordsOf } from '../../support/leading.ts'
import { openIsland, screen, waitFor } from '../../support/page.tsx'
import { button, dialog, dialogSays, noDialog, press, row, sees } from '../../support/page-acts.ts'

async function openEvent() {
  const page = await openIsland(<p>Elsewhere</p>, { as: 'leader' })
  const id = await planEvent(page, 'Friday meeting', { date: dayFromNow(0), time: '10:30' })
  const members = await membersOf(page)
  const list = () => page.open(<LeaderDashboard />, { at: '/fellowship-leader#events' })
  return { ...page, id, members, list }
}

const mark = async (choice: string, name = '') =>
  button(new RegExp(`^${choice} ?: ?${name}$`), await dialog())
const choose = async (choice: string, name = '') =>
  press(new RegExp(`^${choice} ?: ?${name}$`), await dialog())
const openSheet = async () => press(/^Attendance/, await row('Friday meeting'))

test('attendance begins unmarked, and each mark is saved and can be changed and undone', async () => {
  await using page = await openEvent()
  const [ama, kofi] = page.members
  await page.list()
  await openSheet()
  await (await dialog()).findByRole('heading', { name: 'Attendance for Friday meeting' })
  await dialogSays(/10:30 AM · \d+ members/)
  expect(screen.getByRole('dialog').querySelectorAll('[aria-pressed="true"]')).toHaveLength(0)
  expect((await dialog()).getByRole('button', { name: /^Undo/ })).toHaveAttribute('aria-disabled', 'true')

  await choose('Present', ama?.name)
  await sees('Attendance updated')
  expect(page.bodies('POST fellowships/1/events/')).toEqual([{ member: ama?.id, is_present: true }])
  await waitFor(async () => expect(await mark('Present', ama?.name)).toHaveAttribute('aria-pressed', 'true'))
  await choose('Absent', kofi?.name)
  await choose('Absent', ama?.name)
  await waitFor(async () => expect(await mark('Present', ama?.name)).toHaveAttribute('aria-pressed', 'false'))
  await dialogSays('0 present, 2 absent')
  await waitFor(async () =>
    expect((await recordsOf(page, page.id)).map(({ is_present }) => is_present)).toEqual([false, false]),
  )

  await choose('Undo', ama?.name)
  await waitFor(async () => expect(await mark('Present', ama?.name)).toHaveAttribute('aria-pressed', 'true'))
  await choose('Undo', kofi?.name)
  await dialogSays('1 present, 0 absent')
  await waitFor(async () =>
    expect(await recordsOf(page, page.id)).toMatchObject([{ member: { id: ama?.id }, is_present: true }]),
  )

  await press('Done', await dialog())
  await noDialog()
  expect(location.hash).toBe('#events')
})

test('marks of one leader are not sent by the next leader on the same device', async () => {
  await using page = await openEvent()
  const [ama] = page.members
  page.plan('POST fellowships/1/events/*/attendance/', 'lost')
  await page.list()
  await openSheet()
  await choose('Present', ama?.name)
  await waitFor(async () => expect((await dialog()).getAllByText('Waits for the network')).toHaveLength(1))
  await page.open(<p>Elsewhere</p>)
  page.replan()
  const before = page.bodies('POST fellowships/1/events/').length

  await page.open(<LeaderDashboard />, { as: 'leader2', at: '/fellowship-leader' })
  await waitFor(() => expect(screen.getAllByRole('definition').at(-1)).toHaveTextContent(/^\d+$/))
  expect(page.bodies('POST fellowships/1/events/')).toHaveLength(before)

  await page.open(<LeaderDashboard />, { as: 'leader', at: '/fellowship-leader' })
  await waitFor(async () => expect(await recordsOf(page, page.id)).toHaveLength(1))
})

test('a refused mark is rolled back with the reason', async () => {
  await using page = await openEvent()
  const [ama] = page.members
  page.plan('POST fellowships/1/events/*/attendance/', {
    status: 400,
    body: { member: ['This is no member of the fellowship'] },
  })
  await page.list()
  await openSheet()

  await choose('Present', ama?.name)

  await sees('Failed to update attendance')
  await dialogSays('This is no member of the fellowship')
  await waitFor(async () => expect(await mark('Present', ama?.name)).toHaveAttribute('aria-pressed', 'false'))
})

test('attendance that fails to load is reported, and no dialog opens', async () => {
  await using page = await openEvent()
  page.plan('GET fellowships/1/events/*/attendance/', { status: 500, body: {} })
  await page.list()

  await openSheet()

  await sees('Failed to load attendance data')
  await noDialog()
  expect(location.hash).toBe('#events')
})
