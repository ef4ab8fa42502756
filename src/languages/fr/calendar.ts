import type { calendarWords } from '../../lib/texts/services/days.ts'
import type { Translation } from '../../lib/words/translation.ts'

/** Names of CLDR 48. */
export const calendar: Translation<typeof calendarWords> = {
  day: {
    draft: {
      names: {
        January: 'janvier',
        February: 'février',
        March: 'mars',
        April: 'avril',
        May: 'mai',
        June: 'juin',
        July: 'juillet',
        August: 'août',
        September: 'septembre',
        October: 'octobre',
        November: 'novembre',
        December: 'décembre',
        Jan: 'janv.',
        Feb: 'févr.',
        Mar: 'mars',
        Apr: 'avr.',
        Jun: 'juin',
        Jul: 'juil.',
        Aug: 'août',
        Sept: 'sept.',
        Oct: 'oct.',
        Nov: 'nov.',
        Dec: 'déc.',
        Sunday: 'dimanche',
        Monday: 'lundi',
        Tuesday: 'mardi',
        Wednesday: 'mercredi',
        Thursday: 'jeudi',
        Friday: 'vendredi',
        Saturday: 'samedi',
        Today: 'Aujourd’hui',
        Tomorrow: 'Demain',
        today: 'aujourd’hui',
        tomorrow: 'demain',
        on: 'le',
        at: 'à',
        to: 'à',
      },
    },
  },
}
