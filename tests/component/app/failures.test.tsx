import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { MemberDashboard } from '../../../src/islands/accounts/dashboard/MemberDashboard.tsx'
import { CompleteProfile } from '../../../src/islands/accounts/profiles/CompleteProfile.tsx'
import { ProfileScreen } from '../../../src/islands/accounts/profiles/ProfileScreen.tsx'
import { LoginForm } from '../../../src/islands/accounts/session/LoginForm.tsx'
import { SignUpForm } from '../../../src/islands/accounts/session/SignUpForm.tsx'
import { ContactForm } from '../../../src/islands/care/inbox/contact-form/ContactForm.tsx'
import { PrayerList } from '../../../src/islands/care/prayer-requests/PrayerList.tsx'
import { TestimonyForm } from '../../../src/islands/care/testimonies/TestimonyForm.tsx'
import { MyFellowships } from '../../../src/islands/groups/fellowships/MyFellowships.tsx'
import type { failures } from '../../support/catalogue.ts'
import { openIsland, screen, waitFor, within } from '../../support/page.tsx'
import { button, choose, click, field, fill, fillIn, press, sees, tick } from '../../support/page-acts.ts'
import type { Answer } from '../../support/page-calls.ts'

type Page = Awaited<ReturnType<typeof openIsland>>

/** Where a browser is needed: the network is lost for the whole page (tests/e2e/app/failures.test.ts). */
type OfBrowser = 'There was an issue processing your donation. Please try again.'
type Failure = Exclude<(typeof failures)[number], OfBrowser>

type Provocation = {
  island: ReactElement
  /** A visitor when absent; both are new people. */
  as?: 'member' | 'newcomer'
  /** A call that fails with 500 while the page opens. */
  broken?: string
  provoke: (page: Page, text: Failure) => Promise<unknown>
}

const toasts = () => within(screen.getByRole('region', { name: 'Notifications' }))
const toast = (text: string) => toasts().findByText(text)

/** Toasts of the previous attempt must not be taken for those of this one. */
async function dismissAll(): Promise<void> {
  for (const one of toasts().queryAllByRole('button', { name: 'Dismiss' })) await click(one)
  await waitFor(() => expect(toasts().queryAllByRole('button')).toEqual([]))
}

/** The same submit with each of these answers; each time the text is shown as a toast. */
async function eachReply(page: Page, call: string, act: string, replies: readonly Reply[], text: Failure) {
  for (const reply of replies) {
    page.plan(call, typeof reply === 'number' ? { status: reply } : reply)
    await press(act)
    await toast(text)
    await dismissAll()
    page.replan()
  }
}

type Reply = number | Answer
const silent: readonly Reply[] = [500, 403, 'lost']

async function fillContact(email: string): Promise<void> {
  await fill(/^Name/, 'Efua Mensah')
  await fill('Email', email)
  await fill('Phone', '0244123456')
  await fill('Subject', 'A lift')
  await fillIn(screen.getByRole('textbox', { name: /^Message/ }), 'Is there a bus on Sunday?')
}

const noticeOf = () => document.querySelector('main .notice-error')
const errorAt = (name: string) => document.querySelector(`#${name}-error`)

const provocations: Record<Failure, Provocation> = {
  'Please fill in all fields': {
    island: <ContactForm />,
    provoke: async (_, text) => {
      await press('Send Message')
      await toast(text)
    },
  },
  'Please enter a valid email address': {
    island: <ContactForm />,
    provoke: async (_, text) => {
      await fill('Email', 'efua@')
      await waitFor(() => expect(errorAt('email')).toHaveTextContent(text))
    },
  },
  'Please provide a valid email address': {
    island: <ContactForm />,
    provoke: async (_, text) => {
      await fillContact('efua@example')
      await press('Send Message')
      await waitFor(() => expect(errorAt('email')).toHaveTextContent(text))
    },
  },
  'Something went wrong. Please try again.': {
    island: <ContactForm />,
    provoke: async (page, text) => {
      await fillContact('efua@example.com')
      for (const status of [500, 403]) {
        page.plan('POST members/contacts/', { status })
        await press('Send Message')
        expect(await button('Send Message')).toBeEnabled()
        await screen.findByText(text)
      }
      page.plan('POST members/contacts/', { status: 429, body: { detail: 'That was too often.' } })
      await press('Send Message')
      await sees('That was too often.')
      expect(page.bodies('POST members/contacts/')).toHaveLength(3)
    },
  },
  'Failed to sign up': {
    island: <SignUpForm />,
    provoke: async (page, text) => {
      const words = { first_name: 'First name', last_name: 'Last name', username: 'Username', email: 'Email' }
      const fields = { ...words, telephone: 'Phone', password: 'Password' }
      for (const label of ['First name', 'Last name', 'Username']) await fill(label, 'Yaa')
      await fill('Email', 'yaa@example.com')
      await fill('Phone', '0244123456')
      await tick('radio', 'Female')
      for (const label of ['Password', 'Confirm password']) await fill(label, 'adinkra-cloth-27')
      await tick('checkbox', /^I agree that the church/)
      await eachReply(page, 'POST auth/register/', 'Sign up', [...silent, 200], text)
      const body = Object.fromEntries(Object.keys(fields).map((name) => [name, [`Not this ${name}`]]))
      await eachReply(page, 'POST auth/register/', 'Sign up', [{ status: 400, body }], text)
      for (const [name, label] of Object.entries(fields))
        await waitFor(async () =>
          expect(await field(label)).toHaveAccessibleDescription(new RegExp(`Not this ${name}`)),
        )
    },
  },
  'Invalid Credentials': {
    island: <LoginForm />,
    provoke: async (page, text) => {
      await fill('Username', 'member')
      await fill('Password', 'not-it')
      await press('Log in')
      await toast(text)
      await dismissAll()
      await eachReply(page, 'POST auth/login/', 'Log in', [401, 500], text)
      expect(noticeOf()).toHaveTextContent(text)
    },
  },
  'Failed to submit testimony': {
    island: <TestimonyForm />,
    as: 'member',
    provoke: async (page, text) => {
      await fill('Title', 'He provided')
      await choose('Category', 'provision')
      await fill('Your testimony', 'School fees came.')
      const replies = [...silent, 200, { status: 400, body: { title: ['Too long.'] } }]
      await eachReply(page, 'POST members/testimonies/', 'Share testimony', replies, text)
      await waitFor(async () => expect(await field('Title')).toHaveAccessibleDescription(/Too long\./))
    },
  },
  'Failed to load profile': {
    island: <ProfileScreen />,
    as: 'member',
    broken: 'GET profiles/',
    provoke: async (page, text) => {
      await toast(text)
      page.replan()
      await press('Try again')
      expect(await button('Edit Other Details')).toBeEnabled()
    },
  },
  'Failed to update profile': {
    island: <ProfileScreen />,
    as: 'member',
    provoke: async (page, text) => {
      await press('Edit Other Details')
      await fill('Occupation', 'Weaver')
      await eachReply(page, 'PUT profiles/', 'Save', [...silent, 202], text)
      await press('Cancel')
      await press('Edit Personal Details')
      await fill('First name', 'Adwoa')
      await eachReply(page, 'PATCH users/update/*/', 'Save', silent, text)
    },
  },
  'Unable to update profile': {
    island: <ProfileScreen />,
    as: 'member',
    provoke: async (page, text) => {
      await press('Edit Personal Details')
      await eachReply(page, 'PATCH users/update/*/', 'Save', [500], 'Failed to update profile')
      expect(noticeOf()).toHaveTextContent(text)
    },
  },
  'Failed to fetch your fellowship': {
    island: <MyFellowships />,
    as: 'newcomer',
    broken: 'GET fellowships/my/',
    provoke: async (page, text) => {
      await toast(text)
      page.replan()
      await press('Try again')
      expect(await button('Join')).toBeEnabled()
    },
  },
  'Please select a fellowship to join': {
    island: <MyFellowships />,
    as: 'newcomer',
    provoke: async (_, text) => {
      await press('Join')
      await waitFor(() => expect(errorAt('fellowship')).toHaveTextContent(text))
    },
  },
  'Failed to join fellowship. Please try again.': {
    island: <MyFellowships />,
    as: 'newcomer',
    provoke: async (page, text) => {
      for (const answer of [
        { status: 500 },
        { status: 403, body: { detail: 'Please speak to the office.' } },
      ]) {
        await choose('Fellowship', 'Nkabom Young Adults')
        page.plan('POST fellowships/*/join/', answer)
        await press('Join')
        await toast(text)
        await dismissAll()
      }
      await sees('Please speak to the office.')
    },
  },
  'Unable to load prayer reqyests': {
    island: <PrayerList seed={[]} initialFilter="" />,
    broken: 'GET prayer_requests/',
    provoke: (_, text) => toast(text),
  },
  'An error occurred while completing profile.': {
    island: <CompleteProfile />,
    as: 'newcomer',
    provoke: async (page, text) => {
      await choose('Marital status', 'single')
      await fill('Date of birth', '1990-05-04')
      await fill('House address', '3 Ring Road')
      await waitFor(async () => expect(await field('Fellowship')).toHaveTextContent('Nkabom'))
      await choose('Fellowship', 'Nkabom Young Adults')
      await tick('radio', 'Yes')
      await fill('Occupation', 'Trader')
      await fill('Church information', 'Since 1980.')
      await eachReply(page, 'POST profiles/', 'Complete profile', [...silent, 200], text)
    },
  },
  'Failed to load some dashboard data': {
    island: <MemberDashboard meetings={[]} />,
    as: 'member',
    broken: 'GET announcements/',
    provoke: (_, text) => toast(text),
  },
}

const isFailure = (text: string): text is Failure => text in provocations

test.each(Object.keys(provocations).filter(isFailure))('a page says what went wrong: %s', async (text) => {
  const { island, as, broken, provoke } = provocations[text]
  await using page = await openIsland(<p>Elsewhere</p>, {
    ...(as && { person: { complete: as === 'member' } }),
  })
  if (broken) page.plan(broken, { status: 500 })

  await page.open(island)

  await provoke(page, text)
})
