import type { calendarWords } from '../../lib/texts/services/days.ts'
import type { Translation } from '../../lib/words/translation.ts'

/** Names of CLDR 48. */
export const calendar: Translation<typeof calendarWords> = {
  day: {
    draft: {
      names: {
        January: 'Aharabata',
        February: 'Oflɔ',
        March: 'Otsokrikri',
        April: 'Abɛibe',
        May: 'Agbiɛnaa',
        June: 'Otukwajaŋ',
        July: 'Maawɛ',
        August: 'Manyawale',
        September: 'Gbo',
        October: 'Antɔŋ',
        November: 'Alemle',
        December: 'Afuabe',
        Jan: 'Aharabata',
        Feb: 'Oflɔ',
        Mar: 'Otsokrikri',
        Apr: 'Abɛibe',
        Jun: 'Otukwajaŋ',
        Jul: 'Maawɛ',
        Aug: 'Manyawale',
        Sept: 'Gbo',
        Oct: 'Antɔŋ',
        Nov: 'Alemle',
        Dec: 'Afuabe',
        Sunday: 'Hɔgbaa',
        Monday: 'Ju',
        Tuesday: 'Jufɔ',
        Wednesday: 'Shɔ',
        Thursday: 'Soo',
        Friday: 'Sohaa',
        Saturday: 'Hɔɔ',
        mins: 'minitii',
      },
    },
  },
}
