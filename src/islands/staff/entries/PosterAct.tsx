import { useState } from 'react'
import { createPortal } from 'react-dom'
import { RowAct } from '../../../components/staff/lists/RowAct.tsx'
import type { Id } from '../../../lib/contract/base.ts'
import type { ChurchEvent } from '../../../lib/contract/services/event.ts'
import { PosterDialog } from '../dialogs/PosterDialog.tsx'

type Props = {
  event: ChurchEvent
  /** The fellowship whose leader acts; undefined for the admin. */
  fellowship?: Id | undefined
  changed: (event: ChurchEvent) => void
}

/** The act of a row that opens the poster of an event. */
export function PosterAct(props: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <RowAct name="Poster…" of={props.event.title} act={() => setOpen(true)} />
      {isOpen &&
        // Outside the row's menu, which is closed by then.
        createPortal(<PosterDialog {...props} close={() => setOpen(false)} />, document.body)}
    </>
  )
}
