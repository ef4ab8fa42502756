import { expect, test } from 'vitest'
import { SuperAdmin } from '../../../src/islands/admin/SuperAdmin.tsx'
import { forgetPage, lastPage, readPage } from '../../../src/islands/staff/lists/last-pages.ts'
import { openIsland, screen, waitFor } from '../../support/page.tsx'

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

  go('events')

  await waitFor(() => expect(screen.getAllByText(page.title).length).toBeGreaterThan(0))
  await waitFor(() => expect(screen.getAllByText('A day at Ada').length).toBeGreaterThan(0))
  expect(screen.queryAllByText(page.title)).toEqual([])
})

const query = { limit: 20, offset: 0, search: '', ordering: '' }
const part = { count: 1, rows: [{ id: 1, title: 'A day at Labadi' }] }

test('rows are shown to nobody but the account that asked for them, whenever they come', async () => {
  await using page = await openIsland(<p>Dashboard</p>, { as: 'admin' })
  const list = async () => part
  let arrive: (rows: typeof part) => void = () => undefined
  const slow = () =>
    new Promise<typeof part>((resolve) => {
      arrive = resolve
    })
  await readPage(list, query)
  const coming = readPage(slow, query)
  expect(lastPage(list, query)).toEqual(part)
  expect(lastPage(list, { ...query, search: 'labadi' })).toBeUndefined()

  await page.open(<p>Dashboard</p>, { as: 'member' })
  arrive(part)
  await coming

  expect([lastPage(list, query), lastPage(slow, query)]).toEqual([undefined, undefined])
})

test('a page of which a row has changed is forgotten', async () => {
  await using _ = await openIsland(<p>Dashboard</p>, { as: 'admin' })
  const list = async () => part
  await readPage(list, query)
  expect(lastPage(list, query)).toEqual(part)

  forgetPage(list)

  expect(lastPage(list, query)).toBeUndefined()
})
