import { officePhone } from './contact.ts'

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
