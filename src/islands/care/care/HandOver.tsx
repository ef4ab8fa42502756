import { NameSearch } from '../../../components/staff/lists/NameSearch.tsx'
import { Dialog } from '../../../components/ui/Dialog.tsx'
import { findHelpers } from '../../../lib/api/care/care.ts'
import type { HelperAnswer } from '../../../lib/contract/care/care.ts'
import { useAct } from '../../../stores/useAct.ts'
import { careWords } from './messages.ts'

type Props = {
  title: string
  /** Hands it to an account. Throws ApiError. */
  hand: (account: number) => Promise<void>
  close: () => void
}

/** Chooses who is responsible from now on. */
export function HandOver({ title, hand, close }: Props) {
  const [busy, act] = useAct()
  async function choose({ id, name }: HelperAnswer): Promise<boolean> {
    const done = await act(() => hand(id), careWords.assignedToName({ name }))
    if (done) close()
    return done
  }
  return (
    <Dialog title={title} close={close}>
      <div className="field">
        <NameSearch
          id="helper"
          label={careWords.assign}
          placeholder={careWords.typeTwoLettersName}
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
