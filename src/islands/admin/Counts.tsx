import type { Statistics } from '../../lib/contract/settings/statistics.ts'
import { isUsed } from '../../lib/site/this-church.ts'
import { formatCount } from '../../lib/text/format-count.ts'
import { staffWords } from '../staff/messages.ts'
import { adminWords } from './messages.ts'

const cards = () =>
  [
    [adminWords.totalMembers, 'totalUsers', 'users'],
    [adminWords.sermons, 'totalSermons', 'sermons'],
    [adminWords.testimonies, 'totalTestimonies', 'testimonies', 'testimonies'],
    [adminWords.events, 'totalEvents', 'events'],
    [adminWords.prayerRequests, 'totalPrayerRequests', 'prayer-requests', 'prayers'],
    [adminWords.fellowships, 'fellowships', 'fellowships'],
  ] as const

type Props = { statistics: Statistics | undefined; loading: boolean; reload: () => Promise<void> }

/** Six counts, each with a link to its section (spec 2 §2, Overview). */
export function Counts({ statistics, loading, reload }: Props) {
  if (!statistics && !loading)
    return (
      <div className="empty">
        <p>{adminWords.numbersCouldNotBe}</p>
        <button className="btn" type="button" onClick={() => void reload()}>
          {staffWords.tryAgain}
        </button>
      </div>
    )
  return (
    <ul className="staff-counts md:grid-cols-3">
      {cards()
        .filter(([, , , module]) => !module || isUsed(module))
        .map(([title, count, section]) => (
          <li className="card" key={count}>
            <p className="staff-count" aria-busy={!statistics}>
              {statistics ? formatCount(statistics[count]) : <Spinner />}
            </p>
            <a className="whole-card" href={`#${section}`}>
              {title}
            </a>
          </li>
        ))}
    </ul>
  )
}

/** A spinner with the same height as the number, so that the layout does not shift. */
function Spinner() {
  return (
    <>
      <span className="spinner inline-block align-middle" aria-hidden="true" />
      &nbsp;
    </>
  )
}
