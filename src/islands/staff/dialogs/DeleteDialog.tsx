import type { ReactNode } from 'react'
import { Confirm } from '../../../components/ui/Confirm.tsx'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { binDays } from '../../../lib/contract/settings/trash.ts'
import { trashTexts } from '../../../lib/texts/settings/trash.ts'
import { notify } from '../../../stores/toasts.ts'
import { notifyWithUndo } from '../../../stores/undo-toast.ts'
import { crudWords } from '../messages.ts'
import { isOutdated, tellRefusal } from '../refusal.ts'

type Props = {
  /** The kind of the entry, such as `event`, and its name. */
  kind: string
  name: string
  /** The consequence for dependent entries. */
  text?: string | undefined
  ask?: ReactNode
  canUndo?: (() => boolean) | undefined
  act?: string | undefined
  remove: () => Promise<void>
  /** Puts it back, where the bin keeps it. */
  restore?: (() => Promise<void>) | undefined
  /** Called when the entry has changed since it was loaded, to reload it. */
  outdated?: () => void
  close: () => void
}

/** Confirms a deletion. After a refusal the dialog stays open and shows the reason. */
export function DeleteDialog({
  kind,
  name,
  text,
  ask,
  canUndo,
  act = crudWords.remove,
  remove,
  restore,
  outdated,
  close,
}: Props) {
  // The specification has the sentence for a user (spec 2 §5).
  const isUser = kind === 'user'
  return (
    <Confirm
      title={crudWords.removeQuestion({ name })}
      act={act}
      confirm={async () => {
        await remove()
        const toast = crudWords.removed({ kind: capitalised(kindName(kind)) })
        if (restore && (canUndo?.() ?? true)) notifyWithUndo(toast, () => void undo(restore))
        else notify.success(toast)
      }}
      refused={(error) => {
        if (isOutdated(error)) outdated?.()
        return tellRefusal(error, crudWords.notRemoved({ kind: kindName(kind) }))
      }}
      close={close}
    >
      <p>
        {crudWords.sure({ kind: kindName(kind) })} {text && `${text} `}
        {restore && !isUser ? trashTexts.kept({ days: binDays }) : crudWords.forGood}
      </p>
      {ask}
      {isUser && restore && (
        <p>
          {trashTexts.keptUser({ days: binDays })} {trashTexts.erased}
        </p>
      )}
    </Confirm>
  )
}

/** Shows the result, since the dialog is closed by then. */
async function undo(restore: () => Promise<void>): Promise<void> {
  try {
    await restore()
    notify.success(trashTexts.restored)
  } catch (error) {
    notify.error(whyRefused(error))
  }
}

/** A kind of entry, such as `event`, as its reader names it. */
export const kindName = (kind: string): string => crudWords.kind({ kind })

export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
