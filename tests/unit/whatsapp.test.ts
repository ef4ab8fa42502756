import { expect, test } from 'vitest'
import { knownCodes, refusedBy, whyFailed } from '../../src/server/platform/delivery/whatsapp/errors.ts'
import { whatsAppBehaviours } from '../../src/server/platform/delivery/whatsapp/fake/behaviours.ts'
import { noticesOf } from '../../src/server/platform/delivery/whatsapp/notices.ts'

const bytesOf = (body: unknown) => new TextEncoder().encode(JSON.stringify(body))
const change = (value: object, field = 'messages') => ({
  object: 'whatsapp_business_account',
  entry: [{ changes: [{ field, value: { metadata: { phone_number_id: '1' }, ...value } }] }],
})

test('each error of the service is a sentence of its own words, and an unknown one names its code', () => {
  for (const code of knownCodes)
    expect([code, whyFailed(code)]).toEqual([code, expect.stringMatching(/^[A-Z].{15,}\.$/)])

  expect(whyFailed(131_999)).toBe('WhatsApp refused it (131999).')
  expect(whyFailed(210)).toBe('The church’s token may not send messages.')
})

test('what was not sent and may be is tried again, and everything else is refused', () => {
  const busy = knownCodes.filter((code) => refusedBy(code).kind === 'busy')

  expect(busy.sort((one, other) => one - other)).toEqual([
    1, 2, 4, 80_007, 130_429, 131_000, 131_016, 131_056, 131_057, 133_004,
  ])
})

test('the stand-in has each failure only with a code that has a sentence', () => {
  const codes = Object.values(whatsAppBehaviours).flatMap(({ answers, firstly, tells = [] }) => [
    answers,
    firstly,
    ...tells,
  ])

  expect(codes.filter((one) => typeof one === 'number' && !knownCodes.includes(one))).toEqual([])
})

test.each([
  ['no JSON', new TextEncoder().encode('{')],
  ['a list', bytesOf([])],
  ['of another product', bytesOf({ object: 'page', entry: [] })],
])('a body that is %s is no webhook of WhatsApp', (_, bytes) => {
  expect(noticesOf(bytes, '1')).toBeUndefined()
})

test('a part that cannot be read, or is of another number, hides nothing else', () => {
  const statuses = [
    { id: 'a', status: 'read' },
    { id: 'b', status: 'played' },
    'odd',
    { status: 'sent', id: 'c' },
  ]

  const notices = noticesOf(bytesOf(change({ statuses, messages: [{ odd: true }, null] })), '1')
  const others = noticesOf(bytesOf(change({ statuses })), '2')

  expect(notices?.map((one) => one.kind === 'status' && `${one.providerId} ${one.status}`)).toEqual([
    'a read',
    'c sent',
  ])
  expect(others).toEqual([])
})

test('a button and a choice of a list are their words, and a number is written as E.164', () => {
  const messages = [
    { id: '1', from: '233244000001', timestamp: '1795435200', type: 'button', button: { text: 'Yes' } },
    {
      id: '2',
      from: '233244000001',
      timestamp: '1795435200',
      type: 'interactive',
      interactive: { list_reply: { title: 'Sunday' } },
    },
    { id: '3', from: 'GH.12', timestamp: '1795435200', type: 'text', text: { body: ' Hello ' } },
  ]

  const notices = noticesOf(bytesOf(change({ messages })), '1')

  expect(notices).toMatchObject([
    { telephone: '+233244000001', text: 'Yes', at: new Date('2026-11-23T12:00:00Z') },
    { telephone: '+233244000001', text: 'Sunday' },
    { telephone: '', text: 'Hello' },
  ])
})
