type Props = {
  name: string
  of: string
  /** What a press does, or the address of a page. */
  act: (() => void) | string
  danger?: boolean
  busy?: boolean
  look?: 'plain' | 'primary' | undefined
}

const looks = { quiet: 'btn btn-quiet', plain: 'btn', primary: 'btn btn-primary' }

/** A button of a row: `name` is the action, `of` the row's name. */
export function RowAct({ name, of, act, danger = false, busy = false, look }: Props) {
  const words = (
    <>
      {name}
      <span className="sr-only">: {of}</span>
    </>
  )
  const className = looks[look ?? 'quiet']
  if (typeof act === 'string')
    return (
      <a className={className} href={act}>
        {words}
      </a>
    )
  return (
    <button
      className={`${className} ${danger ? 'text-laterite-text' : ''}`}
      type="button"
      aria-busy={busy || undefined}
      onClick={act}
    >
      {busy && <span className="spinner" aria-hidden="true" />}
      {words}
    </button>
  )
}
