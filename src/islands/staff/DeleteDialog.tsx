import { Confirm } from '../../components/ui/Confirm.tsx'
import { notify } from '../../stores/toasts.ts'
import { isOutdated, tellRefusal } from './refusal.ts'

type Props = {
  /** The kind of the entry, such as `event`, and its name. */
  kind: string
  name: string
  /** What happens to dependent entries. */
  text?: string | undefined
  act?: string | undefined
  remove: () => Promise<void>
  /** Called when the entry has changed since it was loaded, to reload it. */
  outdated?: () => void
  close: () => void
}

/** Confirms a deletion. After a refusal the dialog stays open and shows the reason. */
export function DeleteDialog({ kind, name, text, act = 'Delete', remove, outdated, close }: Props) {
  return (
    <Confirm
      title={`Delete ${name}?`}
      act={act}
      confirm={async () => {
        await remove()
        notify.success(`${capitalised(kind)} deleted successfully`)
      }}
      refused={(error) => {
        if (isOutdated(error)) outdated?.()
        return tellRefusal(error, `Failed to delete ${kind}`)
      }}
      close={close}
    >
      <p>
        Are you sure you want to delete this {kind}? {text ?? 'This action cannot be undone.'}
      </p>
    </Confirm>
  )
}

export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
