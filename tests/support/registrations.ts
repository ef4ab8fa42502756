import { randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import type {
  OrderAnswer,
  RegistrationAnswer,
  RegistrationForm,
} from '../../src/lib/contract/services/registration.ts'
import { openChurch } from './church.ts'

/** A secret as a browser makes it. */
export const newTicketSecret = () => randomBytes(32).toString('base64url')

/** Two kinds of tickets: grown-ups with every price, and children. */
export const settings: Omit<RegistrationForm, 'version'> = {
  is_open: true,
  about: 'Bring a cup.',
  opens_on: null,
  closes_on: null,
  cancels_until: null,
  places: null,
  has_waiting: false,
  most_tickets: 6,
  pays_online: false,
  pays_later: true,
  refund_full_until: null,
  refund_part_until: null,
  refund_percent: 0,
  family_price: null,
  family_most: null,
  kinds: [
    {
      ...{ id: null, name: 'Grown-up', price: 5000, member_price: 4000 },
      ...{ early_price: 3000, early_until: '2026-11-25', places: null, is_open: true },
    },
    {
      ...{ id: null, name: 'Child', price: 1000, member_price: null },
      ...{ early_price: null, early_until: null, places: null, is_open: true },
    },
  ],
  discounts: [
    { id: null, code: 'CHOIR', percent: 50, amount: 0, most_uses: 1, until_day: null },
    { id: null, code: 'LATE', percent: 100, amount: 0, most_uses: null, until_day: '2026-11-20' },
  ],
}

type Ordered = {
  kinds?: number[]
  total?: number
  secret?: string
  name?: string
  access?: string
  changes?: object
}

/** A church with an event on 5 December 2026 that people register for; it is 22 November. */
export async function openRegistration(
  changes: Partial<typeof settings> = {},
  options: Parameters<typeof openChurch>[0] = {},
) {
  const church = await openChurch({ now: new Date('2026-11-22T10:00:00Z'), ...options })
  const admin = (await church.signIn('admin')).access
  const { id: event } = await church.db
    .insertInto('event')
    .values({
      ...{
        title: 'Camp',
        description: 'A camp.',
        date: '2026-12-05',
        time: '09:00',
        location: 'Aburi',
        is_online: 0,
      },
      ...{
        meeting_link: '',
        category: 'other',
        icon: '',
        image_key: null,
        fellowship_id: null,
        places: null,
      },
      ...{ created_at: church.clock.now.toISOString(), series_id: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const saved = await church.put(`registrations/${event}/`, { ...settings, ...changes }, admin)
  expect([saved.status, saved.body]).toEqual([200, expect.anything()])
  const { kinds, version } = saved.body as RegistrationAnswer
  const [grown = 0, child = 0] = kinds.map(({ id }) => id)
  const order = ({
    kinds: wanted = [grown],
    total = 3000,
    secret,
    name = 'Kofi',
    access,
    changes: others,
  }: Ordered = {}) =>
    church.post(
      `events/${event}/tickets/`,
      {
        secret: secret ?? newTicketSecret(),
        name,
        telephone: '024 555 0101',
        tickets: wanted.map((kind) => ({ kind, name })),
        total,
        ...others,
      },
      access,
    )
  return {
    ...{ church, admin, event, grown, child, version, order },
    // Signed in anew: a test may have moved the clock beyond the first session.
    read: async () =>
      (await church.get(`registrations/${event}/`, (await church.signIn('admin')).access))
        .body as RegistrationAnswer,
    own: async (secret: string) => (await church.post('tickets/', { secret })).body as OrderAnswer,
    [Symbol.asyncDispose]: () => church[Symbol.asyncDispose](),
  }
}
