import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ContactForm } from '../../../src/islands/care/inbox/contact-form/ContactForm.tsx'
import { openIsland, screen, waitFor } from '../../support/page.tsx'
import { button, field, fill, fillIn, press, sees, seesNo } from '../../support/page-acts.ts'

const call = 'POST members/contacts/'
const openForm = () => openIsland(<ContactForm />, { at: '/contact' })
const send = () => press('Send Message')
const message = () => screen.findByRole('textbox', { name: /^Message/ })
const name = () => screen.findByRole('textbox', { name: /^Name/ })

/** Fills every required field. */
async function fillAll(subject: string): Promise<void> {
  await fillIn(await name(), 'Efua Sutherland')
  await fill('Email', 'efua@example.com')
  await fill('Phone', '+233 24 412 3456')
  await fill('Subject', subject)
  await fillIn(await message(), 'May my mother sit near a fan?')
}

test('an empty form says the text of the specification, and at each field what it lacks', async () => {
  await using page = await openForm()

  await send()

  await sees('Please fill in all fields')
  await waitFor(async () => expect(await name()).toHaveFocus())
  await waitFor(async () => expect(await name()).toHaveAttribute('aria-invalid', 'true'))
  for (const label of ['Email', 'Phone', 'Subject'])
    await waitFor(async () => expect(await field(label)).toHaveAttribute('aria-invalid', 'true'))
  await waitFor(async () =>
    expect(await field('Subject')).toHaveAccessibleDescription('Please enter a subject'),
  )
  await fillAll('All but one')
  await fill('Subject', '  ')
  await send()
  await waitFor(async () =>
    expect(await field('Subject')).toHaveAccessibleDescription('Please enter a subject'),
  )
  expect(page.sent).toEqual([])
})

test('a wrong email is reported while it is typed, and again when the form is sent', async () => {
  await using page = await openForm()
  await fillAll('My address')
  await fill('Email', 'efua@example')
  const email = await field('Email')
  await waitFor(() => expect(email).toHaveAccessibleDescription('Please enter a valid email address'))

  await send()

  await waitFor(() => expect(email).toHaveAccessibleDescription('Please provide a valid email address'))
  expect(email).toHaveFocus()
  await fill('Email', 'efua@example.com')
  await waitFor(() => expect(email).toHaveAccessibleDescription(''))
  expect(page.sent).toEqual([])
})

test('a phone number keeps its mask and ten digits at any position of the caret', async () => {
  await using _ = await openForm()
  const phone = await field('Phone')

  await userEvent.type(phone, '12345678901x')
  expect(phone).toHaveValue('(123) 456-7890')
  await userEvent.type(phone, '{Backspace}', { initialSelectionStart: 2, initialSelectionEnd: 2 })
  expect(phone).toHaveValue('(234) 567-890')
  await userEvent.type(phone, '9', { initialSelectionStart: 0, initialSelectionEnd: 0 })
  expect(phone).toHaveValue('(923) 456-7890')
})

test('a message counts its characters and ignores those after the five hundredth', async () => {
  await using _ = await openForm()
  await fillIn(await message(), 'x'.repeat(499))
  await sees('499/500 characters')

  await userEvent.type(await message(), 'yz')

  await sees('500/500 characters')
  await waitFor(async () => expect(await message()).toHaveValue(`${'x'.repeat(499)}y`))
})

test.each([
  [{ status: 429, body: { detail: 'Please wait a minute.' } }, 'Please wait a minute.'],
  [{ status: 500 }, 'Something went wrong. Please try again.'],
])('a refusal %j shows its reason, and the typed values stay', async (answer, reason) => {
  await using page = await openForm()
  page.plan(call, answer)
  await fillAll('Refused')
  await seesNo(reason)

  await send()

  await sees(reason)
  await waitFor(async () => expect(await field('Subject')).toHaveValue('Refused'))
  await waitFor(async () => expect(await field('Phone')).toHaveValue('(024) 412-3456'))
  expect(await button('Send Message')).toBeEnabled()
})

test('while a message is sent the button is disabled and says so', async () => {
  await using page = await openForm()
  const arrive = page.hold(call)
  await fillAll('Slow line')

  await send()

  expect(await button('Sending...')).toBeDisabled()
  await sees('Sending your message...')
  arrive({ status: 201, body: {} })
  await waitFor(async () => expect(await button('Send Message')).toBeEnabled())
})

test('typed values survive a reload, and Reset clears them', async () => {
  await using page = await openForm()
  await fillAll('Still here')
  await page.reload()

  await waitFor(async () => expect(await field('Subject')).toHaveValue('Still here'))
  await waitFor(async () => expect(await field('Phone')).toHaveValue('(024) 412-3456'))
  await sees('29/500 characters')
  await press('Reset')
  await page.reload()

  await waitFor(async () => expect(await field('Subject')).toHaveValue(''))
  await sees('0/500 characters')
})
