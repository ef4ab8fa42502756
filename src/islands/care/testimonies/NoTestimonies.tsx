/** The empty state, with a link to the next action. */
export function NoTestimonies({ filtered }: { filtered: boolean }) {
  return (
    <div className="empty">
      <p>
        {filtered
          ? 'No testimony here tells of that yet.'
          : 'Nobody has shared a testimony yet. Yours could be the first.'}
      </p>
      <p className="flex flex-wrap gap-3">
        {filtered && (
          <a className="btn" href="/testimonies">
            Show all testimonies
          </a>
        )}
        <a className="btn" href="/testimonyshare">
          Share your testimony
        </a>
      </p>
    </div>
  )
}
