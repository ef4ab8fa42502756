import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { demonstrationPassword } from '../../../src/content/people.ts'
import { ForgotPasswordForm } from '../../../src/islands/accounts/session/ForgotPasswordForm.tsx'
import { ResetPasswordForm } from '../../../src/islands/accounts/session/ResetPasswordForm.tsx'
import { mailedTokens } from '../../support/mailed.ts'
import { openIsland, screen, waitFor } from '../../support/page.tsx'
import { button, field, fill, press, sees, tick } from '../../support/page-acts.ts'

const newPassword = 'adinkra-cloth-28'
const spentLink = /was used already, or is too old/
const email = 'esi.arthur@example.com'

async function send(login: string): Promise<void> {
  await fill('Username or email', login)
  await press('Send me a link')
  await sees(/^If there is such an account/)
}

/** A person of that e-mail address, who asks for a link; `follow` opens the mailed one. */
async function openForgotten(signedIn = false) {
  const page = await openIsland(<ForgotPasswordForm />, { person: { email }, at: '/forgot-password' })
  if (!signedIn) await page.open(<ForgotPasswordForm />, { as: '' })
  const tokens = () => mailedTokens(page.church, 'reset-password', email)
  const follow = async () => {
    const [token = ''] = await tokens()
    await page.open(<ResetPasswordForm />, { at: `/reset-password#${token}` })
    return token
  }
  return { ...page, tokens, follow }
}

async function choose(password: string, again = password): Promise<void> {
  await fill('New password', password)
  await fill('Confirm password', again)
  await press('Set the new password')
}

test('a used link is refused, and leads to a new one', async () => {
  await using page = await openForgotten()
  await send(page.username)
  const token = await page.follow()
  await choose(newPassword)
  await waitFor(() => expect(page.left()).toBe('/login'))

  await page.open(<ResetPasswordForm />, { at: `/reset-password#${token}` })

  await sees(spentLink)
  expect(screen.queryByLabelText('New password')).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'Ask for a new link' }))
  expect(page.left()).toBe('/forgot-password')
  await page.church.signIn(page.username, newPassword)
})

test('a second request keeps the link of the first letter valid', async () => {
  await using page = await openForgotten()
  await send(page.username)
  await press('Ask again')
  await sees('the links of earlier e-mails hold as well')

  await page.follow()
  await choose(newPassword)

  await waitFor(() => expect(page.left()).toBe('/login'))
})

test('a link that is used elsewhere while its page is open is refused when the form is sent', async () => {
  await using page = await openForgotten()
  await send(page.username)
  const token = await page.follow()
  expect(await button('Set the new password')).toBeEnabled()
  await page.ask('', 'POST auth/reset-password/', { token, password: newPassword })

  await choose('somebody-elses-29')

  await sees(spentLink)
  expect(screen.queryByLabelText('New password')).toBeNull()
})

test('the answer is the same whether the account exists or not', async () => {
  await using page = await openForgotten()
  await send(page.username)
  const known = screen.getByRole('main').textContent

  await page.reload()
  await send('nobody-of-this-name')

  expect(screen.getByRole('main')).toHaveTextContent(known, { normalizeWhitespace: false })
  expect(screen.getByRole('main').textContent).toBe(known)
})

test('wrong passwords are reported before any call, and can be shown', async () => {
  await using page = await openForgotten()
  page.plan('POST auth/reset-password/link/', { status: 404, body: {} })
  await page.open(<ResetPasswordForm />, { at: '/reset-password#some-token' })

  await choose('short', 'other')

  await waitFor(async () =>
    expect(await field('New password')).toHaveAccessibleDescription(/at least 8 characters/),
  )
  await waitFor(async () => expect(await field('New password')).toHaveFocus())
  await waitFor(async () =>
    expect(await field('Confirm password')).toHaveAccessibleDescription(/not the same/),
  )
  await tick('checkbox', 'Show what I typed')
  await waitFor(async () => expect(await field('New password')).toHaveAttribute('type', 'text'))
  expect(page.bodies('POST auth/reset-password/')).toHaveLength(1)
})

test('a failed call keeps the typed password, and the link stays valid', async () => {
  await using page = await openForgotten()
  await send(page.username)
  await page.follow()
  page.plan('POST auth/reset-password/', 'lost')
  await choose(newPassword)
  await sees('Your new password was not set. Please try again.')
  await waitFor(async () => expect(await field('New password')).toHaveValue(newPassword))

  page.replan()
  await press('Set the new password')

  await waitFor(() => expect(page.left()).toBe('/login'))
})

test('a request without a username, or without a network, is reported', async () => {
  await using page = await openForgotten()
  await press('Send me a link')
  await waitFor(async () =>
    expect(await field('Username or email')).toHaveAccessibleDescription(/Please enter your username/),
  )

  page.plan('POST auth/forgot-password/', 'lost')
  await fill('Username or email', 'member')
  await press('Send me a link')

  await sees('The e-mail could not be asked for. Please try again.')
  await waitFor(async () => expect(await field('Username or email')).toHaveValue('member'))
})

test('an incomplete link is reported and leads to a new one', async () => {
  await using _ = await openIsland(<ResetPasswordForm />, { at: '/reset-password' })

  await sees('This link is incomplete.')
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeVisible()
})

test('a new password ends the session of this device and all others', async () => {
  await using page = await openForgotten(true)
  const elsewhere = await page.church.signIn(page.username, demonstrationPassword)
  await send(page.username)

  await page.follow()
  await choose(newPassword)

  await waitFor(() => expect(page.left()).toBe('/login'))
  expect(localStorage.getItem('refresh_token')).toBeNull()
  expect((await page.church.get('users/me/', elsewhere.access)).status).toBe(401)
  await page.open(<ForgotPasswordForm />, { at: '/login' })
  await sees('Your new password is set.')
})
