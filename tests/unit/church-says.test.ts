import { expect, test } from 'vitest'
import { churchData } from '../../src/lib/church-data.ts'
import { type Church, newChurch } from '../../src/lib/contract/church.ts'
import type { EventFields } from '../../src/lib/contract/event.ts'
import type { SermonFields } from '../../src/lib/contract/sermon.ts'
import type { ServiceFields } from '../../src/lib/contract/service.ts'
import { totpAddress } from '../../src/server/accounts/factors/totp.ts'
import { calendarOf } from '../../src/server/calendars/calendar.ts'
import { podcastOf } from '../../src/server/page-data/podcast.ts'
import { feedOf } from '../../src/server/page-data/rss.ts'
import { sermonData } from '../../src/server/page-data/sermon-data.ts'
import { serviceCalendar } from '../../src/server/page-data/service-calendar.ts'

/* What the server says in the church's name beside its pages. */

const site = new URL('https://grace.example/')
const church: Church = {
  ...newChurch,
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
  ...{ id: 1, title: 'Harvest', description: 'Bring what you have.', date: '2026-11-29', time: '09:00' },
  ...{ location: 'Chapel', is_online: false, meeting_link: '', category: 'worship', icon: '' },
  ...{ image: null, fellowship: null, version: 1 },
}
const service: ServiceFields = {
  ...{ id: 1, day: 'Sunday', title: 'First service', time: '07:00', end_time: '09:30', location: 'Chapel' },
  ...{ description: '', pastor: '', next_date: '', attendees: 0, childcare: false, languages: [] },
  ...{ livestream: false, version: 1 },
}
const sermon: SermonFields = {
  ...{
    id: 1,
    title: 'Be still',
    description: '',
    preacher: 'Rev. Osei',
    date: '2026-11-22',
    duration: '20:00',
  },
  ...{ audio: '/media/a.mp3', video: null, thumbnail: null, scripture: '', series: '', media_bytes: 9 },
  ...{ duration_seconds: 1200, views: 0, media_type: 'audio', category: 'sermon', youtube_link: '' },
  ...{ created_at: '', version: 1 },
}

const said: [string, () => string][] = [
  ['the calendar of events', () => calendarOf('all', [event], who)],
  ['the calendar of services', () => serviceCalendar([service], who)],
  ['the feed of events', () => feedOf([event], who)],
  ['the podcast', () => podcastOf([sermon], who)],
  ['the data of a sermon', () => JSON.stringify(sermonData(sermon, who))],
  ['the data of the church', () => JSON.stringify(churchData({ church, services: [service], site }))],
]

test.each(said)('%s says the name of the church, and nothing of the sample', (_, make) => {
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
  expect(churchData({ church, services: [service], site })).toMatchObject({
    ...{ '@type': 'Church', name: church.name, foundingDate: '1988', telephone: '032 202 0000' },
    address: { streetAddress: '4 Bantama Road', addressLocality: 'Kumasi', addressCountry: 'GH' },
    openingHoursSpecification: [
      { name: 'First service' },
      { name: 'Church office', dayOfWeek: ['Monday', 'Tuesday'] },
    ],
    sameAs: ['https://facebook.example/grace'],
  })
})

test('a church of which nothing is known has data that claim nothing', () => {
  const { '@type': type, ...data } = churchData({ church: newChurch, services: [], site })

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
