import type { EventFields } from '../../../../lib/contract/services/event.ts'
import type { Church } from '../../../../lib/contract/website/church.ts'
import { feedLanguage } from '../../../../lib/text/language-tags.ts'
import { escapeXml } from '../../../../lib/text/xml.ts'
import { calendarWords } from '../../../../lib/texts/services/days.ts'
import { eventTexts } from '../../../../lib/texts/services/events.ts'
import { formatDay } from '../../../../lib/time/dates.ts'
import { hoursAndEnd } from '../../../../lib/time/event-when.ts'

/** The upcoming events as an RSS 2.0 feed, one item per event. */
export function feedOf(
  events: readonly EventFields[],
  { site, church }: { site: URL; church: Church },
): string {
  const address = (path: string) => escapeXml(new URL(path, site).href)
  const items = events.map(
    (event) => `<item>
<title>${escapeXml(event.title)}</title>
<link>${address(`/events/${event.id}`)}</link>
<guid>${address(`/events/${event.id}`)}</guid>
<category>${escapeXml(event.category)}</category>
<description>${escapeXml(`${whenAndWhere(event)}. ${event.description}`)}</description>
</item>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeXml(eventTexts.feed({ church: church.name }))}</title>
<link>${address('/events')}</link>
<atom:link rel="self" type="application/rss+xml" href="${address('/events.xml')}"/>
<description>${escapeXml(eventTexts.feedDescription({ church: church.name }))}</description>
<language>${feedLanguage(church)}</language>
<ttl>60</ttl>
${items.join('\n')}
</channel>
</rss>
`
}

function whenAndWhere(event: EventFields): string {
  const place = event.is_online ? eventTexts.online : event.location
  const when = calendarWords.day({
    day: `${formatDay(event.date)}${hoursAndEnd(event, formatDay)}`.replace(' · ', ', '),
  })
  return [when, place].filter(Boolean).join(', ')
}
