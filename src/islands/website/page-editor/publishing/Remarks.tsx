import type { PageRemark } from '../../../../lib/contract/website/page-editing.ts'
import type { Spot } from '../blocks/spot.ts'

type Props = {
  title?: string
  remarks: readonly PageRemark[]
  isError?: boolean
  /** Opens the field that a remark is about. */
  show: (spot: Spot) => void
}

/** What is missing or may be wrong; a press leads to its field. */
export function Remarks({ title, remarks, isError = false, show }: Props) {
  if (remarks.length === 0) return null
  return (
    <div className={`notice ${isError ? 'notice-error' : ''} grid gap-2`}>
      {title && <p>{title}</p>}
      <ul className="grid gap-1">
        {remarks.map(({ block, field, label, words }) => (
          <li key={`${block} ${field} ${words}`}>
            <button className="more text-start" type="button" onClick={() => show({ block, field })}>
              <span>
                <strong>{label}</strong>: {words}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
