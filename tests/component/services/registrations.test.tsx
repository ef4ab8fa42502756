import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Forms } from '../../../src/islands/services/forms/desk/Forms.tsx'
import { OwnTickets } from '../../../src/islands/services/registrations/OwnTickets.tsx'
import { TicketShop } from '../../../src/islands/services/registrations/TicketShop.tsx'
import type {
  OrderAnswer,
  RegistrationAnswer,
  RegistrationHead,
  TicketOffer,
} from '../../../src/lib/contract/services/registration.ts'
import type { Church } from '../../support/church.ts'
import { openIsland, openPage } from '../../support/page.tsx'
import { click, dialog, field, fill, noDialog, press, sees } from '../../support/page-acts.ts'
import { openPaidTickets } from '../../support/paid-tickets.ts'
import { settings } from '../../support/registrations.ts'

/* Tickets as somebody orders them, and the registration as staff sets it up. */

const kinds = settings.kinds.map((kind) => ({ ...kind, early_price: null, early_until: null }))

async function shopOf(church: Church) {
  const { access } = await church.signIn('admin')
  const event = await addEvent(church, access)
  await church.put(`registrations/${event}/`, { ...settings, kinds }, access)
  const { body } = await church.get(`events/${event}/registration/`)
  return <TicketShop offer={body as TicketOffer} />
}

async function addEvent(church: Church, access: string): Promise<number> {
  const day = new Date(church.clock.now.getTime() + 14 * 86_400_000).toISOString().slice(0, 10)
  const event = {
    title: 'Feast',
    description: 'We eat.',
    date: day,
    time: '12:00',
    location: 'Hall',
    category: 'other',
  }
  return ((await church.post('events/', event, access)).body as { id: number }).id
}

test('a family orders with a code, sees the sum fall, and is led to its tickets', async () => {
  await using page = await openIsland(shopOf)
  await fill('Your name', 'Kofi')
  await fill('Telephone', '024 555 0101')
  await press('Add ticket')
  await sees('Total: GHS 100')
  await fill('Discount code', 'choir')
  await press('Use code')
  await sees('Total: GHS 50')
  await press('Register')

  await waitFor(() => expect(page.left()).toMatch(/^\/tickets#[\w-]{43}$/))
  const [{ total, tickets } = { total: 0, tickets: [] }] = (
    page.bodies('POST events/') as { total: number; tickets: object[] }[]
  ).slice(-1)
  expect([total, tickets.length]).toEqual([5000, 2])
})

test('a code that does not hold is said, and the sum stays', async () => {
  await using _ = await openIsland(shopOf)
  await fill('Discount code', 'GUESS')
  await press('Use code')

  await sees('This code does not hold')
  await sees('Total: GHS 50')
})

test('tickets are shown without a network as this device kept them', async () => {
  const secret = 'a'.repeat(43)
  await using page = await openIsland(shopOf)
  const heads = (await page.ask('admin', 'GET registrations/')) as RegistrationHead[]
  const event = heads.find(({ title }) => title === 'Feast')?.event
  const { kinds } = (await page.ask('admin', `GET registrations/${event}/`)) as RegistrationAnswer
  const tickets = [{ kind: kinds[1]?.id, name: 'Esi' }]
  const order = { secret, name: 'Esi', telephone: '024 555 0101', tickets, total: 1000 }
  const { tickets: own } = (await page.ask('', `POST events/${event}/tickets/`, order)) as OrderAnswer
  await page.open(<OwnTickets />, { at: `/tickets#${secret}` })
  await sees('You are registered.')

  page.plan('POST tickets/', 'lost')
  await page.reload()

  await sees('As this device kept them.')
  expect(document.querySelector('code')?.textContent?.replaceAll('-', '')).toBe(own[0]?.code)
})

test('the office adds a kind of ticket, and people can register at once', async () => {
  await using page = await openIsland(<p>Elsewhere</p>)
  await addEvent(page.church, (await page.church.signIn('admin')).access)
  await page.open(<Forms />, { as: 'admin', at: '/church-forms#registrations' })
  await press('View Feast')
  await press('Add kind of ticket')
  await fill(/^Name/, 'Grown-up', await dialog())
  await fill(/^Price/, '20', await dialog())
  await press('Save')
  await noDialog()

  expect((await field('The link')).getAttribute('value')).toMatch(/\/tickets\/\d+$/)
  const heads = (await page.ask('admin', 'GET registrations/')) as object[]
  expect(heads).toContainEqual(expect.objectContaining({ title: 'Feast', exists: true, is_open: true }))
})

test('who registered pays online, is told what to do on the telephone, and sees that it is paid', async () => {
  await using camp = await openPaidTickets({ refund_full_until: '2026-11-30' })
  const secret = await camp.ordered()
  using page = await openPage(camp.church, <OwnTickets />, { at: `/tickets#${secret}` })

  await sees('To pay: GHS 30')
  await sees('Who cancels until 30 Nov 2026 gets everything back, and later nothing.')
  await fill('Telephone that pays', '024 400 0001')
  await fill('E-mail for the payment', 'kofi@example.com')
  await press('Pay GHS 30')
  await sees('Approve on 024 ... 001')
  await camp.pass(10_000)

  // The page asks at once when the network is back.
  dispatchEvent(new Event('online'))

  await sees(/^Paid: GHS 30\. Your receipt is TICKETS-\d{6}\.$/)
  const [body] = page.bodies('POST tickets/pay/') as { amount: number }[]
  expect(body?.amount).toBe(3000)
  expect(document.body.textContent).not.toContain('To pay:')
})

test('where a part may be paid, the sum that is typed is what is asked for, and more than is due is refused', async () => {
  await using camp = await openPaidTickets()
  const secret = await camp.ordered()
  using page = await openPage(camp.church, <OwnTickets />, { at: `/tickets#${secret}` })
  await fill('Amount in GHS', '40')
  await fill('Telephone that pays', '024 400 0001')
  await fill('E-mail for the payment', 'kofi@example.com')
  await press('Pay GHS 40')
  await waitFor(() => expect(document.body.textContent).toContain('This is more than is due'))

  await fill('Amount in GHS', '12.50')
  await press('Pay GHS 12.50')
  await sees('Approve on 024 ... 001')

  const sent = page.bodies('POST tickets/pay/') as { amount: number }[]
  expect(sent.map(({ amount }) => amount)).toEqual([4000, 1250])
})

test('the desk cancels by the rules of the event, and sees that money is given back online', async () => {
  await using camp = await openPaidTickets({ refund_full_until: '2026-11-30' })
  const secret = await camp.ordered()
  await camp.pay(secret, '0001')
  await camp.pass(10_000)
  using _ = await openPage(camp.church, <Forms />, {
    as: 'admin',
    at: `/church-forms#registrations?event=${camp.event}`,
  })

  await sees('GHS 30 paid of GHS 30')
  // The menu of a row is the browser's popover, which this document never shows.
  const act = await waitFor(() => {
    const [button] = [...document.querySelectorAll('button')].filter(({ textContent }) =>
      textContent?.startsWith('Cancel registration'),
    )
    if (!button) throw new Error('The row is not there yet.')
    return button
  })
  await click(act)
  await sees('What was paid is given back as the rules of this event say')
  await press('Cancel registration', await dialog())
  await noDialog()

  await sees('GHS 30 is being given back online')
})
