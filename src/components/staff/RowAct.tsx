type Props = { name: string; of: string; act: () => void; danger?: boolean }

/** A button of a row: what it does, and to what. */
export function RowAct({ name, of, act, danger = false }: Props) {
  return (
    <button className={`btn btn-quiet ${danger ? 'text-laterite-text' : ''}`} type="button" onClick={act}>
      {name}
      <span className="sr-only">: {of}</span>
    </button>
  )
}
