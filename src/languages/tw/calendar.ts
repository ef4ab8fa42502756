import type { calendarWords } from '../../lib/texts/services/days.ts'
import type { Translation } from '../../lib/words/translation.ts'

/** Names of CLDR 48, `ak`; the days as on the cloth of a fellowship (lib/time/twi-days.ts). */
export const calendar: Translation<typeof calendarWords> = {
  day: {
    draft: {
      names: {
        January: 'Ɔpɛpɔn',
        February: 'Ɔgyefoɔ',
        March: 'Ɔbɛnem',
        April: 'Oforisuo',
        May: 'Kɔtɔnimma',
        June: 'Ayɛwohomumu',
        July: 'Kutawonsa',
        August: 'Ɔsanaa',
        September: 'Ɛbɔ',
        October: 'Ahinime',
        November: 'Obubuo',
        December: 'Ɔpɛnimma',
        Jan: 'Ɔpɛpɔn',
        Feb: 'Ɔgyefoɔ',
        Mar: 'Ɔbɛnem',
        Apr: 'Oforisuo',
        Jun: 'Ayɛwohomumu',
        Jul: 'Kutawonsa',
        Aug: 'Ɔsanaa',
        Sept: 'Ɛbɔ',
        Oct: 'Ahinime',
        Nov: 'Obubuo',
        Dec: 'Ɔpɛnimma',
        Sunday: 'Kwasiada',
        Monday: 'Dwoada',
        Tuesday: 'Benada',
        Wednesday: 'Wukuada',
        Thursday: 'Yawoada',
        Friday: 'Fiada',
        Saturday: 'Memeneda',
        Today: 'Ɛnnɛ',
        Tomorrow: 'Ɔkyena',
        today: 'ɛnnɛ',
        tomorrow: 'ɔkyena',
        on: '',
        at: '',
        to: 'kɔsi',
      },
    },
  },
}
