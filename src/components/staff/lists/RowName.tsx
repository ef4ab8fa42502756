import { createContext, type ReactNode, useContext } from 'react'
import { staffPartWords } from '../messages.ts'
import { excerptOf } from '../person-words.ts'

/** How a row is opened: `href` is its address, where it has one. */
export type RowOpening = { open: () => void; href?: string | undefined }

/** How the row is opened in whose cells a component is; undefined where rows are not opened. */
export const RowOpener = createContext<RowOpening | undefined>(undefined)

/** The name of a row, as a link that opens the row. */
export function RowName({ children }: { children: ReactNode }) {
  const opening = useContext(RowOpener)
  if (!opening) return <strong>{children}</strong>
  const { open, href } = opening
  if (href)
    return (
      <a className="row-name" href={href}>
        {children}
      </a>
    )
  return (
    <button className="row-name" type="button" onClick={open}>
      {children}
    </button>
  )
}

/** The beginning of a long text; what is left out is a press away, where the row is opened. */
export function RowText({ text, length }: { text: string; length: number }) {
  const opening = useContext(RowOpener)
  const shown = excerptOf(text, length)
  if (shown === text || !opening) return <span className="row-text">{shown}</span>
  return (
    <span className="row-text">
      {shown}{' '}
      <button className="row-text-more" type="button" onClick={opening.open}>
        {staffPartWords.moreText}
      </button>
    </span>
  )
}
