import type { ReactNode } from 'react'
import { type Testimony, testimonyCategoryName } from '../../lib/contract/care/testimony.ts'
import { categoryWords } from '../../lib/texts/care/testimony-categories.ts'
import { shownDay } from '../../lib/words/shown-day.ts'
import { staffPartWords } from './messages.ts'
import { ReadDialog } from './ReadDialog.tsx'

type Props = {
  row: Testimony
  title: string
  /** The text of the link to the video. */
  video: ReactNode
  close: () => void
  children?: ReactNode
}

/** A testimony with its picture and its video. */
export function TestimonyDialog({ row, title, video, close, children }: Props) {
  return (
    <ReadDialog
      title={title}
      about={[
        row.user_name || staffPartWords.anonymous,
        categoryWords.name({ name: testimonyCategoryName(row.category) }),
        shownDay(row.created_at),
      ]}
      above={row.image && <img src={row.image} alt="" loading="lazy" />}
      text={row.content}
      close={close}
    >
      {row.video && (
        <p>
          <a href={row.video} target="_blank" rel="noopener">
            {video}
          </a>
        </p>
      )}
      {children}
    </ReadDialog>
  )
}
