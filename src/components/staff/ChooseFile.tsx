import { useId } from 'react'

type Props = {
  label: string
  hint: string
  /** Said while `busy`. */
  moment: string
  busy: boolean
  choose: (file: File) => void
}

/** A card that takes a list as CSV or XLSX. The same file can be chosen twice. */
export function ChooseFile({ label, hint, moment, busy, choose }: Props) {
  const id = useId()
  return (
    <div className="card grid gap-3 p-4">
      <label htmlFor={id}>{label}</label>
      <input
        className="input"
        id={id}
        type="file"
        accept=".csv,.txt,.tsv,.xlsx"
        disabled={busy}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file) choose(file)
        }}
      />
      <p className="hint">{hint}</p>
      {busy && (
        <p className="flex items-center gap-3" role="status">
          <span className="spinner" aria-hidden="true" /> {moment}
        </p>
      )}
    </div>
  )
}
