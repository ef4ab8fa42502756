import { type Church, shortNameOf } from '../../lib/contract/church.ts'
import { type ChurchAttributes, churchKey } from '../../lib/this-church.ts'
import { callingCodeOf, trunkOf } from '../church-settings/calling-code.ts'

/** What the functions of lib/this-church.ts and lib/calling-code.ts answer when pages say nothing. */
const unsaid = { zone: 'Africa/Accra', country: 'GH', currency: 'GHS', calling: '+233', trunk: '0' }

function toldOf(church: Church): ChurchAttributes {
  const { time_zone: zone, country, currency } = church
  const place = { zone, country, currency, calling: callingCodeOf(country), trunk: trunkOf(country) }
  const isDefault = (name: string, value: string) => Reflect.get(unsaid, name) === value
  const told = Object.entries(place).filter(([name, value]) => !isDefault(name, value))
  return { church: shortNameOf(church), ...Object.fromEntries(told) }
}

/**
 * Notes the church for components that the server renders (lib/this-church.ts); one process serves one church. Returns the
 * data attributes of <html>, from which the browser reads the same. What is the default is left out, and costs no byte.
 */
export function setChurchAttributes(church: Church): Record<string, string> {
  const told = toldOf(church)
  Reflect.set(globalThis, churchKey, told)
  // The name stands in the header.
  const { church: _, ...place } = told
  return Object.fromEntries(Object.entries(place).map(([name, value]) => [`data-${name}`, value]))
}
