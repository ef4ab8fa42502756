import { LongText } from '../../../components/ui/LongText.tsx'
import { useHydrated } from '../../../components/ui/useHydrated.ts'
import { type Testimony, testimonyCategoryName } from '../../../lib/contract/care/testimony.ts'
import { categoryWords } from '../../../lib/texts/care/testimony-categories.ts'
import { calendarWords } from '../../../lib/texts/services/days.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { testimonyWords } from './messages.ts'
import { TestimonyPicture } from './TestimonyPicture.tsx'

type Props = { testimony: Testimony; likes: number; liked: boolean; onLike: () => void }

export function TestimonyCard({ testimony, likes, liked, onLike }: Props) {
  const { title, category, content, video, user_name, created_at, verified, is_approved } = testimony
  const awake = useHydrated()
  return (
    <li className="card post testimony">
      <TestimonyPicture image={testimony.image} category={category} />
      <div>
        <p className="post-meta">
          <b className="text-gold-text">{categoryWords.name({ name: testimonyCategoryName(category) })}</b>
          <time dateTime={created_at}>{calendarWords.day({ day: formatDay(created_at) })}</time>
          {is_approved === false && <span className="badge badge-gold">{testimonyWords.waits}</span>}
        </p>
        <h3>{title}</h3>
        <LongText text={content} about={title} />
        <p className="post-meta">
          <span>{user_name || testimonyWords.aMember}</span>
          {verified && <span className="badge badge-forest">{testimonyWords.verified}</span>}
        </p>
        <div className="post-actions">
          <button className="btn" type="button" aria-pressed={liked} disabled={!awake} onClick={onLike}>
            <svg className="symbol" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M12 20C7 16 3.5 12.8 3.5 8.8A4.3 4.3 0 0 1 12 7.5a4.3 4.3 0 0 1 8.5 1.3C20.5 12.8 17 16 12 20Z" />
            </svg>
            {liked ? testimonyWords.liked : testimonyWords.like}
            <span className="sr-only">: {title}</span>
          </button>
          <span className="text-ink-soft">{testimonyWords.likes({ count: likes })}</span>
          {/^https?:/i.test(video) && (
            <a className="btn btn-quiet" href={video} target="_blank" rel="noopener noreferrer">
              <svg className="symbol" viewBox="0 0 24 24" aria-hidden="true">
                <path d="M8 5.5v13l10.5-6.5Z" />
              </svg>
              {testimonyWords.video({ title })[0]}
              <span className="sr-only">{testimonyWords.video({ title })[1]}</span>
            </a>
          )}
        </div>
      </div>
    </li>
  )
}
