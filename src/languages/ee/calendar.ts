import type { calendarWords } from '../../lib/texts/services/days.ts'
import type { Translation } from '../../lib/words/translation.ts'

/** Names of CLDR 48. */
export const calendar: Translation<typeof calendarWords> = {
  day: {
    draft: {
      names: {
        January: 'dzove',
        February: 'dzodze',
        March: 'tedoxe',
        April: 'afɔfĩe',
        May: 'dame',
        June: 'masa',
        July: 'siamlɔm',
        August: 'deasiamime',
        September: 'anyɔnyɔ',
        October: 'kele',
        November: 'adeɛmekpɔxe',
        December: 'dzome',
        Jan: 'dzove',
        Feb: 'dzodze',
        Mar: 'tedoxe',
        Apr: 'afɔfĩe',
        Jun: 'masa',
        Jul: 'siamlɔm',
        Aug: 'deasiamime',
        Sept: 'anyɔnyɔ',
        Oct: 'kele',
        Nov: 'adeɛmekpɔxe',
        Dec: 'dzome',
        Sunday: 'kɔsiɖa',
        Monday: 'dzoɖa',
        Tuesday: 'blaɖa',
        Wednesday: 'kuɖa',
        Thursday: 'yawoɖa',
        Friday: 'fiɖa',
        Saturday: 'memleɖa',
        Today: 'Egbe',
        today: 'egbe',
        on: '',
        at: '',
        to: 'va ɖo',
        from: 'tso',
        until: 'va se ɖe',
      },
    },
  },
}
