import { expect, test } from 'vitest'
import { mapOf } from '../../src/lib/site/map-link.ts'

const place = { street: '', region: '', directions: '', town: 'Accra' }

test('the map of an event is that of the church’s own place, else a search near the church', () => {
  const places = [{ ...place, label: 'Main hall', map_url: 'https://maps.example/hall' }]

  expect(mapOf(places, 'The main hall')).toBe('https://maps.example/hall')
  expect(mapOf(places, 'Independence Square')).toBe(
    'https://www.openstreetmap.org/search?query=Independence%20Square%2C%20Accra',
  )
  expect(mapOf(places, 'Osu, Accra')).toBe('https://www.openstreetmap.org/search?query=Osu%2C%20Accra')
  expect(mapOf([], 'Osu')).toBe('https://www.openstreetmap.org/search?query=Osu')
})
