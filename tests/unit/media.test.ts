import { expect, test } from 'vitest'
import { timeLeft } from '../../src/lib/api/upload.ts'
import { wrongRecording } from '../../src/lib/sermon-file.ts'

const file = (type: string, size = 10) =>
  Object.defineProperty(new File(['x'], 'a', { type }), 'size', { value: size })
const nothing = { file: undefined, link: '', hasOne: false }

test.each([
  [{ ...nothing, type: 'video' }, 'Please provide either a YouTube link or upload a video file'],
  [{ ...nothing, type: 'video', link: 'https://youtu.be/aqz-KE-bpKQ' }, ''],
  [{ ...nothing, type: 'audio', link: 'https://youtu.be/aqz-KE-bpKQ' }, 'Please upload an audio file'],
  [{ ...nothing, type: 'audio', hasOne: true }, ''],
  [{ ...nothing, type: 'audio', file: file('video/mp4') }, 'Please select a valid audio file'],
  [{ ...nothing, type: 'video', file: file('') }, ''],
  [{ ...nothing, type: 'audio', file: file('audio/mpeg', 50 * 1024 * 1024) }, ''],
  [
    { ...nothing, type: 'audio', file: file('audio/mpeg', 50 * 1024 * 1024 + 1) },
    'This file is larger than 50 MB. Please choose a smaller one.',
  ],
] as const)('the recording of %j: %s', (asked, wrong) => expect(wrongRecording(asked)).toBe(wrong))

test.each([
  [{ sent: 0, total: 100 }, 5000, ''],
  [{ sent: 50, total: 100 }, 500, ''],
  [{ sent: 50, total: 100 }, 10_000, '10 s left'],
  [{ sent: 10, total: 100 }, 10_000, '1 min 30 s left'],
  [{ sent: 100, total: 100 }, 10_000, ''],
])('after %j in %i ms: %j', (progress, elapsed, words) => expect(timeLeft(progress, elapsed)).toBe(words))
