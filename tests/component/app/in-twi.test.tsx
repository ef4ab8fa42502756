import { expect, test } from 'vitest'
import { MemberDashboard } from '../../../src/islands/accounts/dashboard/MemberDashboard.tsx'
import { CompleteProfile } from '../../../src/islands/accounts/profiles/CompleteProfile.tsx'
import { PrayerForm } from '../../../src/islands/care/prayer-requests/PrayerForm.tsx'
import { PrayerList } from '../../../src/islands/care/prayer-requests/PrayerList.tsx'
import { PrayerRequest } from '../../../src/lib/contract/care/prayer-request.ts'
import { fellowshipBrowser } from '../../support/fellowship-page.tsx'
import { openIsland, screen, waitFor } from '../../support/page.tsx'
import { button, field, fill, press, sees } from '../../support/page-acts.ts'
import { speakIn } from '../../support/speak.ts'

/* The ways of members in Twi. What is not translated stays English. */

speakIn('tw')

test('who reads Twi asks for prayer, and learns in Twi what is missing and that it was received', async () => {
  await using page = await openIsland(<PrayerForm />, { as: 'member', at: '/prayer-requests' })

  await press('Fa mpaebɔ adesrɛ no kɔma')

  await waitFor(async () =>
    expect(await field('Asɛm no ti')).toHaveAccessibleDescription(/Yɛsrɛ wo, twerɛ asɛm no ti/),
  )
  await fill('Asɛm no ti', 'Me nuabaa awoɔ')
  await fill('Mu nsɛm', 'Bɔ mpaeɛ ma no.')
  await press('Fa mpaebɔ adesrɛ no kɔma')
  await sees('Yɛn nsa aka wo mpaebɔ adesrɛ')
  expect(page.bodies('POST prayer_requests/create/')).toHaveLength(1)
})

test('a request stands with its day, its prayers and its buttons in Twi', async () => {
  const request = {
    id: 1,
    title: 'Safe delivery',
    description: 'For my sister.',
    is_private: false,
    is_anonymous: false,
    prayer_count: 3,
    is_answered: false,
    user_name: null,
    created_at: '2026-11-22T09:00:00Z',
  }
  await using page = await openIsland(<p>Elsewhere</p>, {})
  page.plan('GET prayer_requests/', { status: 200, body: [request] })

  await page.open(<PrayerList seed={[PrayerRequest.parse(request)]} initialFilter="" />, {
    at: '/prayer-requests',
  })

  await sees('22 Obubuo 2026')
  await sees('mpaebɔ 3')
  await sees('adesrɛ 1')
  await sees('Din nni so')
  expect(await button(/^Bɔ mpaeɛ/)).toBeEnabled()
})

test('who reads Twi joins a fellowship', async () => {
  await using page = await openIsland(fellowshipBrowser, { person: {}, at: '/fellowships?group=5' })

  await press('Ka ho')

  await sees(/^Yɛasoma w’adesrɛ sɛ wobɛka .+ ho$/)
  expect(page.bodies('POST fellowships/5/join/')).toHaveLength(1)
})

test('a dashboard is in Twi', async () => {
  await using page = await openIsland(<p>Elsewhere</p>, { as: 'member' })

  await page.open(<MemberDashboard meetings={[]} />, { at: '/dashboard' })

  await sees('Akwaaba ba w’ankasa asɔre kratafa so')
  expect(screen.getByRole('heading', { name: 'Deɛ wobɛtumi ayɛ ntɛm' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Srɛ mpaebɔ' })).toHaveAttribute('href', '/prayer-requests')
})

test('a profile asks in Twi, and says in Twi what is missing', async () => {
  await using page = await openIsland(<CompleteProfile />, {
    person: { complete: false },
    at: '/complete-profile',
  })

  await press('Wie wo ho nsɛm')

  await waitFor(async () =>
    expect(await field('Wo fie address')).toHaveAccessibleDescription(/Yɛsrɛ wo, twerɛ wo fie address/),
  )
  expect(screen.getByRole('radio', { name: 'Aane' })).toBeVisible()
  expect(page.bodies('POST')).toEqual([])
})
