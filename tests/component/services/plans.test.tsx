import { waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { SermonPage } from '../../../src/islands/media/media/SermonPage.tsx'
import { LivePlan } from '../../../src/islands/services/worship/live/LivePlan.tsx'
import { Worship } from '../../../src/islands/services/worship/Worship.tsx'
import type { PlanAnswer } from '../../../src/lib/contract/services/plan.ts'
import { bookOf } from '../../../src/server/giving/books/ledger.ts'
import { streamEvents } from '../../support/event-source.ts'
import { holdDuty } from '../../support/hold-duty.ts'
import { openIsland } from '../../support/page.tsx'
import {
  button,
  dialog,
  field,
  fill,
  noDialog,
  press,
  region,
  sees,
  seesNo,
} from '../../support/page-acts.ts'
import { formOf } from '../../support/plans.ts'

/* Orders of service in the workspace and on a phone that follows them. */

const sunday = '2026-11-22'

/** The order of the first service of Sunday with three items, open in the workspace of the super admin. */
async function openPlans({ as = 'admin' } = {}) {
  const page = await openIsland(<p>Elsewhere</p>, { as })
  const streams = streamEvents(page.church)
  const { db } = page.church
  await db.deleteFrom('service_plan').execute()
  const service = await db
    .selectFrom('service')
    .select(['id', 'title'])
    .where('day', '=', 'Sunday')
    .orderBy('time')
    .executeTakeFirstOrThrow()
  const made = (await page.ask('admin', 'POST plans/', {
    ...{ kind: 'first', service: service.id, day: sunday, from: 'empty' },
  })) as PlanAnswer
  const { id } = made
  const change = (changes: object) =>
    page.ask('admin', `PUT plans/${id}/`, {
      ...{ kind: 'first', title: 'First service', day: sunday, start_time: '09:00', end_time: '10:00' },
      ...changes,
    })
  await change({})
  for (const [title, minutes] of [
    ['Welcome', 10],
    ['Opening hymn', 20],
    ['Sermon', 42],
  ] as const)
    await page.ask('admin', `POST plans/${id}/items/`, {
      ...{ kind: 'other', title, minutes, act: `act-${title.replace(' ', '-')}` },
    })
  return {
    page,
    id,
    service,
    streams,
    read: async () => (await page.ask('admin', `GET plans/${id}/`)) as PlanAnswer,
    edit: () => page.open(<Worship />, { at: `/worship#plans?plan=${id}` }),
    live: (who?: string) => page.open(<LivePlan />, { at: `/worship/live#${id}`, ...(who && { as: who }) }),
    lead: (act: string, turn: number, item: number | null) =>
      page.ask('admin', `PUT plans/${id}/live/`, { act, turn, item }),
    async [Symbol.asyncDispose]() {
      streams[Symbol.dispose]()
      await page[Symbol.asyncDispose]()
    },
  }
}

const shownTitles = async () => {
  const items = await region('Items')
  return [...items.querySelectorAll('li strong')].map(({ textContent }) => textContent)
}

test('the times follow from the start, and an order that is too long says by how much', async () => {
  await using plans = await openPlans()
  await plans.edit()

  await sees('over by 12 min')
  await sees('72 min · ends 10:12 AM')
  expect(
    [...document.querySelectorAll('.plan-item .plan-time')].map(({ textContent }) => textContent),
  ).toEqual(['9:00 AM', '9:10 AM', '9:30 AM'])
})

test('an item is added with a note, and moved by keyboard with the focus on its button', async () => {
  await using plans = await openPlans()
  await plans.edit()
  await press('Add item')
  await fill('What', 'Offering', await dialog())
  await fill(/^Minutes/, '3', await dialog())
  await fill(/^Note for Sound/, 'Music softly', await dialog())
  await press('Save')
  await noDialog()
  await sees('Sound: Music softly')

  const up = await button('Move Offering up')
  up.focus()
  await userEvent.keyboard('{Enter}')

  await waitFor(async () =>
    expect(await shownTitles()).toEqual(['Welcome', 'Opening hymn', 'Offering', 'Sermon']),
  )
  expect(document.activeElement).toBe(await button('Move Offering up'))
  await sees('Offering is now item 3 of 4')
  expect((await plans.read()).items.map(({ title }) => title)).toEqual(await shownTitles())
})

test('what another editor changes is shown without a reload, and of the same item neither loses words', async () => {
  await using plans = await openPlans()
  await plans.edit()
  await press('Edit Welcome')
  await fill('What', 'Call to worship', await dialog())
  const [item] = (await plans.read()).items
  if (!item) throw new Error('No item')

  await plans.page.ask('admin', `PUT plans/${plans.id}/items/${item.id}/`, { ...formOf(item), minutes: 12 })

  await sees(/Somebody else changed this item meanwhile\. It is now: Welcome, Other · 12 min/)
  expect(await field('What', await dialog())).toHaveValue('Call to worship')
  await fill(/^Minutes/, '12', await dialog())
  await press('Save')
  await noDialog()
  expect((await plans.read()).items[0]).toMatchObject({ title: 'Call to worship', minutes: 12 })
})

test('a link without an address is refused beside its field, and what was typed stays', async () => {
  await using plans = await openPlans()
  await plans.edit()
  await press('Edit Sermon')
  await fill('Links', 'Slides without an address', await dialog())
  await press('Save')

  await sees('Please give an address that begins with https://')
  expect(await field('Links', await dialog())).toHaveValue('Slides without an address')
  await fill('Links', 'Slides https://example.org/slides.pdf', await dialog())
  await press('Save')
  await noDialog()
  expect((await plans.read()).items[2]?.links).toEqual([
    { name: 'Slides', address: 'https://example.org/slides.pdf' },
  ])
})

test('the next order is made from the last one by one press', async () => {
  await using plans = await openPlans()
  await plans.page.open(<Worship />, { at: '/worship#plans' })

  await press(new RegExp(`^Add ${plans.service.title}, .*29`))

  await sees(/29 Nov/)
  await waitFor(async () => expect(await shownTitles()).toEqual(['Welcome', 'Opening hymn', 'Sermon']))
})

test('who leads an item sees the order of the service, and who has no part in one is told', async () => {
  await using plans = await openPlans()
  await plans.page.open(<Worship />, { as: 'member', at: '/worship' })
  await sees('You have no part in a service to come')
  const { user } = await plans.page.church.signIn('member')
  const [item] = (await plans.read()).items
  if (!item) throw new Error('No item')
  await plans.page.ask('admin', `PUT plans/${plans.id}/items/${item.id}/`, {
    ...{ ...formOf(item), leader_account: Number(user['id']) },
  })

  await plans.page.reload()

  await sees('Your part: Welcome')
  expect(await waitFor(() => document.querySelector('a[href^="/worship/live"]'))).toHaveAttribute(
    'href',
    `/worship/live#${plans.id}`,
  )
})

test('who leads presses Start and Next, and a phone that follows shows the item and the one that is next', async () => {
  await using plans = await openPlans()
  await plans.live()
  await press('Start the service')
  const now = await region('Now')
  await waitFor(() => expect(now).toHaveTextContent('Welcome'))
  await press('Next')

  await waitFor(() => expect(now).toHaveTextContent('Opening hymn'))
  expect(await region('Next')).toHaveTextContent('Sermon')
  const { live, items } = await plans.read()
  expect([live.turn, live.item]).toEqual([2, items[1]?.id])
  await plans.lead('go', 2, items[2]?.id ?? 0)
  await waitFor(() => expect(now).toHaveTextContent('Sermon'))
  await sees('This is the last item')
})

test('without a network a phone opens the stored order and goes on alone, and follows again when it is back', async () => {
  await using plans = await openPlans()
  const { items } = await plans.read()
  const [one, two, three] = items.map(({ id }) => id)
  await plans.lead('start', 0, one ?? 0)
  await plans.live()
  await waitFor(async () => expect(await region('Now')).toHaveTextContent('Welcome'))

  plans.page.plan('GET plans/*/', 'lost')
  plans.page.plan('GET plans/*/live/', 'lost')
  plans.page.plan('PUT plans/*/live/', 'lost')
  plans.streams.lose()
  await plans.page.reload()
  await sees('No network. You go on alone')
  await press('Next')
  await waitFor(async () => expect(await region('Now')).toHaveTextContent('Opening hymn'))
  expect((await plans.read()).live.item).toBe(one)

  // A reload loses neither the place nor the press that waits.
  await plans.page.reload()
  await sees('No network. You go on alone')
  await waitFor(async () => expect(await region('Now')).toHaveTextContent('Opening hymn'))

  plans.page.replan()
  plans.streams.findAgain()
  await seesNo('No network')
  await waitFor(async () => expect((await plans.read()).live.item).toBe(two))

  plans.page.plan('PUT plans/*/live/', 'lost')
  plans.streams.lose()
  await sees('No network. You go on alone')
  await press('Next')
  await plans.lead('go', 2, one ?? 0)
  plans.page.replan()
  plans.streams.findAgain()
  await waitFor(async () => expect(await region('Now')).toHaveTextContent('Welcome'))
  expect((await plans.read()).live.item).not.toBe(three)
})

test('an order in which somebody has no part is not shown', async () => {
  await using plans = await openPlans()
  await plans.live('member')

  await sees('You have no part in this service')
})

test('a song of the library is found, and a phone shows its words with the chords of the key', async () => {
  await using plans = await openPlans()
  await plans.page.ask('admin', 'POST songs/', {
    ...{ title: 'Ye kanfo wo', key: 'G', is_public_domain: true },
    parts: [{ kind: 'chorus', number: 1, language: 'tw', lines: '[G]Ye kan[C]fo wo' }],
  })
  await plans.edit()
  await press('Add item')
  await fill('Find a song', 'kanfo', await dialog())
  await press(/^Ye kanfo wo/, await dialog())
  expect(await field('What', await dialog())).toHaveValue('Ye kanfo wo')
  await fill(/^Key/, 'A', await dialog())
  await press('Save')
  await noDialog()
  const song = (await plans.read()).items[3]
  await plans.lead('start', 0, song?.id ?? 0)
  await plans.live()

  const details = await region('Words and notes')
  await waitFor(() =>
    expect(
      [...details.querySelectorAll('.song-word')].map((word) => word.getAttribute('data-chord')),
    ).toEqual(expect.arrayContaining(['A', 'D'])),
  )
  expect(await region('Now')).toHaveTextContent('Key A')
})

test('a sermon begins with what the order of its service says', async () => {
  await using plans = await openPlans()
  const item = (await plans.read()).items[2]
  if (!item) throw new Error('No item')
  await plans.page.ask('admin', `PUT plans/${plans.id}/items/${item.id}/`, {
    ...{ ...formOf(item), kind: 'sermon', title: 'Grace for today', reference: 'John 1:16' },
    leader_name: 'Rev. Osei',
  })

  await plans.page.open(<SermonPage series={[]} />, { at: `/media-dashboard/add-sermon#plan=${plans.id}` })

  await waitFor(async () => expect(await field(/^Title/)).toHaveValue('Grace for today'))
  expect(await field(/^Preacher/)).toHaveValue('Rev. Osei')
  expect(await field(/^Date/)).toHaveValue(sunday)
})

test('a phone that follows keeps its own place over a reload without a network, and takes the leader’s when it is back', async () => {
  await using plans = await openPlans()
  const [one] = (await plans.read()).items.map(({ id }) => id)
  await plans.lead('start', 0, one ?? 0)
  await plans.live()
  await waitFor(async () => expect(await region('Now')).toHaveTextContent('Welcome'))
  plans.page.plan('GET plans/*/', 'lost')
  plans.page.plan('GET plans/*/live/', 'lost')
  plans.page.plan('PUT plans/*/live/', 'lost')
  plans.streams.lose()
  await sees('No network. You go on alone')
  await press('Next')
  await press('Next')
  await plans.page.reload()
  await waitFor(async () => expect(await region('Now')).toHaveTextContent('Sermon'))
  // Somebody else has led on meanwhile: that holds.
  await plans.lead('go', 1, one ?? 0)
  plans.page.replan()
  plans.streams.findAgain()
  await seesNo('No network')
  await waitFor(async () => expect(await region('Now')).toHaveTextContent('Welcome'))
  await plans.page.reload()
  await waitFor(async () => expect(await region('Now')).toHaveTextContent('Welcome'))
  await seesNo('No network')
})

test('who counts names the cash count of the offering, and the item says that it is being counted', async () => {
  await using plans = await openPlans()
  const { church } = plans.page
  await holdDuty(church, 'admin', 'counter')
  await plans.page.ask('admin', `POST plans/${plans.id}/items/`, {
    ...{ kind: 'offering', title: 'Thank offering', act: 'act-of-offering' },
  })
  const created_at = church.clock.now.toISOString()
  const count = { book: await bookOf(church.db), day: sunday, service: 'First service', created_at }
  await church.db.insertInto('cash_count').values(count).execute()
  await plans.edit()

  await userEvent.selectOptions(
    await field('Cash count of Thank offering'),
    'Cash count: First service, still open',
  )

  await sees('being counted')
  expect((await plans.read()).items.at(-1)?.counted).toBe('open')
})
