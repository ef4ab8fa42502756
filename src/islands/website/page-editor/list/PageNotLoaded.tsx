import { staffWords } from '../../../staff/messages.ts'
import { postEditorWords } from '../messages.ts'
import { listPageWords } from './messages.ts'

type Props = {
  again: () => void
  close: () => void
  isPost?: boolean
  /** The words of the way back. */
  back?: string | undefined
}

/** Stands in place of a page that could not be loaded. */
export function PageNotLoaded({ again, close, isPost = false, back = listPageWords.allPages }: Props) {
  return (
    <div className="empty">
      <p>{isPost ? postEditorWords.mayBeDeleted : listPageWords.thisPageCouldNot}</p>
      <p className="flex flex-wrap justify-center gap-3">
        <button className="btn" type="button" onClick={again}>
          {staffWords.tryAgain}
        </button>
        <button className="btn btn-quiet" type="button" onClick={close}>
          {back}
        </button>
      </p>
    </div>
  )
}
