type Props = { again: () => void; close: () => void }

/** Stands in place of a page that could not be loaded. */
export function PageNotLoaded({ again, close }: Props) {
  return (
    <div className="empty">
      <p>This page could not be loaded. It may have been deleted.</p>
      <p className="flex flex-wrap justify-center gap-3">
        <button className="btn" type="button" onClick={again}>
          Try again
        </button>
        <button className="btn btn-quiet" type="button" onClick={close}>
          All pages
        </button>
      </p>
    </div>
  )
}
