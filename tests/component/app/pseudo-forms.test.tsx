import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { CompleteProfile } from '../../../src/islands/accounts/profiles/CompleteProfile.tsx'
import { ForgotPasswordForm } from '../../../src/islands/accounts/session/ForgotPasswordForm.tsx'
import { LoginForm } from '../../../src/islands/accounts/session/LoginForm.tsx'
import { SignUpForm } from '../../../src/islands/accounts/session/SignUpForm.tsx'
import { ContactForm } from '../../../src/islands/care/inbox/contact-form/ContactForm.tsx'
import { PrayerForm } from '../../../src/islands/care/prayer-requests/PrayerForm.tsx'
import { TestimonyForm } from '../../../src/islands/care/testimonies/TestimonyForm.tsx'
import { GiveForm } from '../../../src/islands/giving/giving/GiveForm.tsx'
import { LeaderDashboard } from '../../../src/islands/groups/leader/LeaderDashboard.tsx'
import { fellowshipBrowser } from '../../support/fellowship-page.tsx'
import { openIsland, screen, waitFor } from '../../support/page.tsx'
import { dialog, press } from '../../support/page-acts.ts'
import { pseudo, speakPseudo } from '../../support/speak-pseudo.ts'
import { plainWords } from '../../support/unmarked-words.ts'

/* Forms of visitors, members and leaders in a language of marked letters: what they ask, and why they refuse (tests/support/pseudo-language.ts). */

speakPseudo()

type Form = {
  who?: 'a member' | 'a newcomer' | 'leader'
  island: ReactElement | typeof fellowshipBrowser
  at?: string
  open?: () => Promise<unknown>
  send: string
}

const forms: Record<string, Form> = {
  contact: { island: <ContactForm />, send: 'Send Message' },
  donation: { island: <GiveForm mode="sample" />, send: 'Give' },
  login: { island: <LoginForm />, send: 'Log in' },
  'sign-up': { island: <SignUpForm />, send: 'Sign up' },
  'forgotten password': { island: <ForgotPasswordForm />, send: 'Send me a link' },
  'prayer request': { island: <PrayerForm />, send: 'Submit prayer request' },
  'visitor to a leader': { island: fellowshipBrowser, at: '/fellowships?group=1', send: 'Send message' },
  testimony: { who: 'a member', island: <TestimonyForm />, send: 'Share testimony' },
  'complete profile': { who: 'a newcomer', island: <CompleteProfile />, send: 'Complete profile' },
  'event of a leader': {
    who: 'leader',
    island: <LeaderDashboard />,
    at: '/fellowship-leader#events',
    send: 'Create Event',
    open: async () => {
      await press(pseudo('Create Event'))
      await dialog()
    },
  },
}

/** What forms ask, and what they answer. Lists have names, which the church has written. */
const ofForms = 'label > span, label, legend, button, .hint, .toast, [role="alert"], [id$="-error"]'

/** A leader, and an event, of the sample church. */
const ofChurch = new Set(['Yaw Adomako', 'Serving in the City'])

test.each(Object.entries(forms))(
  'no word of the form %s, and no reason why it refuses, stands outside of dictionaries',
  async (_, { who, island, at = '/', open, send }) => {
    const person = who === 'a member' ? {} : who === 'a newcomer' ? { complete: false } : undefined
    const as = who === 'leader' ? { as: who } : {}
    await using _page = await openIsland(island, { ...as, ...(person && { person }), at })
    await open?.()

    const [submit] = (await screen.findAllByRole('button', { name: pseudo(send) })).slice(-1)
    await waitFor(() => expect(submit).toBeEnabled())
    submit?.click()
    await waitFor(() => expect(document.querySelector('[aria-invalid="true"]')).toBeVisible())

    const plainTexts = [...document.querySelectorAll(ofForms)].flatMap((element) =>
      [...element.childNodes].flatMap((node) =>
        node.nodeType === Node.TEXT_NODE ? plainWords(node.nodeValue ?? '') : [],
      ),
    )
    expect(plainTexts.filter((words) => !ofChurch.has(words))).toEqual([])
  },
)
