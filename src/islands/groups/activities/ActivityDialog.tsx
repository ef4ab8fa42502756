import { Field } from '../../../components/form/Field.tsx'
import { call } from '../../../lib/api/call.ts'
import type { Activity } from '../../../lib/contract/groups/activity.ts'
import { ActivityForm } from '../../../lib/contract/groups/activity.ts'
import { changeActivity } from '../../../lib/contract/groups/calls/activities.ts'
import { typedAs, versionOf } from '../../../lib/contract/typed.ts'
import { useMember } from '../../../stores/useMember.ts'
import { EditDialog } from '../../staff/dialogs/EditDialog.tsx'
import { FellowshipSelect } from '../../staff/entries/FellowshipSelect.tsx'
import { activityWords } from './messages.ts'

type Props = { activity: Activity; saved: () => void; close: () => void }

const shape = typedAs(ActivityForm, (typed) => ({
  places: typed.places ? Number(typed.places) : null,
  fellowship: typed.fellowship ? Number(typed.fellowship) : null,
  ...versionOf(typed),
}))

/** Edits the number of places of an activity. The church office also sets its fellowship. */
export function ActivityDialog({ activity, saved, close }: Props) {
  const isOffice = useMember()?.role === 'admin'
  const { slug, title, places, fellowship, version } = activity
  return (
    <EditDialog
      title={title}
      shape={shape}
      save={async (form) => {
        await call(changeActivity, { activity: slug, body: form })
        saved()
      }}
      saved={activityWords.updated}
      outdated={saved}
      close={close}
    >
      <Field
        name="places"
        label={activityWords.places}
        hint={activityWords.placesHint}
        type="number"
        inputMode="numeric"
        min={1}
        max={10000}
        step={1}
        defaultValue={places ?? ''}
      />
      {isOffice ? (
        <FellowshipSelect
          label={activityWords.fellowship}
          hint={activityWords.fellowshipHint}
          none={activityWords.noFellowship}
          chosen={fellowship}
        />
      ) : (
        <input type="hidden" name="fellowship" value={fellowship ?? ''} />
      )}
      <input type="hidden" name="version" value={version ?? ''} />
    </EditDialog>
  )
}
