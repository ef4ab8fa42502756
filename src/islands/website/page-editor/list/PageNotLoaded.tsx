import { staffWords } from '../../../staff/messages.ts'
import { listPageWords } from './messages.ts'

type Props = { again: () => void; close: () => void }

/** Stands in place of a page that could not be loaded. */
export function PageNotLoaded({ again, close }: Props) {
  return (
    <div className="empty">
      <p>{listPageWords.thisPageCouldNot}</p>
      <p className="flex flex-wrap justify-center gap-3">
        <button className="btn" type="button" onClick={again}>
          {staffWords.tryAgain}
        </button>
        <button className="btn btn-quiet" type="button" onClick={close}>
          {listPageWords.allPages}
        </button>
      </p>
    </div>
  )
}
