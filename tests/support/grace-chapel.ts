import type { ChurchFile } from '../../src/server/website/content-file/church-file.ts'

/*
 * A second congregation, as unlike the sample as can be: another denomination and town, other languages and colours, three services,
 * no page of a youth ministry. Nothing of the sample may be seen on its site.
 */

export const graceChapel: ChurchFile = {
  format: 1,
  church: {
    name: 'Grace Chapel Kumasi',
    short_name: 'Grace Chapel',
    tagline: 'A Methodist congregation at Bantama',
    town: 'Kumasi',
    symbol: 'cross',
    founded: 1988,
    denomination: 'Methodist',
    branch: 'Bantama Circuit',
    places: [
      {
        label: 'Main church',
        street: '4 Bantama High Street',
        town: 'Kumasi',
        region: 'Ashanti',
        directions: 'Beside the fire station',
        map_url: 'https://maps.example/grace',
      },
    ],
    telephones: [{ label: 'Manse', number: '032 202 1234' }],
    emails: [{ label: 'Steward', address: 'steward@grace.example' }],
    whatsapp: '',
    social: [],
    office_hours: [{ day: 'Monday', opens: '08:00', closes: '12:00', note: '' }],
    officers: [{ role: 'Superintendent minister', name: 'Very Rev. Akosua Boateng' }],
    languages: ['English', 'Asante Twi', 'Dagbani'],
    palette: 'own',
    colour: '#5b2a86',
    accent: '#f2a541',
  },
  pages: [
    {
      place: { path: '/about', under: '', menu: 'connect', menu_order: 1 },
      state: 'published',
      texts: [
        {
          lang: 'en',
          document: {
            title: 'Our society',
            description: 'Who we are and how we came to Bantama.',
            share: { title: 'Our society', symbol: 'cross', tone: 'forest' },
            blocks: [
              {
                id: 'story',
                kind: 'text',
                hidden: false,
                title: 'How it began',
                link: '',
                more: '',
                text: 'Nine families met in a classroom in 1988.\n\nThe chapel was finished in 2003.',
              },
            ],
          },
        },
      ],
    },
  ],
  pictures: [],
}

/** Its three services. */
export const graceServices = [
  { day: 'Sunday', title: 'Dawn service', time: '06:00', end_time: '07:30' },
  { day: 'Sunday', title: 'Divine service', time: '08:30', end_time: '11:00' },
  { day: 'Wednesday', title: 'Class meeting', time: '18:00', end_time: '19:00' },
] as const
