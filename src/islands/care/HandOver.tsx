import { useState } from 'react'
import { NameSearch } from '../../components/staff/NameSearch.tsx'
import { Dialog } from '../../components/ui/Dialog.tsx'
import { whyRefused } from '../../lib/api/api-error.ts'
import { findHelpers } from '../../lib/api/care.ts'
import type { HelperAnswer } from '../../lib/contract/care.ts'
import { notify } from '../../stores/toasts.ts'

type Props = {
  title: string
  /** Hands it to an account. Throws ApiError. */
  hand: (account: number) => Promise<void>
  close: () => void
}

/** Chooses who is responsible from now on. */
export function HandOver({ title, hand, close }: Props) {
  const [busy, setBusy] = useState(false)
  async function choose({ id, name }: HelperAnswer): Promise<boolean> {
    setBusy(true)
    try {
      await hand(id)
      notify.success(`${name} is responsible now`)
      close()
      return true
    } catch (error) {
      notify.error(whyRefused(error))
      return false
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog title={title} close={close}>
      <div className="field">
        <NameSearch
          id="helper"
          label="Who is responsible from now on?"
          placeholder="Type two letters of the name"
          busy={busy}
          find={findHelpers}
          labelOf={labelOf}
          choose={choose}
        />
      </div>
    </Dialog>
  )
}

export const labelOf = ({ name, what }: HelperAnswer): string => [name, what].filter(Boolean).join(', ')
