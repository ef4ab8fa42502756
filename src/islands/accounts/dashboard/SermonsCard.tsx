import type { Track } from '../../../lib/browser/playback.ts'
import type { Sermon } from '../../../lib/contract/media/sermon.ts'
import { calendarWords } from '../../../lib/texts/services/days.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { Card } from './Card.tsx'
import { dashboardWords } from './messages.ts'

/** The number of sermons on the dashboard (spec 1 §9). */
const kept = 3

/**
 * Recent Sermons. Watch and Listen are shown only for existing recordings, and open in a new tab (spec 1 §2). Beside them a sound plays in the
 * site's player, which goes on from page to page.
 */
export function SermonsCard({ sermons }: { sermons: Sermon[] | undefined }) {
  const recent = sermons?.slice(0, kept) ?? []
  return (
    <Card
      title={dashboardWords.recentSermons}
      waiting={!sermons}
      more={['/sermons', dashboardWords.allSermons]}
    >
      {recent.length === 0 && <p className="text-ink-soft">{dashboardWords.firstSermon}</p>}
      <ul className="rows">
        {recent.map(({ id, title, speaker, date, video, audio }) => (
          <li key={id}>
            <p className="font-semibold">{title}</p>
            <p className="text-ink-soft">
              {[speaker, date && calendarWords.day({ day: formatDay(date) })].filter(Boolean).join(' · ')}
            </p>
            {(video || audio) && (
              <p className="flex flex-wrap gap-2 pt-2">
                {audio && (
                  <>
                    <a className="btn" href={audio} target="_blank" rel="noreferrer">
                      {dashboardWords.listen({ title })[0]}
                      <span className="sr-only">{dashboardWords.listen({ title })[1]}</span>
                    </a>
                    <button
                      className="btn"
                      type="button"
                      onClick={() => void listen({ id, title, speaker, audio })}
                    >
                      {dashboardWords.playHere({ title })[0]}
                      <span className="sr-only">{dashboardWords.playHere({ title })[1]}</span>
                    </button>
                  </>
                )}
                {video && (
                  <a className="btn" href={video} target="_blank" rel="noreferrer">
                    {dashboardWords.watch({ title })[0]}
                    <span className="sr-only">{dashboardWords.watch({ title })[1]}</span>
                  </a>
                )}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Plays in the site's player, which has Pause and shows what is loading. Its code is loaded with the first sermon. */
async function listen(track: Track): Promise<void> {
  const player = await import('../../media/player/player.ts')
  player.listen(track)
}
