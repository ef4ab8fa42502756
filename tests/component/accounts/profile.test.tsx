import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ProfileScreen } from '../../../src/islands/accounts/profiles/ProfileScreen.tsx'
import { openIsland, screen, waitFor, within } from '../../support/page.tsx'
import { button, choose, field, fill, press, region, sees, seesNo, tick } from '../../support/page-acts.ts'

const personal = async () => within(await region('Personal Details'))
const other = async () => within(await region('Other Details'))

const openProfile = (person = {}) => openIsland(<ProfileScreen />, { person, at: '/profile' })

test('a member changes their names', async () => {
  await using page = await openProfile()

  await press('Edit Personal Details')
  await waitFor(async () => expect(await field('First name')).toHaveFocus())
  await fill('First name', 'Naa Dedei')
  await fill('Middle name', 'Korkor')
  await press('Save')

  await sees('Personal Details updated successfully!')
  expect(await button('Edit Personal Details')).toHaveFocus()
  expect(page.bodies('PATCH')).toEqual([
    {
      first_name: 'Naa Dedei',
      middle_name: 'Korkor',
      last_name: 'Arthur',
      gender: 'female',
      telephone: '0244123456',
      email: '',
    },
  ])
  await page.reload()
  await sees('Korkor', await personal())
})

test('a member changes the other details, the marital status among them', async () => {
  await using page = await openProfile()
  await sees('6 Mar 1961', await other())

  await press('Edit Other Details')
  await choose('Marital status', 'widowed')
  await tick('radio', 'No')
  await fill('Occupation', 'Seamstress')
  await press('Save')

  await sees('Profile updated successfully!')
  await sees('Widowed', await other())
  expect(page.bodies('PUT')).toEqual([
    {
      date_of_birth: '1961-03-06',
      marital_Status: 'widowed',
      house_address: '3 Ring Road',
      born_again: false,
      occupation: 'Seamstress',
    },
  ])
  await page.reload()
  await sees('Seamstress', await other())
})

test('a new e-mail address waits for its confirmation, which can be sent again or cancelled', async () => {
  await using _ = await openProfile()
  await press('Edit Personal Details')
  await fill('Email', 'member@example.com')
  await press('Save')

  await sees('Personal Details updated successfully!')
  await waitFor(async () =>
    expect(await region('Personal Details')).toHaveTextContent(
      'An e-mail is on its way to member@example.com',
    ),
  )
  await press('Send it again')
  await sees('Another e-mail is on its way.')
  await press('Cancel the change')
  await seesNo('An e-mail is on its way', await personal())
})

test('Cancel restores the values of one card and not of the other', async () => {
  await using _ = await openProfile()
  await press('Edit Personal Details')
  await fill('Last name', 'Wrong')
  await press('Edit Other Details')
  await fill('Occupation', 'Pilot')

  await press('Cancel', await personal())

  await sees('Arthur', await personal())
  await waitFor(async () => expect(await field('Occupation')).toHaveValue('Pilot'))
  await press('Edit Personal Details')
  await waitFor(async () => expect(await field('Last name')).toHaveValue('Arthur'))
})

test('an emptied field is refused before any call', async () => {
  await using page = await openProfile()
  await press('Edit Other Details')

  await fill('House address', '  ')
  await press('Save')

  await waitFor(async () =>
    expect(await field('House address')).toHaveAccessibleDescription(/enter your house address/),
  )
  expect(page.bodies('PUT')).toEqual([])
})

test.each([500, 202])(
  'an answer of %s is reported as a failure, and what was typed stays',
  async (status) => {
    await using page = await openProfile()
    await press('Edit Other Details')
    await fill('Occupation', 'Pilot')
    page.plan('PUT profiles/', { status })

    await press('Save')

    await sees('Failed to update profile')
    await sees('Unable to update profile')
    await waitFor(async () => expect(await field('Occupation')).toHaveValue('Pilot'))
    await page.reload()
    await waitFor(async () => expect(await field('Occupation')).toHaveValue('Pilot'))
  },
)

test('field errors of the server are shown at their fields', async () => {
  await using _ = await openProfile()
  await press('Edit Personal Details')

  await fill('Phone', '012 345')
  await press('Save')

  await sees('Failed to update profile')
  const phone = await field('Phone')
  expect(phone).toHaveFocus()
  expect(phone).toHaveAccessibleDescription(/not a phone number in Ghana/)
  expect(phone).toHaveValue('012 345')
})

test('a profile that fails to load is reported, and can be loaded again', async () => {
  await using page = await openProfile()
  page.plan('GET profiles/', 'lost')
  await page.reload()
  await sees('Failed to load profile')
  await sees('Arthur', await personal())

  page.replan()
  await press('Try again')

  await sees('Trader', await other())
})

test('typed values survive a reload', async () => {
  await using page = await openProfile()
  await press('Edit Personal Details')
  await fill('Middle name', 'Korkor')

  await page.reload()

  await waitFor(async () => expect(await field('Middle name')).toHaveValue('Korkor'))
  expect(await button('Edit Other Details')).toBeVisible()
})

test('a session that ends before the save is cleared, and the typed values are there after the next login', async () => {
  await using page = await openProfile()
  await press('Edit Other Details')
  await fill('Occupation', 'Seamstress')
  localStorage.setItem('access_token', 'expired')
  localStorage.setItem('refresh_token', 'of-nobody')

  await press('Save')
  await waitFor(() => expect(localStorage.getItem('refresh_token')).toBeNull())
  await page.open(<ProfileScreen />, { as: page.username })

  await waitFor(async () => expect(await field('Occupation')).toHaveValue('Seamstress'))
  await press('Save')
  await sees('Seamstress', await other())
  await page.reload()
  expect(await button('Edit Other Details')).toBeVisible()
})

test('a newcomer sees the next step, and no failure', async () => {
  await using page = await openProfile({ complete: false })

  await sees('One step is left.')
  expect(screen.queryByText('Failed to load profile')).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'Complete your profile' }))

  expect(page.left()).toBe('/complete-profile')
})

test('a change on another device is shown', async () => {
  await using page = await openProfile()
  const { access } = await page.church.signIn(page.username)
  await page.church.call('PATCH', `users/update/${page.username}/`, { last_name: 'Quaye' }, access)

  await page.reload()

  await sees('Quaye', await personal())
  expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toMatchObject({ last_name: 'Quaye' })
})
