import { expect, test } from 'vitest'
import { LeaderDashboard } from '../../../src/islands/groups/leader/LeaderDashboard.tsx'
import { dayFromNow, eventOf, planEvent } from '../../support/leading.ts'
import { openIsland, screen, waitFor } from '../../support/page.tsx'
import {
  dialog,
  dialogSays,
  fillIn,
  noRow,
  press,
  row,
  rowElement,
  rowSays,
  sees,
} from '../../support/page-acts.ts'

async function openEvents() {
  const page = await openIsland(<p>Elsewhere</p>, { as: 'leader' })
  const open = () => page.open(<LeaderDashboard />, { at: '/fellowship-leader#events' })
  return { ...page, openList: open }
}

const inDialog = async (label: string) => (await dialog()).findByLabelText(label)
const put = async (label: string, text: string) => fillIn(await inDialog(label), text)

test('an event that was refused stays in its form after its dialog is closed and a reload', async () => {
  await using page = await openEvents()
  page.plan('POST fellowships/1/events/', { status: 500, body: { detail: 'The hall is on fire.' } })
  await page.openList()
  await press('Create Event')
  await put('Event Title', 'Prayer walk')
  await put('Description', 'Around the market.')
  await put('Date', dayFromNow(2))
  await put('Time', '06:00')
  await put('Location', 'Madina')

  await press('Create Event', await dialog())

  await sees('Failed to create event')
  await dialogSays('The hall is on fire.')
  await waitFor(async () => expect(await inDialog('Event Title')).toHaveValue('Prayer walk'))
  await press('Close', await dialog())
  await page.reload()
  await press('Create Event')
  await waitFor(async () => expect(await inDialog('Event Title')).toHaveValue('Prayer walk'))
  await waitFor(async () => expect(await inDialog('Location')).toHaveValue('Madina'))
})

test('an event is edited, and a stale edit is refused without overwriting', async () => {
  await using page = await openEvents()
  const id = await planEvent(page, 'Bible study')
  await page.openList()
  await press(/^Edit/, await row('Bible study'))
  await waitFor(async () => expect(await inDialog('Event Title')).toHaveValue('Bible study'))
  await put('Location', 'Church hall')
  await press('Save', await dialog())
  await sees('Event updated')
  await rowSays('Bible study', 'Church hall')

  await press(/^Edit/, await row('Bible study'))
  await page.ask('admin', `PUT events/${id}/`, {
    ...eventOf('Bible study', { location: 'Chapel' }),
    fellowship: 1,
  })
  await put('Location', 'Courtyard')
  await press('Save', await dialog())

  await dialogSays('Somebody else changed this meanwhile')
  await press('Save', await dialog())
  await dialogSays('Somebody else changed this meanwhile')
  await waitFor(async () => expect(await inDialog('Location')).toHaveValue('Courtyard'))
  await press('Close', await dialog())
  await press('Refresh')
  await rowSays('Bible study', 'Chapel')
  await press(/^Edit/, await row('Bible study'))
  await waitFor(async () => expect(await inDialog('Location')).toHaveValue('Chapel'))
})

test('an event is deleted after a confirmation, and stays when the server refuses', async () => {
  await using page = await openEvents()
  await planEvent(page, 'Picnic')
  await page.openList()
  page.plan('DELETE fellowships/1/events/*/', { status: 500, body: { detail: 'Not now.' } })

  await press(/^Delete/, await row('Picnic'))
  await dialogSays('Are you sure you want to delete this event?')
  await dialogSays('Picnic')
  await press('Delete', await dialog())
  await sees('Failed to delete event')
  await dialogSays('Not now.')
  await press('Cancel', await dialog())
  await rowElement('Picnic')
  page.replan()
  await press(/^Delete/, await row('Picnic'))
  await press('Delete', await dialog())

  await sees('Event deleted successfully')
  await noRow('Picnic')
  await page.reload()
  await screen.findByRole('heading', { name: 'Events' })
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(1))
  await noRow('Picnic')
})
