import { afterEach, expect, test, vi } from 'vitest'
import { ProfileScreen } from '../../../src/islands/accounts/profiles/ProfileScreen.tsx'
import { SignUpForm } from '../../../src/islands/accounts/session/SignUpForm.tsx'
import { MyFellowships } from '../../../src/islands/groups/fellowships/MyFellowships.tsx'
import { fellowshipBrowser } from '../../support/fellowship-page.tsx'
import { newPerson } from '../../support/new-person.ts'
import { openIsland, screen, waitFor, within } from '../../support/page.tsx'
import { button, dialog, field, fill, noDialog, press, region, sees, tick } from '../../support/page-acts.ts'

afterEach(() => vi.restoreAllMocks())

const message = () => field(/^Message to/)
const write = () => press('Write message')
const kept = () => JSON.stringify(Object.entries(sessionStorage))

const openFellowship = (person?: object) =>
  openIsland(<MyFellowships />, { ...(person ? { person } : { as: 'member' }), at: '/member-fellowship' })
const openProfile = () => openIsland(<ProfileScreen />, { person: {}, at: '/profile' })

test('the next user of the same tab does not see a draft to the leader', async () => {
  await using page = await openFellowship()
  await write()
  await fill(/^Message to/, 'My husband beats me')
  const next = await newPerson(page.church)

  await page.open(<MyFellowships />, { as: next })
  await write()
  await waitFor(async () => expect(await message()).toHaveValue(''))
  await page.open(await fellowshipBrowser(page.church), { at: '/fellowships?group=1' })
  await waitFor(async () => expect(await message()).toHaveValue(''))

  await page.open(await fellowshipBrowser(page.church), { as: 'member', at: '/fellowships?group=1' })
  await waitFor(async () => expect(await message()).toHaveValue('My husband beats me'))
})

test('a message whose dialog is closed during a failing call is there again', async () => {
  await using page = await openFellowship()
  const answer = page.hold('POST fellowships/1/message/')
  await write()
  await fill(/^Message to/, 'A long letter')
  await press('Send message')
  await waitFor(async () => expect(await message()).toHaveValue(''))

  await press('Close', await dialog())
  await noDialog()
  answer('lost')
  await sees(/^No answer/)
  await write()

  await waitFor(async () => expect(await message()).toHaveValue('A long letter'))
})

test('a message stays a draft until its call is answered', async () => {
  await using page = await openIsland(fellowshipBrowser, { as: 'member', at: '/fellowships?group=1' })
  page.hold('POST fellowships/1/message/')
  await fill(/^Message to/, 'A second letter')
  await press('Send message')
  await waitFor(async () => expect(await message()).toHaveValue(''))
  await page.reload()
  await waitFor(async () => expect(await message()).toHaveValue('A second letter'))
  page.replan()

  await press('Send message')

  await waitFor(() => expect(kept()).not.toContain('A second letter'))
  await page.reload()
  await waitFor(async () => expect(await message()).toHaveValue(''))
})

const changed = {
  date_of_birth: '1961-03-06',
  marital_Status: 'widowed',
  house_address: '99 New Street',
  born_again: false,
  occupation: 'Nurse',
}

test('a form that was opened without a change does not open again with old values', async () => {
  await using page = await openProfile()
  await press('Edit Other Details')
  ;(await field('Occupation')).focus()
  await page.open(<p>About</p>, { at: '/about' })
  await page.ask(page.username, 'PUT profiles/', changed)

  await page.open(<ProfileScreen />, { at: '/profile' })

  await sees('99 New Street', within(await region('Other Details')))
  expect(await button('Edit Other Details')).toBeVisible()
})

test('typed values are restored among values that another device has changed', async () => {
  await using page = await openProfile()
  await press('Edit Other Details')
  await fill('Occupation', 'Tailor')
  await page.open(<p>About</p>, { at: '/about' })
  await page.ask(page.username, 'PUT profiles/', changed)
  await page.open(<ProfileScreen />, { at: '/profile' })
  await waitFor(async () => expect(await field('Occupation')).toHaveValue('Tailor'))
  await waitFor(async () => expect(await field('House address')).toHaveValue('99 New Street'))

  await press('Save')

  await waitFor(() => expect(page.bodies('PUT')).toEqual([{ ...changed, occupation: 'Tailor' }]))
})

test('a name that was changed elsewhere is not restored from a draft of another field', async () => {
  await using page = await openProfile()
  await press('Edit Personal Details')
  await fill('Middle name', 'Korkor')
  const { access } = await page.church.signIn(page.username)
  await page.church.call('PATCH', `users/update/${page.username}/`, { last_name: 'Quaye' }, access)

  await page.reload()

  await waitFor(async () => expect(await field('Last name')).toHaveValue('Quaye'))
  await waitFor(async () => expect(await field('Middle name')).toHaveValue('Korkor'))
})

test('a shown password is not stored in a draft', async () => {
  await using _ = await openIsland(<SignUpForm />, { at: '/signup' })
  await fill('First name', 'Yaa')
  await tick('checkbox', 'Show what I typed')

  await fill('Password', 'adinkra-cloth-27')

  expect(kept()).toContain('Yaa')
  expect(kept()).not.toContain('adinkra')
})

test('a name that the server has saved is reported as saved even when this browser cannot store it', async () => {
  await using _ = await openProfile()
  await press('Edit Personal Details')
  await fill('First name', 'Naa Dedei')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })

  await press('Save')

  await sees('Personal Details updated successfully!')
  expect(screen.queryByText('Failed to update profile')).toBeNull()
})
