import { waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { LivePlan } from '../../../src/islands/services/worship/live/LivePlan.tsx'
import { Worship } from '../../../src/islands/services/worship/Worship.tsx'
import type { PlanAnswer } from '../../../src/lib/contract/services/plan.ts'
import { streamEvents } from '../../support/event-source.ts'
import { begun, pair, patch } from '../../support/in-parts.ts'
import { openIsland } from '../../support/page.tsx'
import { field, press, region, sees } from '../../support/page-acts.ts'

/* Files of an item: added in the workspace, opened on the phone of who serves. */

async function openItem() {
  const page = await openIsland(<p>Elsewhere</p>, { as: 'admin' })
  const streams = streamEvents(page.church)
  await page.church.db.deleteFrom('service_plan').execute()
  const { id } = (await page.ask('admin', 'POST plans/', {
    ...{ kind: 'other', title: 'Carols', day: '2026-12-24', from: 'empty' },
  })) as PlanAnswer
  await page.ask('admin', `POST plans/${id}/items/`, { kind: 'other', title: 'Welcome', act: 'act-welcome' })
  const { access } = await page.church.signIn('admin')
  const send = async (item: number, name: string) => {
    const bytes = Buffer.from('%PDF-1.7\n%%EOF\n')
    const about = { 'Upload-Length': String(bytes.length), 'Upload-Metadata': pair('type', 'page') }
    const upload = await begun(page.church, access, about)
    await patch(page.church, upload, access, { from: 0, bytes })
    await page.church.post(`plans/${id}/items/${item}/files/`, { upload, name }, access)
  }
  return {
    page,
    id,
    send,
    read: async () => (await page.ask('admin', `GET plans/${id}/`)) as PlanAnswer,
    edit: () => page.open(<Worship />, { at: `/worship#plans?plan=${id}` }),
    live: () => page.open(<LivePlan />, { at: `/worship/live#${id}` }),
    async [Symbol.asyncDispose]() {
      streams[Symbol.dispose]()
      await page[Symbol.asyncDispose]()
    },
  }
}

const choose = async (file: File) => userEvent.upload(await field('Add file'), file)

test('a file of an item is opened on the phone of who serves, with what it is and its size, and removed by who plans', async () => {
  await using plan = await openItem()
  const called = 'Order <script>.pdf'
  const item = (await plan.read()).items[0]?.id ?? 0
  await plan.send(item, called)
  await plan.page.ask('admin', `PUT plans/${plan.id}/live/`, { act: 'start', turn: 0, item })
  await plan.live()
  await waitFor(async () => expect(await region('Now')).toHaveTextContent('Welcome'))
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click')
  await press(`${called} (PDF, 0.1 MB)`)
  await waitFor(() => expect(saved).toHaveBeenCalledOnce())
  expect(saved.mock.contexts[0]).toMatchObject({ download: called })
  saved.mockRestore()

  await plan.edit()
  await sees(`Files: ${called}`)
  await press('Files of Welcome')
  await press(`Remove ${called}`)
  await sees('No files yet.')
  expect((await plan.read()).items[0]?.files).toEqual([])
})

test('a file that is empty or too large is refused before it is sent', async () => {
  await using plan = await openItem()
  await plan.edit()
  await press('Files of Welcome')
  await choose(new File([''], 'nothing.pdf', { type: 'application/pdf' }))
  await sees('This file is empty.')
  const large = new File(['%PDF-1.7'], 'large.pdf', { type: 'application/pdf' })
  Object.defineProperty(large, 'size', { value: 40_000_000 })
  await choose(large)
  await sees('This file has 40 MB. 30 MB are taken at most.')
})
