// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FavouriteChanges } from '../../src/lib/contract/services/favourites.ts'
import { parseIds } from '../../src/lib/media/favourite-ids.ts'
import { parseFavourites } from '../../src/lib/media/favourites.ts'
import { $favouriteFellowships, $serviceReminders, toggleId } from '../../src/stores/every-page/favourites.ts'
import { rereadStorage } from '../../src/stores/persistence.ts'
import { syncFavourites } from '../../src/stores/sync-favourites.ts'
import { fakeBackend, signedIn } from '../support/browser.ts'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

describe('the stored ids of favourites', () => {
  test.each([
    ['[0,3]', [3]],
    ['[-5,2]', [2]],
    ['[1,"two",null,{},1e99,2.5]', [1]],
    ['{"1":true}', []],
    ['{"broken', []],
  ])('%s are read as %j', (stored, ids) => {
    localStorage.setItem('favoriteGroups', stored)

    rereadStorage()

    expect([$favouriteFellowships.get(), parseIds(stored)]).toEqual([ids, ids])
  })

  test.each(['[0,3]', '[-5,3]'])(
    '%s send nothing but valid ids to the member’s other devices',
    async (stored) => {
      signedIn()
      localStorage.setItem('favoriteGroups', stored)
      const answer = { favoriteGroups: [3], serviceReminders: [], eventReminders: [] }
      const { calls } = fakeBackend(() => ({ status: 200, body: answer }))

      await syncFavourites()

      expect(FavouriteChanges.parse(calls[0]?.body).favoriteGroups).toEqual({ add: [3], remove: [] })
    },
  )

  test('of an earlier synchronisation are read without the invalid ones', () => {
    expect(parseFavourites({ favoriteGroups: [0, -5, 3], serviceReminders: [], eventReminders: [] })).toEqual(
      {
        favoriteGroups: [3],
        serviceReminders: [],
        eventReminders: [],
      },
    )
  })
})

test('toggling a favourite in a browser with a full storage changes nothing and returns undefined', () => {
  expect([toggleId($serviceReminders, 2), toggleId($serviceReminders, 2)]).toEqual([true, false])
  vi.stubGlobal('localStorage', {
    getItem: () => '[]',
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })

  expect(toggleId($serviceReminders, 2)).toBeUndefined()
  expect($serviceReminders.get()).toEqual([])
})
