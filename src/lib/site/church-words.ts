import type { Church } from '../contract/website/church.ts'

/** `Asɔre in Accra`; the name alone where it says the town, or no town is known. */
export const nameAndTown = ({ name, town }: Pick<Church, 'name' | 'town'>): string =>
  town && !name.includes(town) ? `${name} in ${town}` : name

/** `Accra, Ghana`, or the country alone. */
export function placeOf({ town, country }: Pick<Church, 'town' | 'country'>): string {
  const named = new Intl.DisplayNames(['en'], { type: 'region' }).of(country) ?? country
  return town ? `${town}, ${named}` : named
}

/** The channels of the church: its own links, and WhatsApp where it has a number. `url` is '' for a channel that the contact page tells of. */
export function channelsOf({ social, whatsapp }: Pick<Church, 'social' | 'whatsapp'>): Church['social'] {
  return whatsapp ? [...social, { label: 'WhatsApp', url: '' }] : social
}
