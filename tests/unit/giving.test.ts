import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fieldErrors } from '../../src/lib/contract/base.ts'
import { GiftForm, type GiftState, giftStates } from '../../src/lib/contract/giving/giving.ts'
import { factAt, nextPoll } from '../../src/server/giving/giving/poll.ts'
import { factOf, noticeOf, readAnswer } from '../../src/server/giving/giving/providers/paystack/answers.ts'
import { openPaystack } from '../../src/server/giving/giving/providers/paystack/paystack.ts'
import { type Fact, nextState } from '../../src/server/giving/giving/state-machine.ts'

const paid = { kind: 'succeeded', amount: 5000, currency: 'GHS', providerId: '1', fees: null } as const
const facts: Record<string, Fact> = {
  sent: { kind: 'sent' },
  pending: { kind: 'pending' },
  'needs code': { kind: 'needs code', prompt: '' },
  'wrong code': { kind: 'needs code', prompt: '', again: true },
  'code sent': { kind: 'code sent' },
  expired: { kind: 'expired', reason: '' },
  failed: { kind: 'failed', reason: '' },
  succeeded: { ...paid, paidAt: null },
}

/** Every pair of a state and a fact; docs/giving.md has the same table. */
const table = `
state      | sent       pending    needs-code wrong-code code-sent  expired    failed     succeeded
created    | sent       pending    needs-code needs-code code-sent  expired    failed     succeeded
sent       | sent       pending    needs-code needs-code code-sent  expired    failed     succeeded
pending    | pending    pending    needs-code needs-code code-sent  expired    failed     succeeded
needs-code | needs-code needs-code needs-code needs-code code-sent  expired    failed     succeeded
code-sent  | code-sent  code-sent  code-sent  needs-code code-sent  expired    failed     succeeded
expired    | expired    expired    expired    expired    expired    expired    failed     succeeded
failed     | failed     failed     failed     failed     failed     failed     failed     succeeded
succeeded  | succeeded  succeeded  succeeded  succeeded  succeeded  succeeded  succeeded  succeeded
`

const words = (line: string) =>
  line
    .split(/[|\s]+/)
    .filter(Boolean)
    .map((word) => word.replace('-', ' '))

describe('the state of a gift', () => {
  test('after each fact is that of the table', () => {
    const [head = '', ...lines] = table.trim().split('\n')
    const [, ...kinds] = words(head)
    expect(lines.map((line) => words(line)[0])).toEqual(giftStates)

    for (const line of lines) {
      const [state, ...after] = words(line)
      expect([state, kinds.map((kind) => nextState(state as GiftState, facts[kind] as Fact))]).toEqual([
        state,
        after,
      ])
    }
  })

  test('is the same after the same facts in any order, however often each arrives', () => {
    const { 'wrong code': _, ...brought } = facts
    const some = fc.array(fc.constantFrom(...Object.values(brought)), { maxLength: 12 })
    const end = (all: Fact[]) => all.reduce(nextState, 'created' as GiftState)
    fc.assert(
      fc.property(
        some.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray([...all, ...all], { minLength: all.length * 2 })),
        ),
        ([all, shuffled]) => {
          expect(end(shuffled)).toBe(end(all))
        },
      ),
    )
  })
})

const begun = '2026-11-22T12:00:00.000Z'
const later = (seconds: number) => new Date(Date.parse(begun) + seconds * 1000)
const day = 86_400

test.each([
  ['created', 0, 5],
  ['pending', 5, 15],
  ['pending', 16, 60],
  ['needs code', 60, 300],
  ['pending', 301, 900],
  ['pending', 3600, 3 * 3600],
  ['sent', 13 * 3600, day],
  // Two o'clock at night.
  ['pending', day + 1, day + 14 * 3600],
  ['failed', 60, 300],
  ['failed', 901, 14 * 3600],
] as const)('a gift that is %s after %i seconds is looked up after %i', (state, after, next) =>
  expect(nextPoll({ state, created_at: begun }, later(after))).toBe(later(next).toISOString()),
)

test('a gift that has succeeded is not looked up again, nor one that failed four days ago', () => {
  expect(nextPoll({ state: 'succeeded', created_at: begun }, later(1))).toBeNull()
  expect(nextPoll({ state: 'failed', created_at: begun }, later(4 * day))).toBeNull()
})

const wallet = { created_at: begun, method: 'mtn-momo', provider: 'paystack', redirect_url: null } as const
const card = {
  ...wallet,
  method: 'bank-card',
  redirect_url: 'https://pay.example/1',
} as const

test('no answer is never a failure', () => {
  for (const age of [1, day, 100 * day])
    expect(factAt(wallet, { kind: 'no answer', why: 'TimeoutError' }, later(age))).toBeUndefined()
})

test.each([
  [wallet, 'abandoned', 179, undefined],
  [wallet, 'abandoned', 180, 'expired'],
  [card, 'abandoned', 3599, undefined],
  [card, 'abandoned', 3600, 'expired'],
  [wallet, 'unknown', 59, undefined],
  [wallet, 'unknown', 60, 'expired'],
  [wallet, 'pending', 2 * day - 1, 'pending'],
  [wallet, 'pending', 2 * day, 'expired'],
] as const)('of %j, %s after %i seconds means %s', (gift, kind, age, means) =>
  expect(factAt(gift, { kind }, later(age))?.kind).toBe(means),
)

const answer = (data: object, status = 200, rest = {}) =>
  factOf(readAnswer(status, JSON.stringify({ status: status < 300, message: 'x', data, ...rest })))

test.each([
  [answer({ status: 'pay_offline', display_text: 'Approve' }), { kind: 'pending', prompt: 'Approve' }],
  [answer({ status: 'send_otp', display_text: 'Dial' }), { kind: 'needs code', prompt: 'Dial' }],
  [answer({ status: 'something new' }), { kind: 'pending', prompt: '' }],
  [answer({ status: 'failed', gateway_response: 'Declined' }), { kind: 'failed', reason: 'Declined' }],
  [
    answer({ status: 'success', id: 7, amount: '5000', currency: 'GHS' }),
    { ...paid, providerId: '7', paidAt: null },
  ],
  [
    answer({ status: 'success', id: 7, amount: 50.5, currency: 'GHS' }),
    { kind: 'succeeded', amount: undefined },
  ],
  [
    answer({ status: 'success', id: 7, amount: '5e3', currency: 'GHS' }),
    { kind: 'succeeded', amount: undefined },
  ],
  [
    answer({ authorization_url: 'https://pay.example' }),
    { kind: 'pending', redirectUrl: 'https://pay.example' },
  ],
  [answer({ authorization_url: 'javascript:alert(1)' }), { kind: 'no answer' }],
  [answer({}, 500), { kind: 'no answer' }],
  [answer({ status: 'success' }, 502), { kind: 'no answer' }],
  [answer({}, 400, { code: 'transaction_not_found' }), { kind: 'unknown' }],
  [factOf(readAnswer(200, '<html>')), { kind: 'no answer' }],
])('an answer of Paystack is read as %o', (fact, meant) => expect(fact).toMatchObject(meant))

describe('a webhook of Paystack', () => {
  const secretKey = 'sk_test_12345678'
  const paystack = openPaystack({ secretKey, mode: 'test', base: () => 'http://127.0.0.1:1' })
  const body = '{"event":"charge.success","data":{"id":7,"reference":"r","amount":5000,"currency":"GHS"}}'

  test('is refused with no signature, a short one, one of another key, and one of other bytes', () => {
    const bytes = new TextEncoder().encode(body)
    for (const given of ['', 'ab', '0'.repeat(128), 'x'.repeat(128)])
      expect(paystack.readNotice(new Headers({ 'x-paystack-signature': given }), bytes)).toBeUndefined()
  })

  test('has a fact for a success, leads to a look-up for other charges, and is nothing otherwise', () => {
    expect(noticeOf(body)).toEqual({ reference: 'r', fact: expect.objectContaining({ kind: 'succeeded' }) })
    expect(noticeOf('{"event":"charge.dispute.create","data":{"reference":"r"}}')).toEqual({ reference: 'r' })
    expect(noticeOf('{"event":"transfer.success","data":{"reference":"r"}}')).toBeNull()
    expect(noticeOf(body.slice(0, 40))).toBeNull()
  })
})

describe('the form of a gift', () => {
  const gift = {
    name: 'Kofi',
    email: 'kofi@example.com',
    amount: '200',
    message: '',
    paymentMethod: 'mtn-momo',
    telephone: '024 412 3456',
    fund: 'tithe',
  }
  const wrong = (changes: object) => {
    const read = GiftForm.safeParse({ ...gift, ...changes })
    return read.success ? {} : fieldErrors(read.error)
  }

  test('asks for a telephone where a wallet pays, and nowhere else', () => {
    expect(wrong({ telephone: '' })).toHaveProperty('telephone')
    expect(wrong({ telephone: '', paymentMethod: 'bank-card' })).toEqual({})
  })

  test.each(['0', '-5', '0.005', '1000001', '1000000000000000', '1e15', '٥٠'])(
    'refuses the amount %s',
    (amount) => expect(wrong({ amount })).toHaveProperty('amount'),
  )

  test('refuses a currency, and a purpose that the church does not have', () => {
    expect(wrong({ currency: 'NGN' })).toHaveProperty('currency')
    expect(wrong({ fund: 'yacht' })).toHaveProperty('fund')
  })
})
