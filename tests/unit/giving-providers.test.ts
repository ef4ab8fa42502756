import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openGiving } from '../../src/server/giving/giving/open-providers.ts'
import { uuidOf } from '../../src/server/giving/giving/providers/uuid.ts'
import {
  nextRefundState,
  type RefundFact,
} from '../../src/server/giving/giving/refunds/refund-state-machine.ts'
import { readSettings } from '../../src/server/platform/config.ts'
import { fromDecimal, toDecimal } from '../../src/server/platform/net/read-answers.ts'

test('every amount is the same after it was written in the units of its currency and read', () => {
  const currencies = fc.constantFrom('GHS', 'UGX', 'TND')
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), currencies, (amount, currency) => {
      expect(fromDecimal(toDecimal(amount, currency), currency)).toBe(amount)
      expect(fromDecimal(String(Number(toDecimal(amount, currency))), currency)).toBe(amount)
    }),
  )
})

test.each([
  ['GHS', 5005, '50.05'],
  ['GHS', 7, '0.07'],
  ['UGX', 50_000, '50000'],
  ['XOF', 0, '0'],
  ['TND', 50_050, '50.050'],
])('a provider is told %s %i as %s', (currency, amount, told) => {
  expect(toDecimal(amount, currency)).toBe(told)
  expect(fromDecimal(told, currency)).toBe(amount)
})

test('an amount finer than its currency, or in no currency, is none', () => {
  expect([fromDecimal('500.00', 'UGX'), fromDecimal('500.50', 'UGX')]).toEqual([500, undefined])
  expect([fromDecimal('50', ''), fromDecimal('50', 'cedis')]).toEqual([undefined, undefined])
})

test.each(['50.005', '-50', '1e15', '', 'NaN', '50,00', ' ', '٥٠', '50.', '.5', '0x32'])(
  'the amount %s is no amount in whole pesewas',
  (text) => expect(fromDecimal(text, 'GHS')).toBeUndefined(),
)

test('a reference is the same with hyphens and without, and anything else is none', () => {
  const uuid = '3f0c6f0e-8a54-4c7e-9d5c-0f6a3d1b2c4d'

  expect([uuidOf(uuid), uuidOf(uuid.replaceAll('-', '').toUpperCase())]).toEqual([uuid, uuid])
  expect(['', 'x'.repeat(32), `${uuid}0`].map(uuidOf)).toEqual([undefined, undefined, undefined])
})

test('facts of a refund in any order, however often, end in the same state', () => {
  const facts: RefundFact[] = [{ kind: 'pending' }, { kind: 'failed', why: '' }, { kind: 'processed' }]
  const end = (all: RefundFact[]) => all.reduce(nextRefundState, 'sent')
  fc.assert(
    fc.property(
      fc
        .array(fc.constantFrom(...facts), { maxLength: 8 })
        .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
      ([all, shuffled]) => {
        expect(end(shuffled)).toBe(end(all))
      },
    ),
  )
  expect(facts.map((fact) => nextRefundState('asked', fact))).toEqual(['asked', 'asked', 'asked'])
  expect(facts.map((fact) => nextRefundState('declined', fact))).toEqual(['declined', 'declined', 'declined'])
})

const openWith = (given: Record<string, string>) =>
  openGiving(readSettings({ SAMPLE_DATA: 'off', ...given }), {
    root: new URL('file:///'),
    now: () => new Date(),
  }).providers.map(({ name, mode }) => `${name} ${mode}`)

const mtn = {
  MTN_API_USER: '11111111-1111-4111-8111-111111111111',
  MTN_API_KEY: 'key-of-mtn',
  MTN_SUBSCRIPTION_KEY: 'subscription',
}

test('the providers are those whose keys are set, each in its mode', () => {
  expect(openWith({})).toEqual([])
  expect(openWith({ PAYSTACK_SECRET_KEY: 'sk_live_12345678', ...mtn })).toEqual(['paystack live', 'mtn live'])
  expect(openWith({ ...mtn, MTN_TARGET: 'sandbox' })).toEqual(['mtn test'])
  expect(openWith({ ...mtn, MTN_URL: 'http://127.0.0.1:9' })).toEqual(['mtn sample'])
  expect(openWith({ HUBTEL_API_ID: 'abc', HUBTEL_API_KEY: 'key-of-hubtel', HUBTEL_POS_ID: '11684' })).toEqual(
    ['hubtel live'],
  )
})

test('a key without the others of its provider is refused', () => {
  expect(() => readSettings({ HUBTEL_API_ID: 'abc' })).toThrow(/please set all three/)
  expect(() => readSettings({ MTN_API_KEY: 'key-of-mtn' })).toThrow(/please set all three/)
})
