import type { Sermon } from '../../lib/contract/sermon.ts'
import { formatDay } from '../../lib/dates.ts'
import { Card } from './Card.tsx'

/** The number of sermons on the dashboard (spec 1 §9). */
const kept = 3

/** Recent Sermons. Watch and Listen are shown only for existing recordings (spec 1 §2). */
export function SermonsCard({ sermons }: { sermons: Sermon[] | undefined }) {
  const recent = sermons?.slice(0, kept) ?? []
  return (
    <Card title="Recent Sermons" waiting={!sermons} more={['/sermons', 'View All Sermons']}>
      {recent.length === 0 && <p className="text-ink-soft">The first sermon will stand here.</p>}
      <ul className="rows">
        {recent.map(({ id, title, speaker, created_at, video, audio }) => (
          <li key={id}>
            <p className="font-semibold">{title}</p>
            <p className="text-ink-soft">
              {[speaker, created_at && formatDay(created_at)].filter(Boolean).join(' · ')}
            </p>
            {(video || audio) && (
              <p className="flex flex-wrap gap-2 pt-2">
                {video && <MediaLink act="Watch" href={video} title={title} />}
                {audio && <MediaLink act="Listen" href={audio} title={title} />}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function MediaLink({ act, href, title }: { act: string; href: string; title: string }) {
  return (
    <a className="btn" href={href} target="_blank" rel="noreferrer">
      {act}
      <span className="sr-only"> {title} (opens in a new tab)</span>
    </a>
  )
}
