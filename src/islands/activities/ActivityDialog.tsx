import { useEffect, useState } from 'react'
import { SelectField } from '../../components/form/ChoiceField.tsx'
import { Field } from '../../components/form/Field.tsx'
import { changeActivity } from '../../lib/api/activities.ts'
import { fellowshipCalls } from '../../lib/api/fellowships.ts'
import { type Activity, ActivityForm } from '../../lib/contract/activity.ts'
import type { Fellowship } from '../../lib/contract/fellowship.ts'
import { typedAs, versionOf } from '../../lib/contract/typed.ts'
import { useMember } from '../../stores/useMember.ts'
import { EditDialog } from '../staff/EditDialog.tsx'

type Props = { activity: Activity; saved: () => void; close: () => void }

const shape = typedAs(ActivityForm, (typed) => ({
  places: typed.places ? Number(typed.places) : null,
  fellowship: typed.fellowship ? Number(typed.fellowship) : null,
  ...versionOf(typed),
}))

/** Edits the number of places of an activity. The church office also sets its fellowship. */
export function ActivityDialog({ activity, saved, close }: Props) {
  const isOffice = useMember()?.role === 'admin'
  const fellowships = useFellowships(isOffice)
  const { slug, title, places, fellowship, version } = activity
  return (
    <EditDialog
      title={title}
      shape={shape}
      save={async (form) => {
        await changeActivity(slug, form)
        saved()
      }}
      saved="Activity updated"
      outdated={saved}
      close={close}
    >
      {({ errors }) => (
        <>
          <Field
            errors={errors}
            name="places"
            label="Places"
            hint="Leave it empty for as many as come. Nobody who has a place loses it."
            type="number"
            inputMode="numeric"
            min={1}
            max={10000}
            step={1}
            defaultValue={places ?? ''}
          />
          {isOffice && fellowships ? (
            <SelectField
              errors={errors}
              name="fellowship"
              label="Fellowship"
              hint="Its leader sees who signed up, and may change the number of places."
              defaultValue={fellowship ?? ''}
            >
              <option value="">None: the church office alone</option>
              {fellowships.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
          ) : (
            <input type="hidden" name="fellowship" value={fellowship ?? ''} />
          )}
          <input type="hidden" name="version" value={version ?? ''} />
        </>
      )}
    </EditDialog>
  )
}

/** The fellowships, loaded for the office only; undefined until then. Without them the fellowship stays unchanged. */
function useFellowships(isOffice: boolean): readonly Fellowship[] | undefined {
  const [found, setFound] = useState<readonly Fellowship[]>()
  useEffect(() => {
    if (isOffice) fellowshipCalls.all().then(({ rows }) => setFound(rows), console.error)
  }, [isOffice])
  return found
}
