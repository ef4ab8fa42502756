// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { nextSize } from '../../src/lib/api/media/uploads/send-file.ts'
import { timeLeft } from '../../src/lib/api/media/uploads/upload.ts'
import {
  findUnfinished,
  forgetUnfinished,
  listUnfinished,
  storeUnfinished,
} from '../../src/lib/browser/unfinished-uploads.ts'
import { leaveOutEmpty, wrongRecording } from '../../src/lib/media/sermon-file.ts'

const file = (type: string, size = 10, name = 'a') =>
  Object.defineProperty(new File(['x'], name, { type }), 'size', { value: size })
const noBrowser =
  'No browser plays this recording (AMR, 3GP or Apple Lossless). Please choose AAC or MP3 in the settings of your recorder, and record with that'
const nothing = { file: undefined, link: '', hasOne: false }

test.each([
  [{ ...nothing, type: 'video' }, 'Please provide either a YouTube link or upload a video file'],
  [{ ...nothing, type: 'video', link: 'https://youtu.be/aqz-KE-bpKQ' }, ''],
  [{ ...nothing, type: 'audio', link: 'https://youtu.be/aqz-KE-bpKQ' }, 'Please upload an audio file'],
  [{ ...nothing, type: 'audio', hasOne: true }, ''],
  [{ ...nothing, type: 'audio', file: file('video/mp4') }, 'Please select a valid audio file'],
  [{ ...nothing, type: 'audio', file: file('audio/amr', 10, 'Recording001.amr') }, noBrowser],
  [{ ...nothing, type: 'audio', file: file('video/3gpp', 10, 'REC.3GP') }, noBrowser],
  [{ ...nothing, type: 'audio', file: file('audio/mp4', 10, 'New Recording.m4a') }, ''],
  [{ ...nothing, type: 'audio', file: file('video/mp4', 10, 'Voice 001.m4a') }, ''],
  [{ ...nothing, type: 'audio', file: file('audio/ogg', 10, 'AUD-20261122-WA0001.opus') }, ''],
  [{ ...nothing, type: 'video', file: file('') }, ''],
  [{ ...nothing, type: 'audio', file: file('audio/mpeg', 50 * 1024 * 1024) }, ''],
  [
    { ...nothing, type: 'audio', file: file('audio/mpeg', 50 * 1024 * 1024 + 1) },
    'This file is larger than 50 MB. Please choose a smaller one.',
  ],
] as const)('a recording of %j has the error “%s”', (recording, wrong) =>
  expect(wrongRecording(recording)).toBe(wrong),
)

test.each([
  [{ sent: 0, total: 100 }, 5000, ''],
  [{ sent: 50, total: 100 }, 500, ''],
  [{ sent: 50, total: 100 }, 10_000, '10 s left'],
  [{ sent: 10, total: 100 }, 10_000, '1 min 30 s left'],
  [{ sent: 100, total: 100 }, 10_000, ''],
  [{ sent: 60, total: 100, from: 50 }, 10_000, '40 s left'],
  [{ sent: 50, total: 100, from: 50 }, 10_000, ''],
])('after %j in %i ms the time left is %j', (progress, elapsed, words) =>
  expect(timeLeft(progress, elapsed)).toBe(words),
)

test.each([
  [1_048_576, 100, 2_097_152],
  [16_777_216, 100, 16_777_216],
  [1_048_576, 8000, 1_048_576],
  [1_048_576, 20_000, 524_288],
  [262_144, 60_000, 262_144],
])('after a part of %i bytes in %i ms the next part has %i', (size, took, next) =>
  expect(nextSize(size, took)).toBe(next),
)

test('an unfinished upload is found only for the same file, type and sender', () => {
  const signIn = (username: string) => localStorage.setItem('user', JSON.stringify({ username }))
  const file = new File(['abc'], 'sunday.mp3', { lastModified: 5 })
  const others = [
    new File(['abc'], 'sunday.mp3', { lastModified: 6 }),
    new File(['abcd'], 'sunday.mp3', { lastModified: 5 }),
    new File(['abc'], 'monday.mp3', { lastModified: 5 }),
  ]
  signIn('media')
  storeUnfinished('http://church/uploads/1', file, 'audio')

  expect(findUnfinished(file, 'audio')).toMatchObject({ address: 'http://church/uploads/1', who: 'media' })
  expect(others.map((other) => findUnfinished(other, 'audio'))).toEqual([undefined, undefined, undefined])
  expect(findUnfinished(file, 'video')).toBeUndefined()
  signIn('admin')
  expect(listUnfinished()).toEqual([])
  signIn('media')
  forgetUnfinished('http://church/uploads/1')
  expect(listUnfinished()).toEqual([])
  localStorage.setItem('asore:uploads', '{"broken":1}')
  expect(listUnfinished()).toEqual([])
})

test('a new sermon carries the fields of the specification, and others only when they are filled', () => {
  const body = new FormData()
  const own = ['title', 'preacher', 'date', 'description', 'category', 'type', 'youtube_link']
  for (const name of [...own, 'series', 'version']) body.set(name, '')
  body.set('scripture', 'John 6')

  leaveOutEmpty(body)

  expect([...body.keys()]).toEqual([...own, 'scripture'])
})
