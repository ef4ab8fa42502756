import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Overview } from '../../../src/islands/care/care/Overview.tsx'
import { LeaderDashboard } from '../../../src/islands/groups/leader/LeaderDashboard.tsx'
import { SendMessages } from '../../../src/islands/messages/messages/SendMessages.tsx'
import { History } from '../../../src/islands/services/check-in/History.tsx'
import { Weeks } from '../../../src/islands/services/rota/Weeks.tsx'
import type { NewcomerStepsAnswer } from '../../../src/lib/contract/care/care.ts'
import type { MessageResultsAnswer } from '../../../src/lib/contract/messages/message.ts'
import type {
  AttendanceWeeksAnswer,
  MeetingWeeksAnswer,
  OpenPlacesAnswer,
} from '../../../src/lib/contract/services/charts.ts'
import { formatMoney } from '../../../src/lib/money/money.ts'
import { formatDay } from '../../../src/lib/time/dates.ts'
import { addMessage, newDelivery } from '../../../src/server/messages/mailings/repo.ts'
import type { Church } from '../../support/church.ts'
import { openIsland } from '../../support/page.tsx'
import { byRole, press } from '../../support/page-acts.ts'

/* Charts: the picture says the main thing, and its table has the numbers of the API. The church has its sample data. */

/** The cells of a chart's table, row by row; a screen reader has them once the table is opened. */
async function cellsOf(title: string): Promise<string[][]> {
  await byRole('heading', title)
  const card = screen.getByRole('heading', { name: title, hidden: true }).closest<HTMLElement>('.card')
  if (!card) throw new Error(`${title} is no chart`)
  const rows = within(within(card).getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true })
  return rows.slice(1).map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? ''))
}

const or = (count: number | null, none: string) => (count === null ? none : String(count))

test('a pastor or admin sees the attendance of services and fellowships by week', async () => {
  await using page = await openIsland(<History />, { as: 'admin' })

  await press('Show chart')
  const cells = await cellsOf('Attendance by week')

  const { weeks } = (await page.ask('admin', 'GET check-in/weeks/')) as AttendanceWeeksAnswer
  const last = weeks.findLast(({ services }) => services !== null)
  expect(cells).toEqual(
    weeks.map(({ week, services, fellowships }) => [
      formatDay(week),
      or(services, 'Not counted'),
      or(fellowships, 'No marks'),
    ]),
  )
  expect(await byRole('img', new RegExp(`^${last?.services} at services`))).toBeVisible()
})

test('a chart goes again by one press', async () => {
  await using _page = await openIsland(<History />, { as: 'admin' })
  await press('Show chart')
  await byRole('img', /in the week from/)

  await press('Hide chart')

  expect(screen.queryByRole('img')).toBeNull()
})

test('a leader sees how many of those marked were present, by week', async () => {
  await using page = await openIsland(<LeaderDashboard />, { as: 'leader', at: '/fellowship-leader#events' })

  await press('Show chart')
  const cells = await cellsOf('Attendance by week')

  const { weeks } = (await page.ask('leader', 'GET fellowships/1/attendance/')) as MeetingWeeksAnswer
  const last = weeks.findLast(({ marked }) => marked > 0)
  expect(cells).toEqual(
    weeks.map(({ week, present, marked }) => [
      formatDay(week),
      marked ? String(present) : 'No marks',
      String(marked),
    ]),
  )
  expect(await byRole('img', new RegExp(`^${last?.present} of ${last?.marked} marked`))).toBeVisible()
})

test('who keeps the rota sees the open places of the weeks to come', async () => {
  await using page = await openIsland(<Weeks />, { as: 'admin' })

  await press('Show chart')
  const cells = await cellsOf('Open places by week')

  const { weeks } = (await page.ask('admin', 'GET rota/places/')) as OpenPlacesAnswer
  const open = weeks.reduce((sum, week) => sum + week.open, 0)
  expect(open).toBeGreaterThan(0)
  expect(cells).toEqual(weeks.map((week) => [formatDay(week.week), String(week.open), String(week.needed)]))
  expect(await byRole('img', new RegExp(`^${open} open places? of`))).toBeVisible()
})

test('who looks after newcomers sees for which step they wait', async () => {
  await using page = await openIsland(<Overview />, { as: 'admin' })

  const cells = await cellsOf('Newcomers by step')

  const { steps } = (await page.ask('admin', 'GET care/overview/steps/')) as NewcomerStepsAnswer
  const newcomers = steps.reduce((sum, step) => sum + step.newcomers, 0)
  expect(newcomers).toBeGreaterThan(0)
  expect(cells).toEqual(
    steps.map((step) => [step.step || 'All steps are done', String(step.newcomers), String(step.overdue)]),
  )
  expect(await byRole('img', new RegExp(`^${newcomers} newcomers? with an open card`))).toBeVisible()
})

/** A text message to two people of whom one has read it, and an announcement in the app. */
async function sendTwo({ db, clock }: Church) {
  const at = clock.now.toISOString()
  const [one, other] = await db.selectFrom('account').select('id').orderBy('id').limit(2).execute()
  for (const [subject, channel, cost] of [
    ['Harvest', 'sms', 6],
    ['Choir', 'app', 0],
  ] as const) {
    const message_id = await addMessage(
      db,
      {
        state: 'sent',
        audience: 'everybody',
        audience_name: '',
        fellowship_id: null,
        purpose: 'church',
        channel,
        subject,
        text: subject,
        plain_letters: 0,
        site: '',
        people: 2,
        cost: 2 * cost,
        send_at: at,
        written_by: one?.id ?? null,
        written_at: at,
      },
      [],
    )
    const rows = [one, other].map((account) => ({
      message_id,
      recipient: `account ${account?.id}`,
      account_id: account?.id ?? null,
      channel,
      cost,
      ...newDelivery(at),
      state: 'arrived' as const,
      read_at: account === one ? at : null,
    }))
    await db.insertInto('delivery').values(rows).execute()
  }
}

test('who writes messages sees how many got and opened them, and what they cost', async () => {
  await using page = await openIsland(<p>Elsewhere</p>, { as: 'admin' })
  await sendTwo(page.church)
  await page.open(<SendMessages />)

  await press('Show chart')
  const cells = await cellsOf('Delivered and opened')

  const { messages, currency } = (await page.ask('admin', 'GET messages/results/')) as MessageResultsAnswer
  expect(messages.map(({ subject, delivered, opened, cost }) => [subject, delivered, opened, cost])).toEqual([
    ['Harvest', 2, 1, 12],
    ['Choir', 2, 1, 0],
  ])
  expect(cells).toEqual(
    messages.map(({ subject, people, delivered, opened, cost }) => [
      subject,
      String(people),
      String(delivered),
      or(opened, 'Not known'),
      formatMoney(cost, currency),
    ]),
  )
  expect(await byRole('img', '4 of 4 delivered, 2 known to be opened.')).toBeVisible()
  expect(await byRole('img', 'GHS 0.12 for 2 messages.')).toBeVisible()
})
