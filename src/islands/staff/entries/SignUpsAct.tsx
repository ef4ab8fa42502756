import { lazy, Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { RowAct } from '../../../components/staff/lists/RowAct.tsx'
import type { Id } from '../../../lib/contract/base.ts'
import type { ChurchEvent } from '../../../lib/contract/services/event.ts'

const SignUpsDialog = lazy(() =>
  import('../dialogs/SignUpsDialog.tsx').then((module) => ({ default: module.SignUpsDialog })),
)

/** The fellowship whose leader acts; undefined for the admin. */
type Props = { event: ChurchEvent; fellowship?: Id | undefined }

/** The act of a row that shows who signed up for an event, where members sign up. */
export function SignUpsAct({ event, fellowship }: Props) {
  const [isOpen, setOpen] = useState(false)
  if (!event.takes_signups) return null
  return (
    <>
      <RowAct name="Sign-ups" of={event.title} act={() => setOpen(true)} />
      {isOpen &&
        // Outside the row's menu, which is closed by then.
        createPortal(
          <Suspense fallback={null}>
            <SignUpsDialog event={event} fellowship={fellowship} close={() => setOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  )
}
