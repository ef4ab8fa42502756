import { expect, test } from 'vitest'
import { SuperAdmin } from '../../../src/islands/admin/SuperAdmin.tsx'
import { clearSession } from '../../../src/stores/session-acts.ts'
import { openIsland, screen, waitFor } from '../../support/page.tsx'
import { sees } from '../../support/page-acts.ts'

const events = { as: 'admin', at: '/super-admin#events' }

function go(section: string): void {
  location.hash = section
  dispatchEvent(new HashChangeEvent('hashchange'))
  dispatchEvent(new PopStateEvent('popstate'))
}

async function openTwice() {
  const page = await openIsland(<SuperAdmin />, events)
  const title = 'A day at Labadi'
  await page.church.db.updateTable('event').set({ title }).execute()
  await page.reload()
  await waitFor(() => expect(screen.getAllByText(title).length).toBeGreaterThan(0))
  go('sermons')
  await waitFor(() => expect(screen.queryAllByText(title)).toEqual([]))
  return Object.assign(page, { title })
}

test('a section that is opened again shows its last rows at once, and then what has changed', async () => {
  await using page = await openTwice()
  await page.church.db.updateTable('event').set({ title: 'A day at Ada' }).execute()
  page.church.cache.invalidate('events')
  const answer = page.hold('GET events/')

  go('events')

  await waitFor(() => expect(screen.getAllByText(page.title).length).toBeGreaterThan(0))
  answer()
  await waitFor(() => expect(screen.getAllByText('A day at Ada').length).toBeGreaterThan(0))
  expect(screen.queryAllByText(page.title)).toEqual([])
})

test('rows are forgotten with the session', async () => {
  await using page = await openTwice()
  const { access } = await page.church.signIn('admin')
  expect(access).toBeTruthy()
  const user = localStorage.getItem('user')
  clearSession()
  expect(user).toBeTruthy()
  await page.open(<SuperAdmin />, { as: 'admin', at: '/super-admin#sermons' })
  await sees(/^1 to 20 of \d+$/)
  page.hold('GET events/')

  go('events')

  await screen.findByRole('heading', { name: 'Events' })
  expect(screen.queryAllByText(page.title)).toEqual([])
})
