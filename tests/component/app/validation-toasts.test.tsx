import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { demonstrationPassword } from '../../../src/content/people.ts'
import { CompleteProfile } from '../../../src/islands/accounts/profiles/CompleteProfile.tsx'
import { ProfileScreen } from '../../../src/islands/accounts/profiles/ProfileScreen.tsx'
import { FirstAdminForm } from '../../../src/islands/accounts/session/FirstAdminForm.tsx'
import { ForgotPasswordForm } from '../../../src/islands/accounts/session/ForgotPasswordForm.tsx'
import { LoginForm } from '../../../src/islands/accounts/session/LoginForm.tsx'
import { ResetPasswordForm } from '../../../src/islands/accounts/session/ResetPasswordForm.tsx'
import { SignUpForm } from '../../../src/islands/accounts/session/SignUpForm.tsx'
import { CloseAccount, PasswordSetting } from '../../../src/islands/accounts/settings/page.ts'
import { SuperAdmin } from '../../../src/islands/admin/SuperAdmin.tsx'
import { ContactForm } from '../../../src/islands/care/inbox/contact-form/ContactForm.tsx'
import { PrayerForm } from '../../../src/islands/care/prayer-requests/PrayerForm.tsx'
import { TestimonyForm } from '../../../src/islands/care/testimonies/TestimonyForm.tsx'
import { GiveForm } from '../../../src/islands/giving/giving/GiveForm.tsx'
import { MyFellowships } from '../../../src/islands/groups/fellowships/MyFellowships.tsx'
import { LeaderDashboard } from '../../../src/islands/groups/leader/LeaderDashboard.tsx'
import { MediaDashboard } from '../../../src/islands/media/media/MediaDashboard.tsx'
import { contactRules } from '../../../src/lib/texts/care/contact-rules.ts'
import { fellowshipBrowser } from '../../support/fellowship-page.tsx'
import { openIsland, screen, waitFor } from '../../support/page.tsx'
import { click, dialog, field, fill, press, tick } from '../../support/page-acts.ts'

type Page = Awaited<ReturnType<typeof openIsland>>

/** A form of the product: its island, its address, how to open it, and how to make a field of it wrong. */
type Form = {
  who: 'a visitor' | 'a member' | 'a newcomer' | 'media' | 'leader' | 'admin'
  island: ReactElement | ((church: Page['church']) => Promise<ReactElement>)
  at?: string
  open?: (page: Page) => Promise<unknown>
  send: string
  /** Where the toast has other words than the field. */
  toast?: string
}

const inDialog = (act: string | RegExp) => async () => {
  await press(act)
  await dialog()
}
const empty = (label: string, act: string) => async () => {
  await press(act)
  await fill(label, '')
}
const superAdmin = (section: string) => ({
  who: 'admin' as const,
  island: <SuperAdmin />,
  at: `/super-admin#${section}`,
  send: 'Save',
})
const group = { island: fellowshipBrowser, at: '/fellowships?group=1', send: 'Send message' }

const forms: Record<string, Form> = {
  // Its fields say what is missing; the toast has the words of spec 1 §4.
  contact: { who: 'a visitor', island: <ContactForm />, send: 'Send Message', toast: contactRules.allFields },
  donation: { who: 'a visitor', island: <GiveForm mode="sample" />, send: 'Give' },
  login: { who: 'a visitor', island: <LoginForm />, send: 'Log in' },
  'sign-up': { who: 'a visitor', island: <SignUpForm />, send: 'Sign up' },
  'forgotten password': { who: 'a visitor', island: <ForgotPasswordForm />, send: 'Send me a link' },
  'prayer request': { who: 'a visitor', island: <PrayerForm />, send: 'Submit prayer request' },
  'visitor to a leader': { who: 'a visitor', ...group },
  'first admin': {
    who: 'a visitor',
    island: <FirstAdminForm />,
    at: '/first-admin#of-nobody',
    send: 'Become the first admin',
  },
  'new password': {
    who: 'a visitor',
    island: <ResetPasswordForm />,
    at: '/reset-password#of-somebody',
    send: 'Set the new password',
    // Answers that the link is valid, so that the form is shown.
    open: async (page) => {
      page.plan('POST auth/reset-password/link/', { status: 200, body: {} })
      await page.reload()
    },
  },
  'member to a leader': { who: 'a member', ...group },
  testimony: { who: 'a member', island: <TestimonyForm />, send: 'Share testimony' },
  password: { who: 'a member', island: <PasswordSetting />, send: 'Change password' },
  'personal details': {
    who: 'a member',
    island: <ProfileScreen />,
    send: 'Save',
    open: empty('First name', 'Edit Personal Details'),
  },
  'other details': {
    who: 'a member',
    island: <ProfileScreen />,
    send: 'Save',
    open: empty('Occupation', 'Edit Other Details'),
  },
  'closing of an account': {
    who: 'a member',
    island: <CloseAccount />,
    send: 'Close my account',
    open: inDialog('Close my account'),
  },
  'complete profile': { who: 'a newcomer', island: <CompleteProfile />, send: 'Complete profile' },
  join: { who: 'a newcomer', island: <MyFellowships />, send: 'Join' },
  sermon: { who: 'media', island: <MediaDashboard series={[]} />, at: '/media-dashboard', send: 'Upload' },
  'going live': {
    who: 'media',
    island: <MediaDashboard series={[]} />,
    at: '/media-dashboard#live',
    send: 'Go live',
  },
  'event of a leader': {
    who: 'leader',
    island: <LeaderDashboard />,
    at: '/fellowship-leader#events',
    send: 'Create Event',
    open: inDialog('Create Event'),
  },
  'event of the church': { ...superAdmin('events'), open: inDialog('Add Event') },
  fellowship: { ...superAdmin('fellowships'), open: inDialog('Add Fellowship') },
  announcement: { ...superAdmin('announcements'), open: inDialog('Add Announcement') },
  service: { ...superAdmin('services'), open: inDialog('Add Service') },
  'request about data': { ...superAdmin('requests'), open: inDialog('Add request') },
  'youth activity': {
    ...superAdmin('activities'),
    open: async () => {
      const [first] = await screen.findAllByRole('button', { name: /^Change/ })
      await click(first as HTMLElement)
      await fill('Places', '0', await dialog())
    },
  },
  'settings of the church': {
    ...superAdmin('settings'),
    send: 'Save settings',
    open: () => fill('Entries of the system log', ''),
  },
}

test.each(Object.entries(forms))(
  'who sends a form with a wrong field (%s) is led to it, and reads the error in a toast, too',
  async (_, { who, island, at = '/', open, send, toast }) => {
    const signedIn = ['media', 'leader', 'admin'].includes(who) ? { as: who } : {}
    const person = who === 'a member' ? {} : { complete: false }
    const isNew = who === 'a member' || who === 'a newcomer'
    await using page = await openIsland(island, { ...signedIn, ...(isNew && { person }), at })
    await open?.(page)

    const [submit] = (await screen.findAllByRole('button', { name: send })).slice(-1)
    submit?.click()

    const wrong = await waitFor(() => {
      const invalid = document.querySelector('[aria-invalid="true"]')
      expect(invalid).toBeVisible()
      return invalid as HTMLElement
    })
    await waitFor(() => expect(wrong).toContainElement(document.activeElement as HTMLElement))
    const words = document.getElementById(`${wrong.id}-error`)?.textContent ?? ''
    expect(words).toMatch(/\w/)
    await waitFor(() => {
      const toasts = [...document.querySelectorAll('.toast')]
      expect(toasts.filter(({ textContent }) => textContent.includes(toast ?? words))).toHaveLength(1)
    })
  },
)

test('a field error of the server is also a toast, beside the failure', async () => {
  await using _ = await openIsland(<SignUpForm />, { at: '/signup' })
  for (const [label, words] of [
    ['First name', 'Esi'],
    ['Last name', 'Arthur'],
    ['Username', 'member'],
    ['Phone', '024 412 3456'],
    ['Password', demonstrationPassword],
    ['Confirm password', demonstrationPassword],
  ] as const)
    await fill(label, words)
  await tick('radio', 'Female')
  await tick('checkbox', /^I agree that the church/)

  await press('Sign up')

  await waitFor(async () => expect(await field('Username')).toHaveFocus())
  const words = document.querySelector('#username-error')?.textContent ?? ''
  expect(words).toMatch(/\w/)
  await waitFor(() => expect(document.querySelector('#toasts')).toHaveTextContent(words))
  expect(document.querySelector('#toasts')).toHaveTextContent('Failed to sign up')
})
