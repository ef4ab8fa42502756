import { expect, test } from 'vitest'
import { networkPrefix } from '../../../src/server/platform/logging/redact.ts'
import { sweepAddresses } from '../../../src/server/settings/system-log/addresses.ts'
import { openChurch } from '../../support/church.ts'

/* G11: how long the full addresses of people are stored in the system log and with their sessions. */

test('G11: addresses in the log and of ended sessions are shortened to networks after 30 days, and not earlier', async () => {
  await using church = await openChurch()
  const { db, clock } = church
  const at = clock.now.toISOString()
  const { access } = await church.signIn('member')
  const { id } = await db.selectFrom('session').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  await db.updateTable('session').set({ address: '41.66.12.7' }).where('id', '=', id).execute()
  const addresses = ['41.66.12.9', '2c0f:f248:12:ab::7', 'the server']
  const entry = { timestamp: at, action: 'Tried', detail: '', status: 'success' as const }
  await db
    .insertInto('log_entry')
    .values(addresses.map((address) => ({ ...entry, address })))
    .execute()
  await church.remove('auth/sessions/', access)
  await db.updateTable('session').set({ ended_at: at }).where('id', '=', id).execute()
  const read = async () => [
    ...(await db
      .selectFrom('log_entry')
      .select('address')
      .where('action', '=', 'Tried')
      .orderBy('id')
      .execute()),
    ...(await db.selectFrom('session').select('address').where('id', '=', id).execute()),
  ]
  const sweep = () => sweepAddresses({ db, now: () => clock.now })

  church.wait(30 * 86_400_000 - 1)
  await sweep()
  const almost = await read()
  church.wait(1)
  await sweep()

  expect(almost.map(({ address }) => address)).toEqual([...addresses, '41.66.12.7'])
  expect((await read()).map(({ address }) => address)).toEqual([
    '41.66.12.0/24',
    '2c0f:f248:12::/48',
    'the server',
    '41.66.12.0/24',
  ])
})

test('G11: more addresses than fit into one batch are all shortened', async () => {
  await using church = await openChurch()
  const { db } = church
  const entry = {
    timestamp: '2025-01-01T00:00:00.000Z',
    action: 'Old',
    detail: '',
    status: 'success' as const,
  }
  const rows = Array.from({ length: 1_100 }, (_, at) => ({ ...entry, address: `10.0.${at % 250}.9` }))
  for (let from = 0; from < rows.length; from += 100)
    await db
      .insertInto('log_entry')
      .values(rows.slice(from, from + 100))
      .execute()

  await sweepAddresses({ db, now: () => church.clock.now })

  const left = await db.selectFrom('log_entry').select('address').where('action', '=', 'Old').execute()
  expect(left.filter(({ address }) => !address.endsWith('.0/24'))).toEqual([])
})

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8::/48'],
  ['the server', 'the server'],
])('G11: %s is shortened to %s', (address, network) => {
  expect(networkPrefix(address)).toBe(network)
})
