// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { formatBytes, formatDataCost, videoCost } from '../../src/lib/browser/data-cost.ts'
import {
  formatTime,
  readPlayback,
  readPosition,
  storePlayback,
  storePosition,
} from '../../src/lib/browser/playback.ts'
import { findSermons, matches, speakersOf } from '../../src/lib/finding/find-sermons.ts'
import { slicePage } from '../../src/lib/finding/paged.ts'

const table = {
  title: 'A Chair at the King’s Table',
  description: 'Mephibosheth expected the worst.',
  scripture: '2 Samuel 9',
  speaker: 'Pastor Esi Quaye',
  series: 'Grace Series',
}
const everything = { search: '', series: '', speaker: '' }

test.each([
  [{ ...everything }, true],
  [{ ...everything, search: 'samuel CHAIR quaye' }, true],
  [{ ...everything, search: 'jonah' }, false],
  [{ ...everything, series: 'Grace Series' }, true],
  [{ ...everything, series: 'Faith Series' }, false],
  [{ ...everything, speaker: 'Pastor Esi Quaye', search: 'worst' }, true],
  [{ ...everything, speaker: 'Somebody Else' }, false],
  [{ ...everything, search: "king's, chair" }, true],
  [{ ...everything, search: 'pastor ɛsi' }, true],
])('%j finds the sermon: %s', (search, isFound) => expect(matches(table, search)).toBe(isFound))

describe('sermons without a recording', () => {
  const searched = { ...everything, recording: '' }
  const sermons = [
    { ...table, id: 1, title: 'Heard', audio: '/media/1.mp3', video: null },
    { ...table, id: 2, title: 'Seen', audio: null, video: '/media/2.mp4' },
    { ...table, id: 3, title: 'Written', audio: null, video: null },
  ]
  const titles = (rows: typeof sermons) => rows.map(({ title }) => title)

  test('are left out, unless the search asks for them', () => {
    expect(titles(findSermons(sermons, searched))).toEqual(['Heard', 'Seen'])
    expect(titles(findSermons(sermons, { ...searched, recording: 'all' }))).toHaveLength(3)
  })

  test('are found by words that only the server has seen in them, in the series that is chosen', () => {
    const search = { ...searched, search: 'lo-debar', recording: 'all' }

    expect(titles(findSermons(sermons, search))).toEqual([])
    expect(titles(findSermons(sermons, search, [1, 3]))).toEqual(['Heard', 'Written'])
    expect(titles(findSermons(sermons, { ...search, series: 'Faith Series' }, [1, 3]))).toEqual([])
  })

  test('are found in a church that has recorded none', () => {
    expect(titles(findSermons(sermons.slice(2), searched))).toEqual(['Written'])
  })
})

test.each([
  ['', [1, 12, 3]],
  ['2', [2, 12, 3]],
  ['3', [3, 1, 3]],
  ['99', [3, 1, 3]],
  ['0', [1, 12, 3]],
  ['1e2', [1, 12, 3]],
])('page %j of 25 rows is [number, rows, pages] %j', (parameter, [page, rows, pages]) => {
  const slice = slicePage([...Array(25).keys()], parameter)

  expect([slice.page, slice.shown.length, slice.pages]).toEqual([page, rows, pages])
})

test('the list of speakers names each speaker once, sorted', () => {
  const sermons = ['Yaw', 'Ɔkyeame Boateng', 'Ama', '', 'Yaw', 'Éva', 'esi'].map((speaker) => ({ speaker }))

  expect(speakersOf(sermons)).toEqual(['Ama', 'esi', 'Éva', 'Ɔkyeame Boateng', 'Yaw'])
})

describe('the cost of loading', () => {
  test.each([
    [1, '0.1 MB', 'about 1 pesewa'],
    [88_771, '0.1 MB', 'about 1 pesewa'],
    [2_400_000, '2.4 MB', 'about 5 pesewas'],
    [14_000_000, '14 MB', 'about 28 pesewas'],
    [500_000_000, '500 MB', 'about GHS 10'],
  ])('%i bytes are %s and cost %s', (bytes, size, cost) => {
    expect(formatBytes(bytes)).toBe(size)
    expect(formatDataCost(bytes)).toBe(cost)
  })

  test('is shown with the size of a video, or for half an hour when the size is unknown', () => {
    expect(videoCost(14_000_000)).toBe('This video is 14 MB: about 28 pesewas of mobile data.')
    expect(videoCost(0)).toContain('half an hour is about 200 MB')
  })
})

test.each([
  [0, '0:00'],
  [62.9, '1:02'],
  [3605, '1:00:05'],
  [Number.NaN, '0:00'],
])('%d seconds are shown as %s', (seconds, words) => expect(formatTime(seconds)).toBe(words))

describe('stored playback', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', fakeStorage())
    vi.stubGlobal('sessionStorage', fakeStorage())
  })

  test('keeps the position of fifty sermons and drops the oldest', () => {
    for (let id = 1; id <= 51; id++) storePosition(id, id + 0.7)

    expect([readPosition(1), readPosition(2), readPosition(51)]).toEqual([0, 2, 51])
    storePosition(51, 0)
    expect(readPosition(51)).toBe(0)
  })

  test.each(['{broken', '[[1]]', '{"a":1}', 'null', '[["x", 2]]'])(
    'ignores the broken value %s',
    (stored) => {
      localStorage.setItem('asore:positions', stored)
      sessionStorage.setItem('asore:playback', stored)

      expect(readPosition(1)).toBe(0)
      expect(readPlayback()).toBeUndefined()
    },
  )

  test('is read by the next page of the tab, with the speed 1 in place of an invalid one', () => {
    const track = { id: 3, title: 'Be Still', speaker: 'Esi', audio: '/media/x.mp3' }
    storePlayback({ track, playing: true, rate: 7 })

    expect(readPlayback()).toEqual({ track, playing: true, rate: 1 })
    storePlayback(undefined)
    expect(readPlayback()).toBeUndefined()
  })

  test('is empty in a browser that refuses storage', () => {
    vi.stubGlobal('localStorage', undefined)

    storePosition(1, 5)

    expect(readPosition(1)).toBe(0)
  })
})

function fakeStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

describe('the player', () => {
  /** A browser's audio element that loads nothing. */
  class Sound extends EventTarget {
    src = ''
    paused = true
    ended = false
    currentTime = 0
    duration = Number.NaN
    playbackRate = 1
    play = async () => {
      this.paused = false
      this.dispatchEvent(new Event('playing'))
    }
    pause = () => {
      this.paused = true
      this.dispatchEvent(new Event('pause'))
    }
    hasAttribute = () => true
    removeAttribute = () => undefined
  }

  test('plays the recording that has taken the place of the paused one', async () => {
    const made: Sound[] = []
    vi.stubGlobal('localStorage', fakeStorage())
    vi.stubGlobal('sessionStorage', fakeStorage())
    vi.stubGlobal(
      'Audio',
      class extends Sound {
        constructor() {
          super()
          made.push(this)
        }
      },
    )
    const { play, pause } = await import('../../src/stores/playback.ts')
    const track = { id: 3, title: 'Be Still', speaker: 'Esi', audio: '/media/first.mp3' }

    play(track)
    pause()
    play({ ...track, audio: '/media/second.mp3' })

    expect(made.map(({ src }) => src)).toEqual(['/media/second.mp3'])
  })
})
