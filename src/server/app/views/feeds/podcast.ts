import type { SermonFields } from '../../../../lib/contract/media/sermon.ts'
import type { Church } from '../../../../lib/contract/website/church.ts'
import { nameAndTown } from '../../../../lib/site/church-words.ts'
import { feedLanguage } from '../../../../lib/text/language-tags.ts'
import { escapeXml } from '../../../../lib/text/xml.ts'
import { eventTexts } from '../../../../lib/texts/services/events.ts'
import { instantOf } from '../../../../lib/time/instants.ts'
import { contentType } from '../../../platform/files/content-type.ts'

type Podcast = {
  site: URL
  church: Church & { version: number }
  /** The ids of the sermons that have chapters. */
  chaptered?: ReadonlySet<number>
}

/** The sermons as a podcast: RSS 2.0 with an enclosure per item, Apple's tags, which podcast apps need, and chapters of the podcast namespace. */
export function podcastOf(sermons: readonly SermonFields[], { site, church, chaptered }: Podcast): string {
  const absolute = (path: string) => escapeXml(new URL(path, site).href)
  const name = escapeXml(church.name)
  const title = escapeXml(eventTexts.sermons({ church: church.name }))
  const [email] = church.emails
  // Podcast directories write to this address; a church without one is listed by its name alone.
  const address = email ? `<itunes:email>${escapeXml(email.address)}</itunes:email>` : ''
  const items = sermons.map(
    (sermon) => `<item>
<title>${escapeXml(sermon.title)}</title>
<link>${absolute(`/sermons/${sermon.id}`)}</link>
<guid isPermaLink="false">sermon-${sermon.id}@${escapeXml(site.hostname)}</guid>
<pubDate>${instantOf(church.time_zone, sermon.date, '12:00').toUTCString()}</pubDate>
<description>${escapeXml([sermon.scripture, sermon.description].filter(Boolean).join('. '))}</description>
<enclosure url="${absolute(sermon.audio ?? '')}" length="${sermon.media_bytes}" type="${enclosureType(sermon.audio ?? '')}"/>
<itunes:author>${escapeXml(sermon.preacher)}</itunes:author>
<itunes:duration>${sermon.duration_seconds}</itunes:duration>
<itunes:explicit>false</itunes:explicit>${chaptered?.has(sermon.id) ? chaptersTag(absolute(`/sermons/${sermon.id}/chapters`)) : ''}
</item>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:podcast="https://podcastindex.org/namespace/1.0">
<channel>
<title>${title}</title>
<link>${absolute('/sermons')}</link>
<atom:link rel="self" type="application/rss+xml" href="${absolute('/sermons/podcast.xml')}"/>
<description>${escapeXml(eventTexts.sermonsDescription({ church: nameAndTown(church) }))}</description>
<language>${feedLanguage(church)}</language>
<itunes:author>${name}</itunes:author>
<itunes:owner><itunes:name>${name}</itunes:name>${address}</itunes:owner>
<itunes:image href="${absolute(`/icons/podcast.png?v=${church.version}`)}"/>
<image><url>${absolute(`/icons/podcast.png?v=${church.version}`)}</url><title>${title}</title><link>${absolute('/sermons')}</link></image>
<itunes:category text="Religion &amp; Spirituality"><itunes:category text="Christianity"/></itunes:category>
<itunes:explicit>false</itunes:explicit>
<itunes:type>episodic</itunes:type>
${items.join('\n')}
</channel>
</rss>
`
}

/** Directories of podcasts know M4A by the name that Apple gave it. */
const enclosureType = (address: string): string =>
  address.endsWith('.m4a') ? 'audio/x-m4a' : contentType(address)

const chaptersTag = (address: string) =>
  `\n<podcast:chapters url="${address}" type="application/json+chapters"/>`
