import type { ServiceFields } from '../contract/services/service.ts'
import { weekdays } from '../contract/services/weekdays.ts'
import type { Church } from '../contract/website/church.ts'

/** A time of the day at which people are there, and on which days. */
type Opening = { name: string; days: string[]; opens: string; closes: string }

type ChurchDataSources = {
  /** Pictures are named with its version, so that a new logo is fetched. */
  church: Church & { version: number }
  services: readonly ServiceFields[]
  site: URL
  /** The first telephone number as it is dialled from abroad; '' for none. */
  telephone: string
}

/** The church as schema.org data for search engines. It says what is known and nothing else; hours are by the church's clock. */
export function churchData({ church, services, site, telephone }: ChurchDataSources) {
  const whole = (path: string) => new URL(path, site).href
  const drawn = `?v=${church.version}`
  const { name, tagline, founded, emails, social, languages, places, logo } = church
  const openings = joinDays([...services.flatMap(openingOf), ...church.office_hours.map(officeOf)])
  const spoken = [...new Set([...languages, ...services.flatMap(({ held_in }) => held_in)])]
  const profiles = social.flatMap(({ url }) => url || [])
  const mapped = places.find(({ map_url }) => map_url)
  return {
    '@type': 'Church',
    '@id': whole('/#church'),
    name,
    ...(tagline && { description: tagline }),
    url: whole('/'),
    logo: whole(logo ? `/media/${logo}` : `/icons/512.png${drawn}`),
    image: whole(`/og/home.png${drawn}`),
    ...(founded !== null && { foundingDate: String(founded) }),
    ...(telephone && { telephone }),
    ...(emails[0] && { email: emails[0].address }),
    ...(profiles.length > 0 && { sameAs: profiles }),
    ...(spoken.length > 0 && { knowsLanguage: spoken }),
    ...addressOf(church),
    ...(mapped && { hasMap: mapped.map_url }),
    ...(openings.length > 0 && {
      openingHoursSpecification: openings.map(({ name, days, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        name,
        dayOfWeek: days,
        opens,
        closes,
      })),
    }),
  }
}

/** The addresses of the church; of one without a place its town, if that is known. */
function addressOf({ places, town, country }: Church): { address?: object } {
  const [first, ...others] = places.map((place) => ({
    '@type': 'PostalAddress',
    streetAddress: place.street,
    ...((place.town || town) && { addressLocality: place.town || town }),
    ...(place.region && { addressRegion: place.region }),
    addressCountry: country,
  }))
  if (first) return { address: others.length > 0 ? [first, ...others] : first }
  return town ? { address: { '@type': 'PostalAddress', addressLocality: town, addressCountry: country } } : {}
}

const isDay = (day: string) => weekdays.some((known) => known === day)

const openingOf = ({ title, day, time, end_time }: ServiceFields): Opening[] =>
  time && end_time && isDay(day) ? [{ name: title, days: [day], opens: time, closes: end_time }] : []

const officeOf = ({ day, opens, closes, note }: Church['office_hours'][number]): Opening => ({
  name: note || 'Church office',
  days: [day],
  opens,
  closes,
})

/** Joins days with equal hours into one entry. */
function joinDays(openings: readonly Opening[]): Opening[] {
  const joined = new Map<string, Opening>()
  for (const { days, ...at } of openings) {
    const key = JSON.stringify(at)
    joined.set(key, { ...at, days: [...(joined.get(key)?.days ?? []), ...days] })
  }
  return [...joined.values()]
}
