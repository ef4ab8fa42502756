import { expect, test } from 'vitest'
import { sentOf, typedOf } from '../../src/islands/website/our-church/typed.ts'
import type { SermonFields } from '../../src/lib/contract/media/sermon.ts'
import type { EventFields } from '../../src/lib/contract/services/event.ts'
import type { ServiceFields } from '../../src/lib/contract/services/service.ts'
import { type Church, ChurchChanges, newChurch } from '../../src/lib/contract/website/church.ts'
import { givingAmounts } from '../../src/lib/money/giving-amounts.ts'
import { churchData } from '../../src/lib/site/church-data.ts'
import { tagOf } from '../../src/lib/text/language-tags.ts'
import { totpAddress } from '../../src/server/accounts/accounts/factors/totp.ts'
import { podcastOf } from '../../src/server/app/views/feeds/podcast.ts'
import { feedOf } from '../../src/server/app/views/feeds/rss.ts'
import { sermonData } from '../../src/server/app/views/feeds/sermon-data.ts'
import { serviceCalendar } from '../../src/server/app/views/feeds/service-calendar.ts'
import { firstTelephone } from '../../src/server/app/views/telephone.ts'
import { calendarOf } from '../../src/server/services/calendars/calendar.ts'

/* What the server says in the church's name beside its pages. */

const site = new URL('https://grace.example/')
const church: Church & { version: number } = {
  ...newChurch,
  version: 7,
  name: 'Grace Chapel Kumasi',
  short_name: 'Grace',
  town: 'Kumasi',
  tagline: 'A church in Kumasi',
  founded: 1988,
  places: [
    { label: '', street: '4 Bantama Road', town: 'Kumasi', region: 'Ashanti', directions: '', map_url: '' },
  ],
  telephones: [{ label: 'Office', number: '032 202 0000' }],
  emails: [{ label: '', address: 'hello@grace.example' }],
  social: [{ label: 'Facebook', url: 'https://facebook.example/grace' }],
  office_hours: (['Monday', 'Tuesday'] as const).map((day) => ({
    day,
    opens: '08:00',
    closes: '12:00',
    note: '',
  })),
  languages: ['English', 'Asante Twi'],
}
const who = { site, church }

const event: EventFields = {
  id: 1,
  title: 'Harvest',
  description: 'Bring what you have.',
  date: '2026-11-29',
  time: '09:00',
  end_time: '12:00',
  end_date: '',
  location: 'Chapel',
  is_online: false,
  meeting_link: '',
  category: 'worship',
  icon: '',
  image: null,
  image_alt: '',
  fellowship: null,
  takes_signups: false,
  places: null,
  version: 1,
  series: null,
  repeats: '',
  repeats_until: '',
  later: 0,
}
const service: ServiceFields = {
  id: 1,
  day: 'Sunday',
  title: 'First service',
  time: '07:00',
  end_time: '09:30',
  location: 'Chapel',
  description: '',
  pastor: '',
  next_date: '',
  attendees: 0,
  childcare: false,
  held_in: ['Twi'],
  languages: [],
  livestream: false,
  version: 1,
}
const sermon: SermonFields = {
  id: 1,
  title: 'Be still',
  description: '',
  preacher: 'Rev. Osei',
  date: '2026-11-22',
  duration: '20:00',
  audio: '/media/a.mp3',
  video: null,
  thumbnail: null,
  scripture: '',
  series: '',
  media_bytes: 9,
  duration_seconds: 1200,
  views: 0,
  media_type: 'audio',
  category: 'sermon',
  youtube_link: '',
  created_at: '',
  version: 1,
}

const makers: [string, () => string][] = [
  ['the calendar of events', () => calendarOf('all', [event], who)],
  ['the calendar of services', () => serviceCalendar([service], who)],
  ['the feed of events', () => feedOf([event], who)],
  ['the podcast', () => podcastOf([sermon], who)],
  ['the data of a sermon', () => JSON.stringify(sermonData(sermon, who))],
  [
    'the data of the church',
    () =>
      JSON.stringify(churchData({ church, services: [service], site, telephone: firstTelephone(church) })),
  ],
]

test.each(makers)('%s says the name of the church, and nothing of the sample', (_, make) => {
  const text = make()

  expect(text).toContain('Grace Chapel Kumasi')
  expect(text).not.toMatch(/Asɔre|Accra|office@|030 000/)
})

test('an authenticator app lists the account under the church', () => {
  expect(totpAddress('JBSWY3DPEHPK3PXP', { username: 'ama', issuer: 'Grace' })).toMatch(
    /^otpauth:\/\/totp\/Grace:ama\?.*issuer=Grace/,
  )
})

test('the church’s data name its address, hours, telephone and founding', () => {
  expect(churchData({ church, services: [service], site, telephone: firstTelephone(church) })).toMatchObject({
    '@type': 'Church',
    name: church.name,
    foundingDate: '1988',
    telephone: '+233 32 202 0000',
    address: { streetAddress: '4 Bantama Road', addressLocality: 'Kumasi', addressCountry: 'GH' },
    openingHoursSpecification: [
      { name: 'First service' },
      { name: 'Church office', dayOfWeek: ['Monday', 'Tuesday'] },
    ],
    sameAs: ['https://facebook.example/grace'],
  })
})

test('a church of which nothing is known has data that claim nothing', () => {
  const { '@type': type, ...data } = churchData({
    church: { ...newChurch, version: 0 },
    services: [],
    site,
    telephone: '',
  })

  expect(type).toBe('Church')
  expect(Object.keys(data).sort()).toEqual(['@id', 'image', 'logo', 'name', 'url'])
})

test('a name with markup stays a text in feeds', () => {
  const hostile = { site, church: { ...church, name: '<script>&', emails: [] } }

  for (const text of [feedOf([], hostile), podcastOf([], hostile)]) {
    expect(text).toContain('&lt;script&gt;&amp;')
    expect(text).not.toContain('<script>')
  }
  expect(podcastOf([], hostile)).not.toContain('itunes:email')
})

test.each([
  ['English', 'en'],
  ['Asante Twi', 'ak'],
  ['Fante', 'fat'],
  ['Ga', 'gaa'],
  ['Ewe', 'ee'],
  ['Eʋegbe', 'ee'],
  ['Dagbani', 'dag'],
  ['Hausa', 'ha'],
  ['français', 'fr'],
  ['French', 'fr'],
  ['ak', 'ak'],
])('%s is the language %s', (name, tag) => {
  expect(tagOf(name)).toBe(tag)
})

test('feeds are in the first language of the services, and in English where none is known', () => {
  const languageOf = (languages: string[], country = 'GH') =>
    /<language>(.*)<\/language>/.exec(feedOf([], { site, church: { ...church, languages, country } }))?.[1]

  expect(languageOf(['English', 'Twi'])).toBe('en-gh')
  expect(languageOf(['Ewe'], 'TG')).toBe('ee-tg')
  expect(languageOf(['Tongues of <angels>'])).toBe('en-gh')
  expect(languageOf([])).toBe('en-gh')
  expect(podcastOf([], { site, church: { ...church, languages: ['Ga'] } })).toContain(
    '<language>gaa-gh</language>',
  )
})

test('pictures of the church are named with its version, so that a new logo is fetched', () => {
  expect(podcastOf([], who)).toContain('https://grace.example/icons/podcast.png?v=7"')
  expect(churchData({ church, services: [], site, telephone: '' })).toMatchObject({
    logo: 'https://grace.example/icons/512.png?v=7',
    image: 'https://grace.example/og/home.png?v=7',
  })
})

test.each([
  ['+44 20 7946 0018', 'GH', '+44 20 7946 0018'],
  ['0803 123 4567', 'NG', '+234 803 123 4567'],
  ['1 23', 'GH', '1 23'],
])('%s in %s is dialled from abroad as %s', (number, country, dialled) => {
  expect(firstTelephone({ telephones: [{ label: '', number }], country })).toBe(dialled)
})

test('the page Give offers what fits the currency, or what the church says', () => {
  const offered = (currency: string, giving_amounts: number[] = []) =>
    givingAmounts({ currency, giving_amounts })

  expect(offered('GHS')).toBeUndefined()
  expect(offered('GHS', [50, 100, 200, 500])).toBeUndefined()
  expect(offered('XOF')).toEqual([1000, 2000, 5000, 10_000])
  expect(offered('USD')).toEqual([10, 20, 50, 100])
  expect(offered('UGX')?.[0]).toBe(5000)
  expect(offered('GHS', [20, 40])).toEqual([20, 40])
})

test.each([[[0]], [[1.5]], [[-5]], [[1, 2, 3, 4, 5, 6, 7]], [['50']], [[Number.NaN]]])(
  '%j are no usual gifts',
  (giving_amounts) => {
    const { success, error } = ChurchChanges.safeParse({ giving_amounts })

    expect(success).toBe(false)
    expect(error?.issues[0]?.message).toMatch(/whole amounts|at most 6/)
  },
)

test('usual gifts are typed with commas, and what is no number is refused by the schema', () => {
  expect(sentOf({ giving_amounts: '50, 100;200 500' })).toEqual({ giving_amounts: [50, 100, 200, 500] })
  expect(sentOf({ giving_amounts: '' })).toEqual({ giving_amounts: [] })
  expect(ChurchChanges.safeParse(sentOf({ giving_amounts: '50, many' })).success).toBe(false)
  expect(typedOf({ ...newChurch, giving_amounts: [5, 10] }).giving_amounts).toBe('5, 10')
})

test('the church’s data name the languages of its services beside its own', () => {
  const sources = { church: { ...church, languages: ['English'] }, services: [service], site, telephone: '' }

  expect(churchData(sources)).toMatchObject({ knowsLanguage: ['English', 'Twi'] })
})

test('the podcast names M4A as directories know it', () => {
  const text = podcastOf([{ ...sermon, audio: '/media/sermons/x.m4a' }], who)

  expect(text).toContain('type="audio/x-m4a"')
})
