import { expect, test } from 'vitest'
import { SuperAdmin } from '../../../src/islands/admin/SuperAdmin.tsx'
import { LeaderDashboard } from '../../../src/islands/groups/leader/LeaderDashboard.tsx'
import { newPerson } from '../../support/new-person.ts'
import { openIsland, waitFor } from '../../support/page.tsx'
import {
  dialog,
  dialogSays,
  fillIn,
  noRow,
  press,
  row,
  rowSays,
  sees,
  tick,
} from '../../support/page-acts.ts'

/* The first of two acts by the API, the second on the page. */

async function openDashboard() {
  const page = await openIsland(<p>Elsewhere</p>, { as: 'admin' })
  const at = (section: string) => page.open(<SuperAdmin />, { at: `/super-admin#${section}` })
  return { ...page, at }
}

const words = async () => (await dialog()).findByRole('textbox', { name: /^Text/ })

test('of two who edit one announcement the second gets a message, keeps the typed text, and sees the text of the first', async () => {
  await using page = await openDashboard()
  const title = 'Rain in the roof'
  const { id, version } = (await page.ask('admin', 'POST announcements/', {
    title,
    content: 'We wait.',
  })) as {
    id: number
    version: number
  }
  await page.at('announcements?search=Rain%20in%20the%20roof')
  await press(/^Edit/, await row(title))
  await page.ask('admin', `PUT announcements/${id}/`, { title, content: 'We meet in the hall.', version })

  await fillIn(await words(), 'We meet under the tree.')
  await press('Save', await dialog())
  await dialogSays('Somebody else changed this meanwhile')
  await waitFor(async () => expect(await words()).toHaveValue('We meet under the tree.'))
  await press('Close', await dialog())
  await rowSays(title, 'We meet in the hall.')
  await press(/^Edit/, await row(title))
  await waitFor(async () => expect(await words()).toHaveValue('We meet in the hall.'))

  // Then the first one deletes it while the second one is still writing.
  await page.ask('admin', `DELETE announcements/${id}/`)
  await fillIn(await words(), 'In the hall, at six.')
  await press('Save', await dialog())
  await dialogSays('Somebody else has deleted this meanwhile')
  await waitFor(async () => expect(await words()).toHaveValue('In the hall, at six.'))
  await press('Close', await dialog())
  await noRow(title)
})

test('of two who decide about one testimony the second gets a message with the decision, and sees it', async () => {
  await using page = await openDashboard()
  const title = 'Out of the water'
  const { id } = (await page.ask('member', 'POST members/testimonies/', {
    title,
    category: 'provision',
    content: 'The flood left us everything.',
  })) as { id: number }
  await page.at('testimonies?search=Out%20of%20the%20water')
  await rowSays(title, 'Pending')
  await page.ask('admin', `POST members/testimonies/${id}/approve/`, {})

  await press(/^Approve/, await row(title))

  await sees('Somebody else has approved this testimony meanwhile.')
  await rowSays(title, 'Approved')
  expect((await row(title)).queryByRole('button', { name: /^Approve/ })).toBeNull()
  await page.ask('admin', `DELETE members/testimonies/${id}/`)
  await press(/^Delete/, await row(title))
  await press('Delete', await dialog())
  await dialogSays('Somebody else has deleted this already.')
  await noRow(title)
})

test('of two who change one person’s role the second gets a message, and the role of the first stays', async () => {
  await using page = await openDashboard()
  const username = await newPerson(page.church, { complete: false })
  await page.at(`users?search=${username}`)
  await press(/^Manage Role/, await row(username))
  const { user } = await page.church.signIn(username)
  await page.ask('admin', `PUT admin/users/${user['id']}/role/`, { role: 'media' })

  await tick('radio', 'Super Admin', await dialog())
  await press('Update Role', await dialog())

  await sees('Failed to update user role')
  await dialogSays('Somebody else gave this person another role meanwhile')
  expect((await dialog()).getByRole('radio', { name: 'Super Admin' })).toBeChecked()
  await press('Cancel', await dialog())
  await rowSays(username, 'Media Team')
})

test('when an admin has marked a prayer request as answered, the leader who does so gets a message', async () => {
  await using page = await openIsland(<p>Elsewhere</p>, { as: 'leader' })
  const { id } = (await page.ask('member', 'POST prayer_requests/create/', {
    title: 'For my knees',
    description: 'They hurt.',
    isPrivate: true,
  })) as { id: number }
  await page.open(<LeaderDashboard />, { at: '/fellowship-leader#prayer-requests?search=For%20my%20knees' })
  await rowSays('For my knees', 'Pending')
  await page.ask('admin', `POST prayer_requests/${id}/answered/`, { is_answered: true })

  await press(/^Mark as Answered/, await row('For my knees'))

  await sees('Somebody else has marked this request as answered meanwhile.')
  await rowSays('For my knees', 'Answered')
})
