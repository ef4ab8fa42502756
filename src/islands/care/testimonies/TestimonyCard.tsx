import { LongText } from '../../../components/ui/LongText.tsx'
import { useHydrated } from '../../../components/ui/useHydrated.ts'
import { type Testimony, testimonyCategoryName } from '../../../lib/contract/care/testimony.ts'
import { formatDay } from '../../../lib/time/dates.ts'
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
          <b className="text-gold-text">{testimonyCategoryName(category)}</b>
          <time dateTime={created_at}>{formatDay(created_at)}</time>
          {is_approved === false && <span className="badge badge-gold">Waiting for approval</span>}
        </p>
        <h3>{title}</h3>
        <LongText text={content} about={title} />
        <p className="post-meta">
          <span>{user_name || 'A member of the church'}</span>
          {verified && <span className="badge badge-forest">✓ Verified</span>}
        </p>
        <div className="post-actions">
          <button className="btn" type="button" aria-pressed={liked} disabled={!awake} onClick={onLike}>
            <svg className="symbol" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M12 20C7 16 3.5 12.8 3.5 8.8A4.3 4.3 0 0 1 12 7.5a4.3 4.3 0 0 1 8.5 1.3C20.5 12.8 17 16 12 20Z" />
            </svg>
            {liked ? 'Liked' : 'Like'}
            <span className="sr-only">: {title}</span>
          </button>
          <span className="text-ink-soft">
            {likes} {likes === 1 ? 'like' : 'likes'}
          </span>
          {/^https?:/i.test(video) && (
            <a className="btn btn-quiet" href={video} target="_blank" rel="noopener noreferrer">
              <svg className="symbol" viewBox="0 0 24 24" aria-hidden="true">
                <path d="M8 5.5v13l10.5-6.5Z" />
              </svg>
              Video<span className="sr-only"> of {title}, in a new tab</span>
            </a>
          )}
        </div>
      </div>
    </li>
  )
}
