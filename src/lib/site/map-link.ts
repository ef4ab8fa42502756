import type { Church } from '../contract/website/church.ts'

/**
 * The map of a location in words: that of the church's own place which the words name, else a search in OpenStreetMap, whose
 * map needs no account.
 */
export function mapOf(places: Church['places'], location: string): string {
  const words = location.toLowerCase()
  const named = places.find(({ label, map_url }) => map_url && label && words.includes(label.toLowerCase()))
  if (named) return named.map_url
  const town = places[0]?.town ?? ''
  const place = words.includes(town.toLowerCase()) ? location : `${location}, ${town}`
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`
}
