import { getCountries, getExampleNumber } from 'libphonenumber-js/min'
import examples from 'libphonenumber-js/mobile/examples'
import { afterEach, describe, expect, test } from 'vitest'
import { videoCost } from '../../src/lib/browser/data-cost.ts'
import { contactMessageForm } from '../../src/lib/contract/care/contact-message.ts'
import { Donation } from '../../src/lib/contract/giving/donation.ts'
import { weekdays } from '../../src/lib/contract/services/weekdays.ts'
import { newChurch } from '../../src/lib/contract/website/church.ts'
import { notesFileName, weekly } from '../../src/lib/media/live.ts'
import { formatMoney, placesOf, readAmount } from '../../src/lib/money/money.ts'
import {
  churchCountry,
  churchCurrency,
  churchMails,
  churchOffset,
  churchZone,
} from '../../src/lib/site/this-church.ts'
import { churchCallingCode } from '../../src/lib/text/calling-code.ts'
import { dialled, maskPhone, shownTelephone, whyNoPhone } from '../../src/lib/text/phone.ts'
import { phoneHint } from '../../src/lib/text/phone-hint.ts'
import { weekdayNames } from '../../src/lib/time/calendar-names.ts'
import { clockIn } from '../../src/lib/time/church-time.ts'
import { formatDay } from '../../src/lib/time/dates.ts'
import { dayAndHour } from '../../src/lib/time/day-and-hour.ts'
import { nextService } from '../../src/lib/time/next-service.ts'
import { formatTime } from '../../src/lib/time/times.ts'
import { today } from '../../src/lib/time/today.ts'
import { statusOf } from '../../src/lib/time/upcoming.ts'
import { readTelephone } from '../../src/server/accounts/accounts/telephones.ts'
import { setChurchAttributes } from '../../src/server/app/views/church-attributes.ts'

const accra = { ...newChurch, name: 'Asɔre' }
const newYork = { ...accra, time_zone: 'America/New_York', country: 'US', currency: 'USD' }
const lagos = { ...accra, time_zone: 'Africa/Lagos', country: 'NG', currency: 'NGN' }

afterEach(() => void setChurchAttributes(accra))

describe('a page', () => {
  test('says nothing of a church in Ghana but its name', () => expect(setChurchAttributes(accra)).toEqual({}))

  test('says where another church is', () => {
    expect(setChurchAttributes(lagos)).toEqual({
      'data-zone': 'Africa/Lagos',
      'data-offset': '60',
      'data-country': 'NG',
      'data-currency': 'NGN',
      'data-calling': '+234',
    })
    expect([churchZone(), churchCountry(), churchCurrency(), churchCallingCode()]).toEqual([
      'Africa/Lagos',
      'NG',
      'NGN',
      '+234',
    ])
  })

  test('says where a church sends no e-mails, so that nothing promises one', () => {
    expect(churchMails()).toBe(true)

    expect(setChurchAttributes(accra, false)).toEqual({ 'data-mail': 'off' })
    expect(churchMails()).toBe(false)
  })

  test('forgets the place of a church that has moved back', () => {
    setChurchAttributes(lagos)
    setChurchAttributes(accra)

    expect([churchZone(), churchCountry(), churchCurrency(), churchCallingCode()]).toEqual([
      'Africa/Accra',
      'GH',
      'GHS',
      '+233',
    ])
  })
})

test.each([
  ['Africa/Lagos', 60],
  ['Asia/Kathmandu', 345],
  ['Africa/Abidjan', 0],
  ['America/New_York', undefined],
  ['Africa/Casablanca', undefined],
  ['Africa/Accra', 0],
])('the clocks of %s are ahead of UTC by %s minutes, and the hour is the same as by Intl', (zone, offset) => {
  setChurchAttributes({ ...accra, time_zone: zone })
  const instant = new Date('2026-02-28T23:30:59.900Z')
  const intl = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'medium', timeZone: zone })

  expect(churchOffset()).toBe(offset)
  expect(clockIn(zone, instant)).toEqual(new Date(`${intl.format(instant).replace(' ', 'T')}Z`))
})

test.each([
  ['XOF', '0'],
  ['TND', '3'],
  ['NGN', undefined],
  ['GHS', undefined],
])('a page says that %s has %s decimal places, where they are not 2', (currency, places) => {
  const intl = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()

  expect(setChurchAttributes({ ...accra, currency })['data-places']).toBe(places)
  expect(placesOf(currency)).toBe(intl.maximumFractionDigits)
})

test('the weekdays of pages and of the contract are the same', () => expect(weekdayNames).toEqual(weekdays))

test('days are written as British English writes them, in every month', () => {
  const intl = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })
  const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 9 + month)))

  expect(days.map((day) => formatDay(day.toISOString().slice(0, 10)))).toEqual(
    days.map((day) => intl.format(day)),
  )
})

describe('days and hours by the clock of a church in New York', () => {
  const lateSaturday = new Date('2026-11-22T02:00:00Z')

  test('a timestamp is shown on the day that it was there, a calendar day as it is', () => {
    setChurchAttributes(newYork)

    expect(formatDay('2026-11-22T02:00:00.000Z')).toBe('21 Nov 2026')
    expect(formatDay('2026-11-22')).toBe('22 Nov 2026')
    expect(formatTime('2026-11-22T02:00:00.000Z')).toBe('9:00 PM')
    expect(dayAndHour(lateSaturday, churchZone())).toBe('21 November, 21:00')
    expect(notesFileName(lateSaturday)).toBe('sermon-notes-2026-11-21.txt')
  })

  test('Sunday has not begun there when it has in Accra', () => {
    const sundays = [
      { day: 'Sunday', time: '09:00' },
      { day: 'Sunday', time: '11:00' },
    ]
    expect(nextService(lateSaturday, sundays)).toBe('today at 9:00 AM')
    setChurchAttributes(newYork)

    expect(nextService(lateSaturday, sundays)).toBe('tomorrow at 9:00 AM')
    expect(nextService(new Date('2026-11-22T13:59:00Z'), sundays)).toBe('today at 9:00 AM')
    expect(nextService(new Date('2026-11-22T14:00:00Z'), sundays)).toBe('today at 11:00 AM')
  })

  test('an event of the day that the clocks change is Now from its hour on', () => {
    setChurchAttributes(newYork)
    const event = { date: '2026-11-01', time: '09:00' }

    expect(statusOf(event, new Date('2026-11-01T13:59:00Z'))).toBe('Upcoming')
    expect(statusOf(event, new Date('2026-11-01T14:00:00Z'))).toBe('Now')
    expect(statusOf(event, new Date('2026-11-01T16:00:00Z'))).toBe('Past')
  })

  test('the next stream of a weekday is counted from the day there', () => {
    setChurchAttributes(newYork)

    expect(weekly(lateSaturday, 'Saturday', '22:00', 0)).toEqual(new Date('2026-11-21T22:00:00Z'))
    expect(weekly(lateSaturday, 'Sunday', '09:00', 0)).toEqual(new Date('2026-11-22T09:00:00Z'))
  })

  test('today is the day there', () => {
    setChurchAttributes(newYork)
    const day = Temporal.Now.plainDateISO('America/New_York').toString()

    expect(today()).toBe(day)
  })
})

describe('money', () => {
  test.each([
    ['GHS', 125_000, 'GHS 1,250'],
    ['NGN', 125_050, 'NGN 1,250.50'],
    ['XOF', 1250, 'XOF 1,250'],
    ['TND', 1_250_005, 'TND 1,250.005'],
    ['USD', -5, '-USD 0.05'],
  ])('of %s: %i is %s', (currency, amount, shown) => expect(formatMoney(amount, currency)).toBe(shown))

  test.each([
    ['NGN', 20_000],
    ['XOF', 200],
    ['TND', 200_000],
  ])('200 of %s are %i of its smallest unit', (currency, amount) =>
    expect(readAmount('200', currency)).toBe(amount),
  )

  test('a donation says the currency of the church', () => {
    setChurchAttributes({ ...lagos, currency: 'XOF' })
    const form = { name: 'Ama', email: 'ama@example.com', message: '', paymentMethod: 'bank-card' }

    expect(Donation.safeParse({ ...form, amount: '1' }).success).toBe(true)
    expect(Donation.safeParse({ ...form, amount: '0' }).error?.issues[0]?.message).toBe(
      'Please give whole amounts, XOF 1 or more',
    )
  })

  test('the price of data is told in Ghana alone', () => {
    setChurchAttributes(lagos)

    expect(videoCost(14_000_000)).toBe('This video is 14 MB of mobile data.')
    expect(videoCost(0)).toBe('This video comes from YouTube: half an hour is about 200 MB of mobile data.')
  })
})

describe('telephone numbers of a church in Nigeria', () => {
  test('have no mask and no example, and are shown as people dial them', () => {
    setChurchAttributes(lagos)

    expect(maskPhone('0803 123 4567 (evenings)')).toBe('0803 123 4567 ()')
    expect(dialled('+2348031234567')).toBe('08031234567')
    expect(dialled('+233244123456')).toBe('+233244123456')
    expect(shownTelephone('+2348031234567')).toBe('+234 8031234567')
    expect(phoneHint()).toBe('')
  })

  test('of other countries are dialled by their own rules', () => {
    const shownIn = (country: string, telephone: string) => {
      setChurchAttributes({ ...accra, country })
      return dialled(telephone)
    }

    expect(shownIn('US', '+12125550123')).toBe('2125550123')
    expect(shownIn('HU', '+36201234567')).toBe('06201234567')
    expect(shownIn('AR', '+5491123456789')).toBe('+5491123456789')
    expect(shownIn('GH', '+233244123456')).toBe('0244123456')
  })

  test('are taken by the server as they are shown, in every country', () => {
    for (const country of getCountries()) {
      setChurchAttributes({ ...accra, country })
      const example = getExampleNumber(country, examples)?.number ?? ''

      expect([country, example && readTelephone({ telephone: dialled(example) }, country)]).toEqual([
        country,
        example,
      ])
    }
  })

  test('are refused in the form only where no country has such a number', () => {
    setChurchAttributes(lagos)

    expect(whyNoPhone('0803 123 4567')).toBeUndefined()
    expect(whyNoPhone('12')).toBe('Please give a telephone number')
    const message = { name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'Hello' }
    expect(contactMessageForm(false).safeParse({ ...message, phone: '0803 123 4567' }).success).toBe(true)
    expect(contactMessageForm(false).safeParse({ ...message, phone: '1234' }).success).toBe(false)
  })
})
