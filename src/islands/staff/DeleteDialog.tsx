import { notify } from '../../stores/toasts.ts'
import { Confirm } from './Confirm.tsx'

type Props = {
  /** The kind of the entry, such as `event`, and its name. */
  kind: string
  name: string
  /** What happens to dependent entries. */
  text?: string
  remove: () => Promise<void>
  outdated?: () => void
  close: () => void
}

export function DeleteDialog({ kind, name, text = 'This action cannot be undone.', ...acts }: Props) {
  return (
    <Confirm
      title={`Delete ${name}?`}
      text={`Are you sure you want to delete this ${kind}? ${text}`}
      act="Delete"
      failure={`Failed to delete ${kind}`}
      confirmed={async () => {
        await acts.remove()
        notify.success(`${kind.charAt(0).toUpperCase()}${kind.slice(1)} deleted successfully`)
      }}
      outdated={acts.outdated}
      close={acts.close}
    />
  )
}
