import { describe, expect, test } from 'vitest'
import { moved, squareOf } from '../../src/lib/browser/crop.ts'
import { describeDevice } from '../../src/lib/browser/device/device.ts'
import {
  type FavouriteSet,
  favouriteChanges,
  type LastSynced,
  mergeFavourites,
  parseFavourites,
} from '../../src/lib/media/favourites.ts'

const kept = (favoriteGroups: number[]): FavouriteSet => ({
  favoriteGroups,
  serviceReminders: [],
  eventReminders: [],
})
const agreed = (owner: string, ids: number[]): LastSynced => ({ owner, kept: kept(ids) })

test.each([
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', 'Safari on an iPhone'],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/141.0 Safari/537.36 Edg/141.0',
    'Edge on Windows',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Firefox/140.0', 'Firefox on a Mac'],
  ['Opera/9.80 (Android; Opera Mini/60.0; U; en) Presto/2.12', 'Opera Mini on Android'],
  [
    'Mozilla/5.0 (Linux; Android 13) SamsungBrowser/23.0 Chrome/115.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  ['node', 'An unknown device'],
  ['', 'An unknown device'],
])('%s is called %s', (userAgent, words) => {
  expect(describeDevice(userAgent)).toBe(words)
})

describe('a photograph in its square frame', () => {
  const wide = { width: 900, height: 600 }

  test('starts centred, as large as fits', () => {
    expect(squareOf(wide, { zoom: 1, across: 0.5, down: 0.5 })).toEqual({ left: 150, top: 0, side: 600 })
  })

  test('moves with the finger, and never beyond its edges', () => {
    const right = moved(wide, { zoom: 1, across: 0.5, down: 0.5 }, { right: 0.1, down: 0.5 })
    const far = moved(wide, { zoom: 2, across: 0.5, down: 0.5 }, { right: -9, down: 9 })

    expect(right).toEqual({ zoom: 1, across: 0.3, down: 0.5 })
    expect(far).toEqual({ zoom: 2, across: 1, down: 0 })
  })
})

describe('the favourites of a device', () => {
  test('are all sent as additions at a member’s first synchronisation', () => {
    expect(favouriteChanges(kept([1, 2]), 'ama', undefined).favoriteGroups).toEqual({
      add: [1, 2],
      remove: [],
    })
  })

  test('are compared with those of the last synchronisation', () => {
    expect(favouriteChanges(kept([2, 3]), 'ama', agreed('ama', [1, 2])).favoriteGroups).toEqual({
      add: [3],
      remove: [1],
    })
  })

  test('that belong to another member are neither added nor removed', () => {
    expect(favouriteChanges(kept([2, 3]), 'kofi', agreed('ama', [1, 2])).favoriteGroups).toEqual({
      add: [3],
      remove: [],
    })
  })

  test('that changed during a synchronisation are kept', () => {
    expect(mergeFavourites(kept([1, 2, 5]), kept([1, 2]), kept([2, 9])).favoriteGroups).toEqual([2, 5, 9])
  })

  test('are parsed from lists of ids only', () => {
    expect(
      parseFavourites({ favoriteGroups: [1, 'x', 2.5], serviceReminders: [], eventReminders: [] }),
    ).toEqual(kept([1]))
    expect([parseFavourites(null), parseFavourites({ favoriteGroups: 1 })]).toEqual([undefined, undefined])
  })
})
