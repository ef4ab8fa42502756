import { Field } from '../../../components/form/Field.tsx'
import { Picture } from '../../../lib/contract/blocks/field.ts'

type Props = { label: string; name: string; value: unknown; change: (value: Picture) => void }

const none: Picture = { key: '', description: '', decoration: false, width: 0, height: 0 }

/** A picture with its description, or the word that it needs none. */
export function PictureInput({ label, name, value, change }: Props) {
  const read = Picture.safeParse(value)
  const picture = read.success ? read.data : none
  return (
    <fieldset className="grid gap-3">
      <legend className="label">{label}</legend>
      {picture.key ? (
        <>
          <p>
            <button className="btn" type="button" onClick={() => change(none)}>
              Remove the picture
            </button>
          </p>
          <Field
            name={`${name}-description`}
            label="What the picture shows"
            hint="For people who do not see it"
            errors={{}}
            required={!picture.decoration}
            maxLength={300}
            value={picture.description}
            onChange={({ currentTarget }) => change({ ...picture, description: currentTarget.value })}
          />
          <label className="choice">
            <input
              type="checkbox"
              checked={picture.decoration}
              onChange={({ currentTarget }) => change({ ...picture, decoration: currentTarget.checked })}
            />
            It is a decoration and needs no description
          </label>
        </>
      ) : (
        <p className="hint">No picture</p>
      )}
    </fieldset>
  )
}
