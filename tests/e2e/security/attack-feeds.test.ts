import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { bearer } from '../people.ts'

/* Line breaks and markup in a title must add no line to a calendar and no element to a feed. */

const evil = [
  'A\r\nATTENDEE:mailto:evil@evil.example',
  'B\r\nEND:VEVENT\r\nEND:VCALENDAR\r\nBEGIN:VCALENDAR',
  'C\nX-EVIL:1\rX-EVIL:2\u2028X-EVIL:3\u0085X-EVIL:4\u000bX-EVIL:5',
  'D\r\n folded\r\n\tfolded',
  'E ]]><evil/><![CDATA[',
  'F </title></item><evil/><item><title>',
  'G <!DOCTYPE evil [<!ENTITY e SYSTEM "file:///etc/passwd">]> &e; &#0; &amp;',
  'H \u0001\u0008\u000b\u000c\u001b\u007f\ufffe\uffff end',
  'I \\nEND:VEVENT\\; a;b,c:"d" \\',
  ...[0, 1, 2].map((shift) => `J${'x'.repeat(shift)}${'ɔ'.repeat(60)} ${'👏🏾'.repeat(12)}`),
]

/** The text without the characters that both formats forbid, and with one form of line break. */
const asKept = (words: string) => words.replace(/\r\n?/g, '\n').replace(/[^\t\n\P{Cc}]|[\ufffe\uffff]/gu, '')

async function write(page: Page, url: string): Promise<void> {
  const [admin, media] = await Promise.all([bearer(page, url, 'admin'), bearer(page, url, 'media')])
  const post = async (path: string, options: Parameters<Page['request']['post']>[1]) => {
    const answer = await page.request.post(`${url}/backend/api/${path}`, options)
    expect([path, await answer.text(), answer.status()]).toEqual([path, expect.anything(), 201])
  }
  const event = { date: '2099-01-02', time: '18:30', category: 'worship', is_online: false, meeting_link: '' }
  const service = { day: 'Sunday', time: '05:30', end_time: '', pastor: '', attendees: 0, languages: [] }
  const buffer = readFileSync(
    fileURLToPath(new URL('../../../src/content/media/be-still.mp3', import.meta.url)),
  )
  for (const words of evil) {
    const told = { title: words, description: words, location: words }
    await post('events/', { headers: admin, data: { ...event, ...told } })
    await post('services/', { headers: admin, data: { ...service, ...told } })
    await post('sermons/', {
      headers: media,
      multipart: {
        title: words,
        description: words,
        scripture: words.slice(0, 120),
        preacher: words.slice(0, 120),
        type: 'audio',
        date: '2026-11-15',
        file: { name: 'a.mp3', mimeType: 'audio/mpeg', buffer },
      },
    })
  }
}

/** The property names that our calendars use; the text of users adds none. */
const known =
  /^(BEGIN|END|VERSION|PRODID|METHOD|NAME|X-WR-CALNAME|REFRESH-INTERVAL|X-PUBLISHED-TTL|UID|SEQUENCE|DTSTAMP|DTSTART|DTEND|RRULE|SUMMARY|LOCATION|DESCRIPTION|URL|CATEGORIES)$/

const plain = (value: string) => value.replace(/\\(.)/g, (_, sign) => (sign === 'n' ? '\n' : sign))

/** The properties of a calendar by name, parsed as strictly as RFC 5545 requires. */
function readCalendar(bytes: Buffer): Map<string, string[]> {
  const strict = new TextDecoder('utf-8', { fatal: true })
  const lines = bytes.toString('latin1').split('\r\n')
  for (const line of lines) {
    expect(line.length, line).toBeLessThanOrEqual(75)
    // No character is split by a line end.
    const text = strict.decode(Buffer.from(line, 'latin1'))
    expect(text).not.toMatch(/[^\P{Cc}\t]/u)
  }
  const whole = strict.decode(bytes).replace(/\r\n[ \t]/g, '')
  const properties = new Map<string, string[]>()
  for (const line of whole.split('\r\n').filter(Boolean)) {
    const [, name = '', value = ''] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/s.exec(line) ?? []
    expect(name, line).toMatch(known)
    properties.set(name, [...(properties.get(name) ?? []), value])
  }
  return properties
}

const counted = (calendar: Map<string, string[]>, name: string, value: string) =>
  (calendar.get(name) ?? []).filter((one) => one === value).length

type Entry = { title: string; names: string[]; texts: string[] }

/** The entries of a feed, parsed by the browser, which accepts well-formed XML only. */
const readFeed = (page: Page, text: string): Promise<{ error: string; entries: Entry[] }> =>
  page.evaluate((xml) => {
    const feed = new DOMParser().parseFromString(xml, 'application/xml')
    const entries = [...feed.querySelectorAll('channel > item')].map((item) => ({
      title: item.querySelector('title')?.textContent ?? '',
      names: [...item.querySelectorAll('*')].map(({ nodeName }) => nodeName),
      texts: [...item.children].map(({ textContent }) => textContent ?? ''),
    }))
    return { error: feed.querySelector('parsererror')?.textContent ?? '', entries }
  }, text)

test('line breaks, elements and control characters in a text stay text in every calendar and feed', async ({
  page,
  church,
}) => {
  await write(page, church.url)
  const get = async (path: string) => (await page.request.get(church.url + path)).body()

  for (const path of ['/events/all.ics', '/service-times/all.ics']) {
    const calendar = readCalendar(await get(path))
    const summaries = (calendar.get('SUMMARY') ?? []).map(plain)
    expect(counted(calendar, 'BEGIN', 'VCALENDAR') + counted(calendar, 'END', 'VCALENDAR')).toBe(2)
    for (const name of ['BEGIN', 'END']) expect(counted(calendar, name, 'VEVENT')).toBe(summaries.length)
    expect(calendar.get('UID')).toHaveLength(summaries.length)
    for (const words of evil) {
      expect(summaries).toContain(asKept(words))
      for (const name of ['DESCRIPTION', 'LOCATION'])
        expect((calendar.get(name) ?? []).map(plain)).toContain(asKept(words))
    }
  }

  const elements = {
    '/events.xml': ['title', 'link', 'guid', 'category', 'description'],
    '/sermons/podcast.xml': [
      'title',
      'link',
      'guid',
      'pubDate',
      'description',
      'enclosure',
      'itunes:author',
      'itunes:duration',
      'itunes:explicit',
    ],
  }
  for (const [path, names] of Object.entries(elements)) {
    const { error, entries } = await readFeed(page, (await get(path)).toString())
    expect([path, error]).toEqual([path, ''])
    for (const words of evil) {
      const entry = entries.find(({ title }) => title === asKept(words))
      expect([path, words, entry?.names]).toEqual([path, words, names])
      expect(entry?.texts.filter((text) => text.includes(asKept(words))).length).toBeGreaterThan(1)
    }
  }
})
