import { Field } from '../../../../components/form/Field.tsx'
import { Picture } from '../../../../lib/contract/website/blocks/field.ts'
import { inputWords } from './messages.ts'
import { usePictureUpload } from './usePictureUpload.ts'

type Props = {
  label: string
  name: string
  /** Width by height, as the page shows it; 0 for any. */
  shape: number
  value: unknown
  change: (value: Picture) => void
}

const none: Picture = { key: '', description: '', decoration: false, width: 0, height: 0 }

/** A picture with its description, or the word that it needs none. It is turned, cut and uploaded when it is chosen. */
export function PictureInput({ label, name, shape, value, change }: Props) {
  const read = Picture.safeParse(value)
  const picture = read.success ? read.data : none
  const { cutting, busy, status, again, pick, cutAgain, use, closeDialog } = usePictureUpload(
    picture.key,
    (stored) => change({ ...picture, ...stored }),
  )
  return (
    <fieldset className="grid gap-3" id={name}>
      <legend className="label">{label}</legend>
      {picture.key && (
        <img
          className="h-auto max-w-60"
          src={`/media/${picture.key}`}
          alt={picture.description || inputWords.chosenPicture}
          width={picture.width || undefined}
          height={picture.height || undefined}
        />
      )}
      <p className="flex flex-wrap gap-3">
        <label className="btn">
          {picture.key ? inputWords.chooseAnotherPicture : inputWords.uploadPicture}
          <input
            className="sr-only"
            type="file"
            accept="image/*"
            aria-describedby={`${name}-status`}
            disabled={busy}
            onChange={pick}
          />
        </label>
        {picture.key && (
          <>
            <button className="btn btn-quiet" type="button" disabled={busy} onClick={cutAgain}>
              {inputWords.turnAndCrop}
            </button>
            <button className="btn btn-quiet" type="button" onClick={() => change(none)}>
              {inputWords.removePicture}
            </button>
          </>
        )}
        {again && (
          <button className="btn" type="button" onClick={again}>
            {inputWords.sendItAgain}
          </button>
        )}
      </p>
      <p className="hint" id={`${name}-status`} role="status">
        {status || inputWords.photographOfYourTelephone}
      </p>
      {picture.key && <Description picture={picture} name={name} change={change} />}
      {cutting && (
        <cutting.CropDialog
          image={cutting.image}
          type={cutting.type}
          shape={shape}
          use={use}
          close={closeDialog}
        />
      )}
    </fieldset>
  )
}

type DescriptionProps = { picture: Picture; name: string; change: Props['change'] }

function Description({ picture, name, change }: DescriptionProps) {
  return (
    <>
      <Field
        name={`${name}-description`}
        label={inputWords.whatPictureShows}
        hint={inputWords.forPeopleWhoDo}
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
        {inputWords.itIsDecorationAnd}
      </label>
    </>
  )
}
