import type { Church } from '../lib/contract/church.ts'

/** Telephone number of the church office. It is invented: no number of Accra begins with 030 0. */
export const officePhone = { shown: '030 000 0000', link: 'tel:+233300000000' } as const

/** Who the sample congregation is. */
export const sampleChurch: Church = {
  name: 'Asɔre',
  short_name: 'Asɔre',
  tagline: 'A church in Accra',
  town: 'Accra',
  symbol: 'nyame-dua',
  logo: '',
  founded: 1971,
  denomination: '',
  branch: '',
  places: [
    {
      label: '',
      street: 'Opposite the school park, through the gate by the mango tree',
      town: 'Accra',
      region: 'Greater Accra',
      directions: '',
      map_url: '',
    },
  ],
  telephones: [{ label: 'Church office', number: officePhone.shown }],
  emails: [],
  whatsapp: officePhone.shown,
  social: [
    { label: 'Facebook', url: '' },
    { label: 'YouTube', url: '' },
  ],
  office_hours: (['Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const).map((day) => ({
    day,
    opens: '09:00',
    closes: '16:00',
    note: '',
  })),
  officers: [{ role: 'Church administrator', name: 'Adwoa Frimpong' }],
  languages: ['English', 'Twi', 'Ga', 'Ewe'],
  time_zone: 'Africa/Accra',
  country: 'GH',
  currency: 'GHS',
  opened: true,
  setup_skipped: [],
  palette: 'forest',
  colour: '#1f4d3a',
  accent: '#e2b13c',
}

/** schema.org data of the church. Hours are in the church's time zone, which is UTC all year. */
export const churchData = {
  '@type': 'Church',
  name: 'Asɔre',
  description: 'A congregation in Accra since 1971, with two services on Sunday and fellowships in the week.',
  foundingDate: '1971',
  telephone: officePhone.link.replace('tel:', ''),
  address: {
    '@type': 'PostalAddress',
    streetAddress: 'Opposite the school park, through the gate by the mango tree',
    addressLocality: 'Accra',
    addressRegion: 'Greater Accra',
    addressCountry: 'GH',
  },
  openingHours: ['Su 09:00-10:30', 'Su 11:00-13:00', 'Tu-Fr 09:00-16:00'],
  openingHoursSpecification: [
    hours('First service', ['Sunday'], '09:00', '10:30'),
    hours('Second service', ['Sunday'], '11:00', '13:00'),
    hours('Church office', ['Tuesday', 'Wednesday', 'Thursday', 'Friday'], '09:00', '16:00'),
  ],
} as const

function hours(name: string, dayOfWeek: string[], opens: string, closes: string) {
  return { '@type': 'OpeningHoursSpecification', name, dayOfWeek, opens, closes }
}
