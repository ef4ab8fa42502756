import { describe, expect, test } from 'vitest'
import {
  type ChatMessage,
  chatLabel,
  chatLength,
  chatLimit,
  notesFileName,
  simulateStatus,
  weekly,
  withMessage,
} from '../../src/lib/media/live.ts'
import { embedAddress, streamKind } from '../../src/lib/site/stream-address.ts'

const at = '2026-11-22T09:05:00.000Z'
const chatWith = (text: string, before: readonly ChatMessage[] = []) =>
  withMessage(before, { author: 'Ama S.', text, at })

describe('the simulated status', () => {
  test.each([
    [0, { live: true, viewers: 200 }],
    [0.499, { live: true, viewers: 349 }],
    [0.5, { live: false, viewers: 350 }],
    [0.999_999, { live: false, viewers: 499 }],
  ])('for the random number %d has 200 to 499 viewers', (draw, expected) =>
    expect(simulateStatus(() => draw)).toEqual(expected),
  )
})

describe('the name in the chat', () => {
  test.each([
    ['Ama', 'Serwaa', 'Ama S.'],
    ['  Ama ', ' serwaa', 'Ama S.'],
    ['Kofi', 'ɔpoku', 'Kofi Ɔ.'],
    ['Kofi', 'e\u0301lan', 'Kofi É.'],
    ['Ama', '', 'Ama'],
    ['', 'Serwaa', 'Guest User'],
  ])('of %j %j is %j', (first_name, last_name, label) =>
    expect(chatLabel({ first_name, last_name })).toBe(label),
  )

  test('of a visitor is Guest User', () => expect(chatLabel(undefined)).toBe('Guest User'))
})

describe('a chat message', () => {
  test.each(['', '   ', '\n\t', '\u00a0'])('of %j is empty and changes nothing', (text) => {
    const before = chatWith('Amen')

    expect(chatWith(text, before)).toBe(before)
  })

  test('is trimmed, cut to the maximum length, and added last with the next id', () => {
    const messages = chatWith('x'.repeat(400), chatWith('  Amen  '))

    expect(messages.map(({ id, text }) => [id, text.length])).toEqual([
      [1, 4],
      [2, chatLength],
    ])
  })

  test('pushes the oldest out of a full panel', () => {
    let messages: readonly ChatMessage[] = []
    for (let count = 1; count <= chatLimit + 5; count++) messages = chatWith(`${count}`, messages)

    expect(messages).toHaveLength(chatLimit)
    expect([messages[0]?.text, messages.at(-1)?.text]).toEqual(['6', `${chatLimit + 5}`])
  })
})

describe('a video address', () => {
  test.each([
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=3',
    'https://youtu.be/aqz-KE-bpKQ',
    'https://m.youtube.com/live/aqz-KE-bpKQ/',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  ])('%s plays in privacy mode', (address) => {
    const player = new URL(embedAddress(address, 'auto') ?? '')

    expect(player.origin + player.pathname).toBe('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ')
    expect(streamKind(address)).toBe('youtube')
  })

  test('of a channel plays its current stream in the chosen quality', () => {
    const player = embedAddress('https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv/live', '720p')

    expect(player).toContain('/embed/live_stream?channel=UCabcdefghijklmnopqrstuv&')
    expect(player).toContain('vq=hd720')
  })

  test.each([
    '',
    'aqz-KE-bpKQ',
    'javascript:alert(1)//youtube.com/watch?v=aqz-KE-bpKQ',
    'https://evil.example/watch?v=aqz-KE-bpKQ',
    'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com/watch?v=../../evil',
    'https://www.youtube.com/@church',
  ])('%j has no player', (address) => {
    expect(embedAddress(address, 'auto')).toBeUndefined()
    expect(streamKind(address)).toBeUndefined()
  })

  test.each([
    ['https://stream.church.example/sunday/index.m3u8?token=1', 'hls'],
    ['https://stream.church.example/sunday.MP4', 'file'],
    ['http://stream.church.example/sunday.mp4', undefined],
    ['https://user:secret@stream.church.example/sunday.mp4', undefined],
    ['https://stream.church.example/sunday.html', undefined],
    ['http://youtu.be/aqz-KE-bpKQ', undefined],
  ])('%s is played as %s', (address, kind) => expect(streamKind(address)).toBe(kind))
})

describe('a weekly stream', () => {
  const saturday = new Date('2026-11-21T12:00:00Z')

  test.each([
    ['Sunday', '09:00', 0, '2026-11-22T09:00'],
    ['Wednesday', '18:30', 0, '2026-11-25T18:30'],
    ['Saturday', '12:00', 0, '2026-11-28T12:00'],
    ['Saturday', '12:01', 0, '2026-11-21T12:01'],
    ['Sunday', '15:00', -1, '2026-11-15T15:00'],
    ['Sunday', '15:00', -4, '2026-10-25T15:00'],
  ])('on %s at %s, %d weeks on, is %s', (day, hour, week, expected) =>
    expect(weekly(saturday, day, hour, week).toISOString().slice(0, 16)).toBe(expected),
  )
})

test('the file name of notes contains the day of the service', () => {
  expect(notesFileName(new Date('2026-11-22T09:30:00Z'))).toBe('sermon-notes-2026-11-22.txt')
})
