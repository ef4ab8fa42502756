import { readdirSync, readFileSync } from 'node:fs'
import { fileTypeFromBuffer } from 'file-type'
import { describe, expect, test } from 'vitest'
import { announcements } from '../../src/content/announcements.ts'
import { churchEvents, fellowshipMeetings } from '../../src/content/events.ts'
import { fellowships } from '../../src/content/fellowships.ts'
import { logEntries } from '../../src/content/log.ts'
import { churchLives, demonstrationAccounts, landmarks, members } from '../../src/content/people.ts'
import { prayers } from '../../src/content/prayers.ts'
import { sermons } from '../../src/content/sermons.ts'
import { testimonies } from '../../src/content/testimonies.ts'
import { testimonyCategories } from '../../src/lib/contract/care/testimony.ts'
import { sermonCategories } from '../../src/lib/contract/media/sermon.ts'
import { usualSeries } from '../../src/lib/contract/media/sermon-series.ts'
import { eventCategories } from '../../src/lib/contract/services/event.ts'

const mediaFolder = new URL('../../src/content/media/', import.meta.url)
const everybody = [...demonstrationAccounts, ...members]
const usernames = everybody.map(({ username }) => username)
const written = {
  announcements,
  churchEvents,
  fellowshipMeetings,
  fellowships,
  prayers,
  sermons,
  testimonies,
}
const all = { ...written, churchLives, landmarks }

describe('the texts of the sample data', () => {
  test('are trimmed, with single spaces, curly apostrophes and no dash in place of a comma', () => {
    expect(texts(all).filter((text) => text !== text.trim() || / {2}|['"]|[—–]/.test(text))).toEqual([])
  })

  test('leave no title, description or content empty', () => {
    const rows: object[] = Object.values(written).flat()
    const names = ['title', 'name', 'description', 'content', 'location', 'scripture', 'preacher']
    const empty = rows.filter((row) =>
      Object.entries(row).some(([name, value]) => names.includes(name) && value === '' && !isOnline(row)),
    )

    expect(empty).toEqual([])
  })

  test('repeat no title and no text of more than 60 characters', () => {
    const titles = [...churchEvents, ...fellowshipMeetings, ...sermons, ...prayers, ...testimonies]

    expect(repeated(titles.map(({ title }) => title))).toEqual([])
    expect(repeated(texts(written).filter((text) => text.length > 60))).toEqual([])
  })
})

describe('the people of the sample data', () => {
  test('have each their own username and full name', () => {
    expect(repeated(usernames)).toEqual([])
    expect(repeated(everybody.map(({ first, last }) => `${first} ${last}`))).toEqual([])
    expect(usernames.filter((name) => !/^[a-z0-9.]{3,30}$/.test(name))).toEqual([])
  })

  test('are the demonstration accounts and sixty members, some with the letters of Twi', () => {
    expect(demonstrationAccounts.map(({ username, role }) => [username, role])).toEqual([
      ['admin', 'admin'],
      ['media', 'media'],
      ['leader', 'fellowship_leader'],
      ['leader2', 'fellowship_leader'],
      ['member', 'user'],
      ['newcomer', 'user'],
    ])
    expect(members).toHaveLength(60)
    expect(
      members.filter(({ first, middle, last }) => /[ɛɔ]/i.test(first + middle + last)).length,
    ).toBeGreaterThan(4)
  })

  test('include every leader of a fellowship and every author; the newcomer is no author', () => {
    const leaders = everybody
      .filter(({ role }) => role === 'fellowship_leader')
      .map(({ username }) => username)
    const authors = [...prayers, ...testimonies].flatMap(({ by }) => by ?? [])

    expect(fellowships.map(({ leader }) => leader).slice(0, 2)).toEqual(['leader', 'leader2'])
    expect(fellowships.map(({ leader }) => leader).sort()).toEqual(leaders.sort())
    expect(authors.filter((author) => !usernames.includes(author))).toEqual([])
    expect(authors).not.toContain('newcomer')
  })

  test('belong to fellowships that their gender may join, and some to none', () => {
    expect(everybody.filter(({ fellowship, gender }) => fellowship === 'women' && gender === 'male')).toEqual(
      [],
    )
    expect(everybody.filter(({ fellowship, gender }) => fellowship === 'men' && gender === 'female')).toEqual(
      [],
    )
    expect(everybody.filter(({ fellowship }) => fellowship === null).length).toBeGreaterThan(5)
  })
})

describe('the church of the sample data', () => {
  test('has six fellowships, each with a time and at least three activities', () => {
    expect(fellowships).toHaveLength(6)
    expect(fellowships.filter(({ time }) => !/^([01]\d|2[0-3]):[0-5]\d$/.test(time))).toEqual([])
    expect(fellowships.filter(({ activities }) => activities.length < 3)).toEqual([])
  })

  test('has seven upcoming events in all five categories, one of them online, and two past ones', () => {
    const coming = churchEvents.filter(({ week }) => week >= 0)

    expect([coming.length, churchEvents.length]).toEqual([7, 9])
    expect(new Set(coming.map(({ category }) => category))).toEqual(new Set(eventCategories))
    expect(coming.filter(isOnline)).toHaveLength(1)
    expect(fellowshipMeetings.map(({ week }) => week)).toEqual([-4, -3, -2, -1, 0])
  })

  test('has 24 sermons, newest first, of three preachers in every series and category', () => {
    const order = sermons.map(({ weeksAgo, midweek }) => weeksAgo * 7 + (midweek ? 4 : 0))

    expect(sermons).toHaveLength(24)
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    expect(repeated(order.map(String))).toEqual([])
    expect(new Set(sermons.map(({ series }) => series))).toEqual(new Set(usualSeries))
    expect(new Set(sermons.map(({ category }) => category))).toEqual(new Set(sermonCategories))
    expect(new Set(sermons.map(({ preacher }) => preacher)).size).toBe(3)
    expect(sermons.filter(({ scripture }) => !/^(\d )?[A-Z][a-z]+ \d+:\d+(-\d+)?$/.test(scripture))).toEqual(
      [],
    )
  })

  test('has prayer requests that are private, answered or anonymous', () => {
    expect(prayers).toHaveLength(18)
    expect(prayers.filter(({ isPrivate }) => isPrivate)).toHaveLength(3)
    expect(prayers.filter(({ by }) => by === null)).toHaveLength(2)
    const answered = prayers.filter(({ answeredDaysAgo }) => answeredDaysAgo !== undefined)
    expect(answered).toHaveLength(5)
    expect(answered.filter(({ daysAgo, answeredDaysAgo = 0 }) => answeredDaysAgo >= daysAgo)).toEqual([])
  })

  test('has testimonies of every category, and those that wait for approval have no likes', () => {
    const waiting = testimonies.filter(({ state }) => state === 'waiting')

    expect([testimonies.length, waiting.length]).toEqual([16, 2])
    expect(new Set(testimonies.map(({ category }) => category))).toEqual(new Set(testimonyCategories))
    expect(waiting.map(({ likes }) => likes)).toEqual([0, 0])
  })

  test('lists everything newest first, and its log contains only addresses reserved for documentation and loopback', () => {
    for (const list of [announcements, prayers, testimonies]) {
      const ages = list.map(({ daysAgo }) => daysAgo)
      expect(ages).toEqual(ages.toSorted((a, b) => a - b))
    }
    expect(announcements).toHaveLength(5)
    const addresses = logEntries.map(([, , , , , address]) => address)
    expect(addresses.filter((one) => !/^(192\.0\.2|198\.51\.100|203\.0\.113|127\.0\.0)\./.test(one))).toEqual(
      [],
    )
  })
})

describe('the recordings of the sample data', () => {
  const recordings = sermons.flatMap(({ media }) => media ?? [])

  test('are three audio files and one video, together under 600 KB', () => {
    const bytes = recordings.reduce((sum, { file }) => sum + read(file).length, 0)

    expect(recordings.map(({ file }) => file).sort()).toEqual(readdirSync(mediaFolder).sort())
    expect(recordings.filter(({ type }) => type === 'audio')).toHaveLength(3)
    expect(recordings.filter(({ type }) => type === 'video')).toHaveLength(1)
    expect(bytes).toBeLessThan(600_000)
  })

  test.each(recordings)(
    '$file has the type and the length that its sermon states',
    async ({ file, type, seconds }) => {
      const fileType = await fileTypeFromBuffer(read(file))

      expect(fileType?.mime).toBe(type === 'audio' ? 'audio/mpeg' : 'video/mp4')
      const length = type === 'audio' ? secondsOfMp3(read(file)) : secondsOfMp4(read(file))
      expect(Math.abs(length - seconds)).toBeLessThan(0.6)
    },
  )
})

/** Every string in a value at any depth, keys left out. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : []
}

const isOnline = (row: object): boolean => 'meetingLink' in row && row.meetingLink !== ''
const repeated = (list: string[]) => list.filter((item, place) => list.indexOf(item) !== place)
const read = (file: string) => readFileSync(new URL(file, mediaFolder))

/** The length of an MP3 file of a constant 32 kbit/s. */
const secondsOfMp3 = (bytes: Buffer) => (bytes.length * 8) / 32_000

/** The movie header: four bytes of version and two times, then the time scale and the length in it. */
function secondsOfMp4(bytes: Buffer): number {
  const header = bytes.indexOf('mvhd')
  return bytes.readUInt32BE(header + 20) / bytes.readUInt32BE(header + 16)
}
