type Props = { name: string; of: string; act: () => void; danger?: boolean; busy?: boolean }

/** A button of a row: `name` is the action, `of` the row's name. */
export function RowAct({ name, of, act, danger = false, busy = false }: Props) {
  return (
    <button
      className={`btn btn-quiet ${danger ? 'text-laterite-text' : ''}`}
      type="button"
      aria-busy={busy || undefined}
      onClick={act}
    >
      {busy && <span className="spinner" aria-hidden="true" />}
      {name}
      <span className="sr-only">: {of}</span>
    </button>
  )
}
