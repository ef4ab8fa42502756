import type { ReactNode } from 'react'
import { Dialog } from '../ui/Dialog.tsx'

type Props = {
  title: string
  /** Author, date and the like. */
  about: readonly (string | false)[]
  /** Between them and the text. */
  above?: ReactNode
  text: string
  close: () => void
  children?: ReactNode
}

/** Shows what somebody wrote; the children are what can be done with it. */
export function ReadDialog({ title, about, above, text, close, children }: Props) {
  return (
    <Dialog title={title} close={close}>
      <div className="grid gap-4">
        <p className="text-ink-soft">{about.filter(Boolean).join(' · ')}</p>
        {above}
        <p className="whitespace-pre-line">{text}</p>
        {children}
      </div>
    </Dialog>
  )
}
