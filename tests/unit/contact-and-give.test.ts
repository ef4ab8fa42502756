import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fieldErrors } from '../../src/lib/contract/base.ts'
import { contactMessageForm, messageLimit } from '../../src/lib/contract/care/contact-message.ts'
import { Donation, donationPresets, paymentMethods } from '../../src/lib/contract/giving/donation.ts'
import type { GiftAnswer } from '../../src/lib/contract/giving/giving.ts'
import { formatMoney, readAmount } from '../../src/lib/money/money.ts'
import { caretBefore, maskPhone } from '../../src/lib/text/phone.ts'
import { giftWords } from '../../src/lib/texts/giving/giving.ts'

describe('the mask of a telephone number', () => {
  test.each([
    ['', ''],
    ['0', '0'],
    ['024', '024'],
    ['0244', '(024) 4'],
    ['024412', '(024) 412'],
    ['0244123', '(024) 412-3'],
    ['1234567890', '(123) 456-7890'],
    ['12345678901234', '(123) 456-7890'],
    ['024 412 3456', '(024) 412-3456'],
    ['024-412-3456 (after six)', '(024) 412-3456'],
    ['call me', ''],
    ['+233244123456', '(024) 412-3456'],
    ['+233 (0)24 412 3456', '(024) 412-3456'],
    ['233 24 412 3456', '(024) 412-3456'],
    ['00233 24 412 3456', '(024) 412-3456'],
    ['233312345', '(233) 312-345'],
    ['0233312345', '(023) 331-2345'],
    // An incomplete number with the country code stays as typed: cut to ten digits, it would be another person's number.
    ['2334567890', '(233) 456-7890'],
    ['23345678901', '23345678901'],
    ['2332441234567', '2332441234567'],
    ['+23324412', '+23324412'],
    ['+44 20 7946 0018', '+442079460018'],
  ])('of %j is %j', (written, masked) => expect(maskPhone(written)).toBe(masked))

  test.each(['0244123456', '+233244123456', '233244123456', '00233244123456', '+2330244123456'])(
    'cuts no digit of %s when it is typed key by key',
    (keys) => {
      const typed = [...keys].reduce((shown, key) => maskPhone(shown + key), '')

      expect(typed).toBe('(024) 412-3456')
    },
  )

  test('is idempotent, and holds at most ten digits, or fifteen with the country code', () => {
    const keys = fc.array(fc.constantFrom('0', '2', '3', '4', '00', '233', ' ', '(', ')', '-', 'x'))
    fc.assert(
      fc.property(keys, (written) => {
        const masked = maskPhone(written.join(''))

        expect(maskPhone(masked)).toBe(masked)
        const most = /^(00)?233/.test(masked) ? 15 : 10
        expect(masked.replace(/\D/g, '').length).toBeLessThanOrEqual(most)
      }),
    )
  })

  test.each([
    ['(024) 412-3456', 0, 14],
    ['(024) 412-3456', 4, 10],
    ['(024) 412-3456', 7, 6],
    ['(024) 412-3456', 10, 1],
    ['024', 9, 0],
    ['', 3, 0],
  ])('of %j with %i digits after the caret puts the caret at %i', (masked, behind, place) =>
    expect(caretBefore(masked, behind)).toBe(place),
  )
})

describe('money', () => {
  test.each([
    ['50', 5000],
    [' 200 ', 20_000],
    ['0', 0],
    ['007', 700],
    ['', undefined],
    ['12.50', undefined],
    ['-5', undefined],
    ['1e3', undefined],
    ['99999999999999999', undefined],
  ])('%j cedis are %j pesewas', (written, pesewas) => expect(readAmount(written)).toBe(pesewas))

  test.each([
    [5000, 'GHS 50'],
    [1205, 'GHS 12.05'],
    [5, 'GHS 0.05'],
    [125_000, 'GHS 1,250'],
    [123_456_789_00, 'GHS 123,456,789'],
    [-1250, '-GHS 12.50'],
    [0, 'GHS 0'],
  ])('%i pesewas are shown as %j', (pesewas, words) => expect(formatMoney(pesewas)).toBe(words))

  test('shows the whole cedis that it has read', () => {
    fc.assert(
      fc.property(fc.nat({ max: 999 }), (cedis) => {
        expect(formatMoney(readAmount(String(cedis)) ?? -1)).toBe(`GHS ${cedis}`)
      }),
    )
  })
})

const bothWays = contactMessageForm(false)

/** Validation errors of a form by field; empty when the form is valid. */
function wrongs(shape: typeof bothWays | typeof Donation, form: object) {
  const read = shape.safeParse(form)
  return read.success ? {} : fieldErrors(read.error)
}

describe('a message to the church', () => {
  const message = {
    name: 'Efua',
    email: 'efua@example.com',
    phone: '(024) 412-3456',
    subject: 'A seat',
    message: 'May my mother sit near a fan?',
  }

  test('can be sent when all five fields are filled', () => expect(wrongs(bothWays, message)).toEqual({}))

  test.each(Object.keys(message))('requires its %s', (field) => {
    for (const blank of ['', '   '])
      expect(wrongs(bothWays, { ...message, [field]: blank })).toEqual({
        [field]: ['Please fill in all fields'],
      })
  })

  test.each(['email', 'phone'])('needs no %s where the church says that one of the two is enough', (way) => {
    const either = contactMessageForm(true)
    const without = { ...message, email: '', phone: '', [way]: message[way as 'email' | 'phone'] }

    expect(wrongs(either, without)).toEqual({})
    expect(wrongs(either, { ...message, email: '', phone: '', name: '' })).toEqual({
      name: ['Please fill in all fields'],
      email: ['Please fill in all fields'],
      phone: ['Please fill in all fields'],
    })
  })

  test.each(['(024) 412-3456', '244123456', '233244123456', '+233 24 412 3456', '+44 20 7946 0018'])(
    'is accepted with the number %s',
    (phone) => expect(wrongs(bothWays, { ...message, phone })).toEqual({}),
  )

  test.each([
    ['2334567890', /After 233 a number has nine more digits/],
    ['(233) 456-7890', /After 233 a number has nine more digits/],
    ['+233 24 412 345', /After 233 a number has nine more digits/],
    ['2332441234567', /After 233 a number has nine more digits/],
    ['024 412', /ten digits/],
    ['02441234567', /ten digits/],
    ['+44 20', /ten digits/],
  ])('is refused with the number %s and a reason', (phone, why) =>
    expect(wrongs(bothWays, { ...message, phone })).toEqual({
      phone: [expect.stringMatching(why)],
    }),
  )

  test.each(['efua', 'efua@', '@example.com', 'efua@example', 'e fua@example.com', 'efua@example.'])(
    'is not sent with the email %j',
    (email) =>
      expect(wrongs(bothWays, { ...message, email })).toEqual({
        email: ['Please provide a valid email address'],
      }),
  )

  test('may have five hundred characters and no more', () => {
    expect(wrongs(bothWays, { ...message, message: 'x'.repeat(messageLimit) })).toEqual({})
    expect(wrongs(bothWays, { ...message, message: 'x'.repeat(messageLimit + 1) })).toHaveProperty('message')
  })
})

describe('a donation', () => {
  const gift = {
    name: 'Kofi',
    email: 'kofi@example.com',
    amount: '200',
    message: '',
    paymentMethod: 'mtn-momo',
  }

  test.each(['1', ...donationPresets.map(String), '1000000'])('of GHS %s is valid', (amount) =>
    expect(wrongs(Donation, { ...gift, amount })).toEqual({}),
  )

  test.each(['', '0', '-5', '0.5', '12.50', '1e3', 'much'])('of GHS %j is refused', (amount) =>
    expect(wrongs(Donation, { ...gift, amount })).toHaveProperty('amount'),
  )

  test('requires a name and an email, but no message', () => {
    const { message: _, ...without } = gift

    expect(wrongs(Donation, without)).toEqual({})
    expect(Object.keys(wrongs(Donation, { ...gift, name: ' ', email: '' }))).toEqual(['name', 'email'])
  })

  test('accepts the five payment methods of the specification and no other', () => {
    const ids = paymentMethods.map(([id]) => id)

    expect(ids).toEqual(['mtn-momo', 'vodafone-cash', 'airteltigo-money', 'ghanapay', 'bank-card'])
    expect(ids.flatMap((paymentMethod) => Object.keys(wrongs(Donation, { ...gift, paymentMethod })))).toEqual(
      [],
    )
    expect(wrongs(Donation, { ...gift, paymentMethod: 'cowries' })).toHaveProperty('paymentMethod')
  })
})

test('a payment method shows its current name, with the name of the specification beside it where they differ', () =>
  expect(paymentMethods).toEqual([
    ['mtn-momo', 'MTN MoMo'],
    ['vodafone-cash', 'Telecel Cash (Vodafone Cash)'],
    ['airteltigo-money', 'AT Money (AirtelTigo Money)'],
    ['ghanapay', 'GhanaPay'],
    ['bank-card', 'Bank card'],
  ]))

test('a giver whose gift was declined reads the text of the specification first, then why', () => {
  const declined: GiftAnswer = {
    reference: 'r',
    mode: 'live',
    amount: 5000,
    currency: 'GHS',
    fund: 'offering',
    method: 'mtn-momo',
    telephone: '',
    prompt: '',
    prompt_until: '',
    redirect_url: '',
    receipt_number: '',
    created_at: '',
    code: '',
    root: '',
    root_day: '',
    paid_at: '',
    fees: null,
    refund: null,
    state: 'failed',
    reason: 'The wallet has too little money.',
  }

  const { title, text } = giftWords(declined, 0)

  expect(title).toBe('There was an issue processing your donation. Please try again.')
  expect(text[0]).toBe('The wallet has too little money.')
})
