import { Field } from '../../../components/form/Field.tsx'
import { StoredFile } from '../../../lib/contract/blocks/field.ts'

type Props = { label: string; name: string; value: unknown; change: (value: StoredFile) => void }

/** A file that visitors download: the name under which they save it. */
export function FileInput({ label, name, value, change }: Props) {
  const read = StoredFile.safeParse(value)
  if (!read.success || !read.data.key) return <p className="hint">{label}: no file</p>
  const file = read.data
  return (
    <Field
      name={name}
      label={`${label}: its name`}
      errors={{}}
      required
      maxLength={120}
      value={file.name}
      onChange={({ currentTarget }) => change({ ...file, name: currentTarget.value })}
    />
  )
}
