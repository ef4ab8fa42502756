import { SelectField } from '../../../components/form/ChoiceField.tsx'
import { Field, LongField } from '../../../components/form/Field.tsx'
import { fellowshipCalls } from '../../../lib/api/fellowships.ts'
import { type Fellowship, FellowshipForm } from '../../../lib/contract/fellowship.ts'
import { linesOf, typedAs, versionOf } from '../../../lib/contract/typed.ts'
import { weekdays } from '../../../lib/contract/weekdays.ts'
import { EditDialog } from '../../staff/EditDialog.tsx'
import type { EditorProps } from './editor.ts'
import { LeaderPicker } from './LeaderPicker.tsx'

const shape = typedAs(FellowshipForm, (typed) => ({
  ...{ name: typed.name, description: typed.description, location: typed.location },
  ...{ meeting_day: typed.meeting_day, meeting_time: typed.meeting_time },
  leader: typed.leader ? Number(typed.leader) : null,
  activities: linesOf(typed.activities),
  ...versionOf(typed),
}))

/** Edits a fellowship and its leader. Choosing a plain member changes that member's role to fellowship leader. */
export function FellowshipEditor({ row, close, changed }: EditorProps<Fellowship>) {
  return (
    <EditDialog
      title={row ? 'Edit fellowship' : 'Add fellowship'}
      shape={shape}
      save={async (form) => {
        await (row ? fellowshipCalls.change(row.id, form) : fellowshipCalls.add(form))
        changed()
      }}
      saved={row ? 'Fellowship updated' : 'Fellowship added'}
      outdated={changed}
      close={close}
    >
      {({ errors }) => (
        <>
          <Field errors={errors} name="name" label="Name" defaultValue={row?.name} maxLength={120} required />
          <LongField
            errors={errors}
            name="description"
            label="Description"
            defaultValue={row?.description}
            maxLength={1000}
          />
          <Field
            errors={errors}
            name="location"
            label="Location"
            defaultValue={row?.location}
            maxLength={200}
          />
          <div className="form-pair">
            <SelectField
              errors={errors}
              name="meeting_day"
              label="Meeting Day"
              defaultValue={row?.meeting_day}
              required
            >
              <option value="">Not set</option>
              {weekdays.map((day) => (
                <option key={day}>{day}</option>
              ))}
            </SelectField>
            <Field
              errors={errors}
              name="meeting_time"
              label="Meeting Time"
              type="time"
              defaultValue={row?.meeting_time}
            />
          </div>
          <LeaderPicker leader={row?.leader_id ?? null} name={row?.leader_name ?? ''} errors={errors} />
          <LongField
            errors={errors}
            name="activities"
            label="Activities"
            hint="One on each line."
            defaultValue={row?.activities.join('\n')}
          />
          <input type="hidden" name="version" value={row?.version ?? ''} />
        </>
      )}
    </EditDialog>
  )
}
