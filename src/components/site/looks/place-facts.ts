import type { Church } from '../../../lib/contract/website/church.ts'
import { calendarWords } from '../../../lib/texts/services/days.ts'
import { formatHour } from '../../../lib/time/hours.ts'
import { partWords } from '../words/messages.ts'

type Fact = { question: string; answer: string; link: string }

/** Where the church is found, from its settings; `link` is that of a map, or ''. */
export const placeFacts = ({ places }: Pick<Church, 'places'>): Fact[] =>
  places.map(({ label, street, town, region, directions, map_url }) => ({
    question: label || partWords.whereWeAre,
    answer: [street, town, region === town ? '' : region, directions].filter(Boolean).join(', '),
    link: map_url,
  }))

/** What the settings say of the office: places, hours, and who is there. */
export const officeFacts = (church: Pick<Church, 'places' | 'office_hours' | 'officers'>): Fact[] => [
  ...placeFacts(church),
  ...church.office_hours.map(({ day, opens, closes, note }) => ({
    question: partWords.openOn({ day: calendarWords.day({ day }) }),
    answer: [calendarWords.day({ day: `${formatHour(opens)} to ${formatHour(closes)}` }), note]
      .filter(Boolean)
      .join(', '),
    link: '',
  })),
  ...church.officers.map(({ role, name }) => ({ question: role, answer: name, link: '' })),
]
