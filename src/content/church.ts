import { usualSeries } from '../lib/contract/media/sermon-series.ts'
import { usualEventCategories } from '../lib/contract/services/event-category.ts'
import type { Church } from '../lib/contract/website/church.ts'

/** Telephone number of the church office. It is invented: no number of Accra begins with 030 0. */
export const officePhone = '030 000 0000'

/** Who the sample congregation is. */
export const sampleChurch: Church = {
  name: 'Asɔre',
  short_name: 'Asɔre',
  tagline: 'A church in Accra',
  motto: 'Nkonsonkonson, the chain link: we are joined to each other, and nobody stands alone.',
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
  telephones: [{ label: 'Church office', number: officePhone }],
  emails: [],
  whatsapp: officePhone,
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
  giving_ways: [],
  languages: ['English', 'Twi', 'Ga', 'Ewe'],
  offered_languages: ['tw', 'ee', 'gaa', 'fr'],
  event_categories: usualEventCategories,
  sermon_series: [...usualSeries],
  time_zone: 'Africa/Accra',
  country: 'GH',
  currency: 'GHS',
  giving_amounts: [],
  giving_provider: '',
  opened: true,
  setup_skipped: [],
  palette: 'forest',
  colour: '#1f4d3a',
  accent: '#e2b13c',
}
