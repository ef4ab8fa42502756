import { expect, test } from 'vitest'
import { SetUp } from '../../../src/islands/admin/SetUp.tsx'
import { SuperAdmin } from '../../../src/islands/admin/SuperAdmin.tsx'
import type { ModulesAnswer } from '../../../src/lib/contract/settings/modules.ts'
import type { Church } from '../../support/church.ts'
import { openIsland, screen, waitFor } from '../../support/page.tsx'
import { click, press, sees, seesNo } from '../../support/page-acts.ts'

const toggle = (name: string) => screen.findByRole('switch', { name })

/** The set-up of a church that visitors do not see yet. */
async function beforeOpening({ db }: Church) {
  await db.deleteFrom('church_setting').where('key', '=', 'opened').execute()
  return <SetUp />
}

async function offIn(church: Church): Promise<ModulesAnswer['off']> {
  const { access } = await church.signIn('admin')
  return ((await church.get('admin/modules/', access)).body as ModulesAnswer).off
}

test('a press switches a module off, says what goes away, and its section says that it is not used', async () => {
  await using page = await openIsland(<SuperAdmin />, { as: 'admin', at: '/super-admin#modules' })
  const testimonies = await toggle('Testimonies')
  expect(testimonies).toBeChecked()
  expect(testimonies).toHaveAccessibleDescription(
    /Off takes away: the pages Testimonies and Share a testimony/,
  )

  await click(testimonies)

  await sees('Testimonies is off. The menu follows with the next page')
  expect(await offIn(page.church)).toEqual(['testimonies'])
  location.hash = '#testimonies'
  await sees('Not used by this church')
  location.hash = '#modules'
  await click(await toggle('Testimonies'))
  await sees('Testimonies is on. The menu follows with the next page')
  expect(await offIn(page.church)).toEqual([])
  location.hash = '#testimonies'
  await seesNo('Not used by this church')
})

test('a module that others need stays on, with the sentence that says why', async () => {
  await using page = await openIsland(<SuperAdmin />, { as: 'admin', at: '/super-admin#modules' })
  expect(await toggle('Pledges')).toHaveAccessibleDescription(/It needs Books\./)

  await click(await toggle('Books'))

  await sees(/Pledges needs Books: switch both on, or both off\./)
  expect(await toggle('Books')).toBeChecked()
  expect(await offIn(page.church)).toEqual([])
})

test('a church that is set up answers three questions, changes what is proposed, and saves it', async () => {
  await using page = await openIsland(beforeOpening, { as: 'admin', at: '/super-admin' })
  await press('Answer three questions')
  const save = await screen.findByRole('button', { name: 'Save modules' })
  expect(save).toBeDisabled()

  await click(screen.getByRole('radio', { name: 'Up to about 80' }))
  await click(screen.getByRole('radio', { name: 'Somebody keeps it on paper, or elsewhere' }))
  await click(screen.getByRole('radio', { name: 'No, one or two do nearly everything' }))
  expect(await offIn(page.church)).toEqual([])
  const rota = screen.getByRole('checkbox', { name: /^Rota/ })
  expect(rota).not.toBeChecked()
  expect(screen.getByRole('checkbox', { name: /^Prayer wall/ })).toBeChecked()
  await click(rota)
  await click(save)

  await sees('Saved. You find it under Modules at any time')
  const off = await offIn(page.church)
  expect(off).toContain('books')
  expect(off).not.toContain('rota')
  await waitFor(() => expect(screen.queryByText('What you use')).toBeNull())
})
