import type { SermonFields } from '../../../../lib/contract/media/sermon.ts'
import type { Church } from '../../../../lib/contract/website/church.ts'

/** A sermon as schema.org data for search engines: VideoObject or AudioObject. */
export function sermonData(sermon: SermonFields, { site, church }: { site: URL; church: Church }) {
  const { id, title, description, preacher, date, audio, video, thumbnail, duration_seconds } = sermon
  const absolute = (path: string) => new URL(path, site).href
  const url = absolute(`/sermons/${id}`)
  return {
    '@type': video ? 'VideoObject' : 'AudioObject',
    name: title,
    description,
    url,
    uploadDate: `${date}T00:00:00Z`,
    thumbnailUrl: absolute(thumbnail ?? '/og/sermons.png'),
    ...(duration_seconds > 0 && { duration: `PT${duration_seconds}S` }),
    ...((video ?? audio) && { contentUrl: absolute(video ?? audio ?? '') }),
    author: { '@type': 'Person', name: preacher },
    publisher: { '@type': 'Church', name: church.name, url: site.href },
  }
}
