import { expect, test } from 'vitest'
import { demonstrationPassword } from '../../../src/content/people.ts'
import { LoginForm } from '../../../src/islands/accounts/session/LoginForm.tsx'
import { SignUpForm } from '../../../src/islands/accounts/session/SignUpForm.tsx'
import { openIsland, screen, waitFor } from '../../support/page.tsx'
import { field, fill, press, sees, tick } from '../../support/page-acts.ts'

const openSignUp = () => openIsland(<SignUpForm />, { at: '/signup' })

async function fillSignUp(username: string): Promise<void> {
  await fill('First name', 'Yaa')
  await fill('Last name', 'Dufie')
  await fill('Username', username)
  await fill('Phone', '0244123456')
  await tick('radio', 'Female')
  await fill('Password', 'adinkra-cloth-27')
  await fill('Confirm password', 'adinkra-cloth-27')
  await tick('checkbox', /^I agree that the church/)
}

async function logIn(username: string, password: string): Promise<void> {
  await fill('Username', username)
  await fill('Password', password)
  await press('Log in')
}

test('field errors of the server are shown at their fields, and the typed values stay', async () => {
  await using _ = await openSignUp()
  await fillSignUp('MEMBER')

  await press(/sign up/i)

  await sees('Failed to sign up')
  const username = await field('Username')
  expect(username).toHaveAttribute('aria-invalid', 'true')
  expect(username).toHaveAccessibleDescription(/taken|already/i)
  expect(username).toHaveValue('MEMBER')
  await waitFor(async () => expect(await field('First name')).toHaveValue('Yaa'))
  await waitFor(async () => expect(await field('Password')).toHaveValue('adinkra-cloth-27'))
})

test('an empty sign-up is refused at its first field, before any call', async () => {
  await using page = await openSignUp()

  await press(/sign up/i)

  await waitFor(async () => expect(await field('First name')).toHaveFocus())
  await waitFor(async () => expect(await field('First name')).toHaveAttribute('aria-invalid', 'true'))
  expect(page.bodies('POST auth/register/')).toEqual([])
})

test('a lost network at sign-up keeps the form, and another try succeeds', async () => {
  await using page = await openSignUp()
  await fillSignUp('yaa.dufie')
  page.plan('POST auth/register/', 'lost')
  await press(/sign up/i)
  await sees('Failed to sign up')
  await waitFor(async () => expect(await field('Last name')).toHaveValue('Dufie'))

  page.replan()
  await press(/sign up/i)

  await waitFor(() => expect(page.left()).toBe('/complete-profile'))
})

test('a number that is not valid in Ghana is refused at the phone field', async () => {
  await using _ = await openSignUp()
  await fillSignUp('wrong-number')
  await fill('Phone', '012 345')

  await press(/sign up/i)

  await waitFor(async () => expect(await field('Phone')).toHaveAttribute('aria-invalid', 'true'))
})

test('wrong credentials show the text of the server and keep the username', async () => {
  await using _ = await openIsland(<LoginForm />, { at: '/login' })

  await logIn('member', 'not-it')

  await screen.findAllByText('Invalid Credentials')
  await waitFor(async () => expect(await field('Username')).toHaveValue('member'))
})

test('a refusal without a text shows Invalid Credentials', async () => {
  await using page = await openIsland(<LoginForm />, { at: '/login' })
  page.plan('POST auth/login/', { status: 401 })

  await logIn('member', 'anything')

  await screen.findAllByText('Invalid Credentials')
})

test('a login returns to the guarded page', async () => {
  const next = encodeURIComponent('/dashboard#announcements')
  await using page = await openIsland(<LoginForm />, { at: `/login?next=${next}` })

  await logIn('member', demonstrationPassword)

  await waitFor(() => expect(page.left()).toBe('/dashboard#announcements'))
})
