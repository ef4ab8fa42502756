import type { ServiceForm } from '../lib/contract/service.ts'

/** The five weekly services, in the order of the week; the page shows the first one first (spec 1 §2, Service Times). */
export const services: readonly Omit<ServiceForm, 'version'>[] = [
  {
    day: 'Sunday',
    title: 'First Service',
    time: '09:00',
    end_time: '10:30',
    location: 'Main auditorium',
    description:
      'The quieter one: organ, choir and hymns, a psalm read by heart, and a sermon in English with Twi beside it. Holy Communion on the first Sunday of the month.',
    pastor: 'Rev. Ebenezer Asiedu-Larbi',
    attendees: 320,
    childcare: false,
    languages: ['Twi', 'Ga'],
    livestream: true,
  },
  {
    day: 'Sunday',
    title: 'Second Service',
    time: '11:00',
    end_time: '13:00',
    location: 'Main auditorium',
    description:
      'Band, drums and dancing, and the children among us until they leave for Sunday school. Afterwards there is waakye in the forecourt.',
    pastor: 'Pastor Esi Quaye',
    attendees: 540,
    childcare: true,
    languages: ['Twi', 'Ga', 'Ewe', 'Ghanaian Sign Language'],
    livestream: true,
  },
  {
    day: 'Wednesday',
    title: 'Midweek Bible Study',
    time: '18:30',
    end_time: '20:00',
    location: 'Church hall',
    description:
      'One chapter, read aloud in two languages, and tables of six with one question each. Forty Bibles lie on the tables.',
    pastor: 'Elder Komla Agbenyegah',
    attendees: 85,
    childcare: true,
    languages: ['Twi', 'Ewe'],
    livestream: true,
  },
  {
    day: 'Thursday',
    title: 'Evening of Prayer',
    time: '18:30',
    end_time: '20:00',
    location: 'Prayer garden, behind the main auditorium',
    description:
      'A quarter of an hour of quiet, a song and a psalm, and then the prayer list of the church, name by name. In the rains we meet in the chapel.',
    pastor: 'Deborah Acquaah',
    attendees: 40,
    childcare: false,
    languages: ['Twi'],
    livestream: false,
  },
  {
    day: 'Saturday',
    title: 'Morning Prayer',
    time: '',
    end_time: '',
    location: 'Chapel of Thanksgiving',
    description:
      'The chapel is open from first light. Come when you can and stay as long as you can: somebody prays there until the market opens.',
    pastor: 'The elder on duty',
    attendees: 25,
    childcare: false,
    languages: [],
    livestream: false,
  },
]
