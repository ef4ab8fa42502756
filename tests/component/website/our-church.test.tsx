import { expect, test } from 'vitest'
import { SuperAdmin } from '../../../src/islands/admin/SuperAdmin.tsx'
import { openIsland, screen, waitFor, within } from '../../support/page.tsx'
import { field, fill, fillIn, press, region, sees } from '../../support/page-acts.ts'

const saved = 'Saved. The pages of the church say so now'

async function openForm() {
  const page = await openIsland(<SuperAdmin />, { as: 'admin', at: '/super-admin#our-church' })
  await field('Name of the church')
  return { ...page, shown: () => page.ask('', 'GET church/') }
}

/** The number of the last telephone. */
async function number(): Promise<HTMLElement> {
  const elements = await within(await region('Contact details')).findAllByLabelText(/^Number/)
  return elements.at(-1) as HTMLElement
}

test('what is wrong in a list is told at its field, and what is typed survives a reload', async () => {
  await using page = await openForm()
  await press('Add a telephone', within(await region('Contact details')))
  await fillIn(await number(), 'call us')

  await press('Save')

  await waitFor(async () => expect(await number()).toHaveFocus())
  await waitFor(async () =>
    expect(await number()).toHaveAccessibleDescription('Please give a telephone number'),
  )
  await page.reload()
  await waitFor(async () => expect(await number()).toHaveValue('call us'))
  await fillIn(await number(), '030 211 1111')
  await press('Save')
  // A number that nobody has seen yet: visitors read the old ones until a second person has approved it.
  await sees('Saved. What tells people where money goes waits for a second person')
  await sees('Waits for a second person.')
  expect(await page.shown()).toMatchObject({
    telephones: expect.not.arrayContaining([{ label: '', number: '030 211 1111' }]),
  })
})

test('of two admins the second is told what the first changed, keeps the typed text, and saves again', async () => {
  await using page = await openForm()
  await fill('Tagline', 'Typed by the second')
  const { access } = await page.church.signIn('admin')
  const first = { tagline: 'Saved by the first', branch: 'Bantama' }
  await page.church.call('PATCH', 'admin/church/', first, access)

  await press('Save')

  await sees('Somebody else has just changed the line about the church.')
  await waitFor(async () => expect(await field('Tagline')).toHaveValue('Typed by the second'))
  await waitFor(async () => expect(await field('Branch, district or parish')).toHaveValue('Bantama'))
  await press('Save')
  await sees(saved)
  expect(await page.shown()).toMatchObject({ tagline: 'Typed by the second', branch: 'Bantama' })
})

test('discarded changes show what is saved', async () => {
  await using _ = await openForm()
  const name = (await screen.findByLabelText<HTMLInputElement>(/^Name of the church/)).value
  await fill('Name of the church', 'Nobody')

  await press('Discard changes')
  await press('Discard')

  await waitFor(async () => expect(await field('Name of the church')).toHaveValue(name))
  expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull()
})
