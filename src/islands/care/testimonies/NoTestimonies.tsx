import { testimonyWords } from './messages.ts'
/** The empty state, with a link to the next action. */
export function NoTestimonies({ filtered }: { filtered: boolean }) {
  return (
    <div className="empty">
      <p>{filtered ? testimonyWords.noneFound : testimonyWords.noneYet}</p>
      <p className="flex flex-wrap gap-3">
        {filtered && (
          <a className="btn" href="/testimonies">
            {testimonyWords.showAll}
          </a>
        )}
        <a className="btn" href="/testimonyshare">
          {testimonyWords.share}
        </a>
      </p>
    </div>
  )
}
