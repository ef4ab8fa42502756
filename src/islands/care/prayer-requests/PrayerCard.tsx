import { LongText } from '../../../components/ui/LongText.tsx'
import type { PrayerRequest } from '../../../lib/contract/care/prayer-request.ts'
import { calendarWords } from '../../../lib/texts/services/days.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { prayerWords } from './messages.ts'

type Props = {
  request: PrayerRequest
  prayers: number
  prayed: boolean
  /** Undefined until hydration: a click before that would be lost. */
  onPray: (() => void) | undefined
  /** Undefined if the user may not mark the request as answered. */
  onAnswered: (() => void) | undefined
}

/** Only the author, or staff, may mark a request as answered (spec 1 §6; docs/specification/settled.md). */
export function PrayerCard({ request, prayers, prayed, onPray, onAnswered }: Props) {
  const { id, title, description, created_at, user_name, is_private, is_answered } = request
  return (
    <li className="card post">
      <p className="post-meta">
        <time dateTime={created_at}>{calendarWords.day({ day: formatDay(created_at) })}</time>
        <span>{user_name || prayerWords.anonymous}</span>
        {is_answered && <span className="badge badge-forest">{prayerWords.isAnswered}</span>}
        {is_private && <span className="badge badge-indigo">{prayerWords.isPrivate}</span>}
      </p>
      <h3 id={`prayer-${id}`} tabIndex={-1}>
        {title}
      </h3>
      <LongText text={description} about={title} />
      {is_private && <p className="hint">{prayerWords.privateHint}</p>}
      <div className="post-actions">
        <button className="btn" type="button" aria-pressed={prayed} disabled={!onPray} onClick={onPray}>
          <svg className="symbol" aria-hidden="true">
            <use href="#symbol-hands" />
          </svg>
          {prayed ? prayerWords.prayed : prayerWords.pray}
          <span className="sr-only">: {title}</span>
        </button>
        <span className="text-ink-soft">{prayerWords.prayers({ count: prayers })}</span>
        {!is_answered && onAnswered && (
          <button className="btn btn-quiet" type="button" onClick={onAnswered}>
            {prayerWords.markAnswered}
            <span className="sr-only">: {title}</span>
          </button>
        )}
      </div>
    </li>
  )
}
