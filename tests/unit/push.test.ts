import type { LookupOptions } from 'node:dns'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Notice } from '../../src/lib/contract/messages/push.ts'
import { sentOf } from '../../src/server/platform/delivery/push/channel.ts'
import { shorten } from '../../src/server/platform/delivery/push/notify.ts'
import { isPublicAddress, lookupPublic } from '../../src/server/platform/net/public-address.ts'
import { openNotice, showNotice } from '../../src/service-worker/notices.ts'
import type { NotificationClick, PushMessage } from '../../src/service-worker/worker-scope.ts'

/* Notifications: what the church sends, whom it may call, and what the service worker makes of it. */

test.each([
  ['8.8.8.8', true],
  ['2a00:1450:4001:800::200a', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['::1', false],
  ['::ffff:10.0.0.1', false],
  ['fe80::1', false],
  ['fc00::1', false],
  ['64:ff9b::a00:1', false],
  ['localhost', false],
])('whether %s is reached over the internet: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})

test.each([{ all: true }, { all: false }])(
  'a name that leads to this machine has no address for us',
  async (options: LookupOptions) => {
    const error = await new Promise((resolve) => lookupPublic('localhost', options, resolve))

    expect(error).toMatchObject({ code: 'EPRIVATE' })
  },
)

test('a notification has one line of at most 160 letters, cut between words', () => {
  expect(shorten(' Come\n\non  Sunday ')).toBe('Come on Sunday')
  expect(shorten('word '.repeat(50))).toBe(`${'word '.repeat(31)}word…`)
  expect(shorten('x'.repeat(200))).toBe(`${'x'.repeat(160)}…`)
})

test.each([
  [['gone', 'taken', 'broken'], 'taken'],
  [['gone', 'no answer', 'busy'], 'no answer'],
  [['busy', 'refused'], 'busy'],
  [['gone', 'refused'], 'refused'],
  [[], 'refused'],
] as const)('of devices that say %j a person is said to be “%s”', (answers, kind) => {
  expect(sentOf(answers as never).kind).toBe(kind)
})

const site = 'https://church.example'
let shown: unknown[]
let opened: string[]
let windows: { url: string; focus: () => Promise<void>; navigate: (to: string) => Promise<void> }[]

beforeEach(() => {
  shown = []
  opened = []
  windows = []
  vi.stubGlobal('location', new URL(site))
  vi.stubGlobal('registration', { showNotification: async (...all: unknown[]) => void shown.push(all) })
  vi.stubGlobal('clients', {
    matchAll: async () => windows,
    openWindow: async (url: string) => void opened.push(url),
  })
})

afterEach(() => vi.unstubAllGlobals())

const notice: Notice = { title: 'Harvest', body: 'Come', page: '/my-messages#message-7', stop: '/stop#abc' }

const pushed = (json: () => unknown): PushMessage => ({ data: { json }, waitUntil: () => undefined })

const pressed = (data: object | null, action = ''): NotificationClick => ({
  action,
  notification: { close: () => undefined, data },
  waitUntil: () => undefined,
})

test('the worker shows what the church sent, and something even where it cannot be read', async () => {
  await showNotice(pushed(() => notice))
  await showNotice(
    pushed(() => {
      throw new SyntaxError('no JSON')
    }),
  )

  expect(shown).toMatchObject([
    ['Harvest', { body: 'Come', tag: notice.page, data: { page: notice.page, stop: notice.stop } }],
    ['A message of the church', { data: { page: '/my-messages' } }],
  ])
})

test('a press opens the page, goes to it where it is open, or stops messages of the kind', async () => {
  await openNotice(pressed(notice))
  await openNotice(pressed(notice, 'stop'))
  const went: string[] = []
  windows = [
    {
      url: `${site}/my-messages`,
      focus: async () => void went.push('focus'),
      navigate: async (to) => void went.push(to),
    },
  ]
  await openNotice(pressed(notice))

  expect(opened).toEqual([`${site}/my-messages#message-7`, `${site}/stop#abc`])
  expect(went).toEqual(['focus', `${site}/my-messages#message-7`])
})

test.each([
  'https://evil.example/',
  '//evil.example',
  'javascript:alert(1)',
  '/\\evil.example',
  7,
  undefined,
])('an address outside the site is never opened: %s', async (page) => {
  await openNotice(pressed({ page }))

  expect(opened).toEqual([`${site}/my-messages`])
})
