import { expect, test } from 'vitest'
import { CompleteProfile } from '../../../src/islands/accounts/profiles/CompleteProfile.tsx'
import { ProfileScreen } from '../../../src/islands/accounts/profiles/ProfileScreen.tsx'
import { photographFile } from '../../support/new-person.ts'
import { openIsland, screen, waitFor, within } from '../../support/page.tsx'
import { choose, field, fill, pick, press, sees, tick } from '../../support/page-acts.ts'

const openForm = () =>
  openIsland(<CompleteProfile />, { person: { complete: false }, at: '/complete-profile' })

const options = async () => within(await field('Fellowship')).getAllByRole<HTMLOptionElement>('option')

async function fillAll(): Promise<void> {
  await choose('Marital status', 'widowed')
  await fill('Date of birth', '1961-03-06')
  await fill('House address', '3 Ring Road')
  await waitFor(async () => expect(await options()).toHaveLength(8))
  await choose('Fellowship', (await options())[2]?.value ?? '')
  await tick('radio', 'No')
  await fill('Occupation', 'Trader')
  await fill('Church information', 'Since 1980.')
}

const submit = () => press('Complete profile')

test('the visit date is today, an unusual digital address is accepted, and an empty form marks every required field and sends nothing', async () => {
  await using page = await openForm()
  await waitFor(async () => expect(await field('Visit date')).toHaveValue('2026-11-21'))
  await waitFor(async () => expect(await field('Visit date')).toHaveAttribute('readonly'))
  await fill('Digital address', 'by the big tree')
  ;(await field('Digital address')).blur()
  await sees(/You may leave it as it is/)
  await fill('Digital address', '')

  await submit()

  await waitFor(async () => expect(await field('Marital status')).toHaveFocus())
  for (const label of [
    'Marital status',
    'Date of birth',
    'House address',
    'Fellowship',
    'Occupation',
    'Church information',
  ])
    await waitFor(async () => expect(await field(label)).toHaveAttribute('aria-invalid', 'true'))
  await waitFor(async () =>
    expect(await field('Digital address')).not.toHaveAttribute('aria-invalid', 'true'),
  )
  expect(screen.getByRole('radiogroup', { name: /Born again/ })).not.toHaveAttribute('aria-invalid', 'true')
  expect(page.bodies('POST profiles/')).toEqual([])
})

test('a list of fellowships that failed to load can be loaded again', async () => {
  await using page = await openForm()
  page.plan('GET fellowships/', 'lost')
  await page.reload()
  expect(await screen.findByRole('alert')).toHaveTextContent('did not arrive')

  page.replan()
  await press('Try again')

  await waitFor(async () => expect(await options()).toHaveLength(8))
})

test('typed values survive a reload, the chosen fellowship included', async () => {
  await using page = await openForm()
  await fillAll()
  const { value } = await screen.findByLabelText<HTMLSelectElement>(/^Fellowship/)
  expect(value).not.toBe('')

  await page.reload()

  await waitFor(async () => expect(await field('House address')).toHaveValue('3 Ring Road'))
  await waitFor(async () => expect(await field('Fellowship')).toHaveValue(value))
  expect(screen.getByRole('radio', { name: 'No' })).toBeChecked()
})

test('a profile without an answer to born again is completed, and shows none', async () => {
  await using page = await openForm()
  await fillAll()
  screen.getByRole<HTMLInputElement>('radio', { name: 'No' }).checked = false

  await submit()
  await waitFor(() => expect(page.left()).toBe('/dashboard'))

  await page.open(<ProfileScreen />, { at: '/profile' })
  const term = await screen.findByText('Born again')
  expect(term.parentElement?.querySelector('dd')).toHaveTextContent(/^Not given$/)
})

test('a session that is renewed during the submit still sends the photograph', async () => {
  await using page = await openForm()
  await fillAll()
  await pick('Profile image', await photographFile())
  await screen.findByRole('img', { name: 'What you picked' })
  localStorage.setItem('access_token', 'expired')

  await submit()

  await waitFor(() => expect(page.left()).toBe('/dashboard'))
  expect(page.bodies('POST profiles/')).toEqual(
    Array(2).fill(expect.objectContaining({ profile_image: expect.any(File), occupation: 'Trader' })),
  )
  expect(localStorage.getItem('profileImage')).toMatch(/\/media\/avatars\//)
})

test('a file that is no photograph is refused at its field, and the other values stay', async () => {
  await using _ = await openForm()
  await fillAll()
  await pick('Profile image', new File(['<script>alert(1)</script>'], 'me.jpg', { type: 'image/jpeg' }))

  await submit()

  await sees('An error occurred while completing profile.')
  await waitFor(async () =>
    expect(await field('Profile image')).toHaveAccessibleDescription(/Please choose a photograph/),
  )
  await waitFor(async () => expect(await field('Occupation')).toHaveValue('Trader'))
})

test('a profile that was completed in another tab leads to the dashboard', async () => {
  await using page = await openForm()
  await fillAll()
  page.plan('POST profiles/', { status: 409, body: { detail: 'Your profile is already complete.' } })

  await submit()

  await waitFor(() => expect(page.left()).toBe('/dashboard'))
})
