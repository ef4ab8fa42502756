import { type Church, shortNameOf } from '../../../lib/contract/website/church.ts'
import type { Off } from '../../../lib/modules/modules.ts'
import { placesOf } from '../../../lib/money/money.ts'
import { type ChurchAttributes, churchKey } from '../../../lib/site/this-church.ts'
import { clockIn } from '../../../lib/time/church-time.ts'
import { callingCodeOf, trunkOf } from '../../settings/church-settings/calling-code.ts'

/** What the functions of lib/site/this-church.ts and lib/text/calling-code.ts answer when pages say nothing. */
const unsaid = {
  zone: 'Africa/Accra',
  country: 'GH',
  currency: 'GHS',
  places: '2',
  calling: '+233',
  trunk: '0',
}

function toldOf(church: Church): ChurchAttributes {
  const { time_zone: zone, country, currency } = church
  const place = {
    zone,
    country,
    currency,
    places: String(placesOf(currency)),
    calling: callingCodeOf(country),
    trunk: trunkOf(country),
  }
  const isDefault = (name: string, value: string) => Reflect.get(unsaid, name) === value
  const told = Object.entries(place).filter(([name, value]) => !isDefault(name, value))
  const offset = zone === unsaid.zone ? undefined : fixedOffsetOf(zone)
  return {
    church: shortNameOf(church),
    ...Object.fromEntries(told),
    ...(offset !== undefined && { offset: String(offset) }),
  }
}

const offsets = new Map<string, number | undefined>()

/** Minutes by which the clocks of a time zone are ahead of UTC; undefined where they have changed since the year 2000, or will next year. */
function fixedOffsetOf(zone: string): number | undefined {
  if (!offsets.has(zone)) offsets.set(zone, findFixedOffset(zone))
  return offsets.get(zone)
}

function findFixedOffset(zone: string): number | undefined {
  const months = (new Date().getUTCFullYear() + 2 - 2000) * 12
  const offsets = Array.from({ length: months }, (_, month) => {
    const instant = new Date(Date.UTC(2000, month))
    return (clockIn(zone, instant).getTime() - instant.getTime()) / 60_000
  })
  return new Set(offsets).size === 1 ? offsets[0] : undefined
}

/**
 * Notes the church, whether it sends e-mails and writes by WhatsApp, and what it does not use, for components that the server renders (lib/site/this-church.ts); one process serves one church. Returns the
 * data attributes of <html>, from which the browser reads the same. What is the default is left out, and costs no byte.
 */
export function setChurchAttributes(
  church: Church,
  mails = true,
  off: Off = new Set(),
  hasWhatsApp = false,
): Record<string, string> {
  const told: ChurchAttributes = {
    ...toldOf(church),
    ...(!mails && { mail: 'off' }),
    ...(hasWhatsApp && { whatsapp: 'on' }),
    ...(off.size > 0 && { unused: [...off].join(' ') }),
  }
  Reflect.set(globalThis, churchKey, told)
  // The name stands in the header.
  const { church: _, ...place } = told
  return Object.fromEntries(Object.entries(place).map(([name, value]) => [`data-${name}`, value]))
}
