import { SelectField } from '../../../../components/form/ChoiceField.tsx'
import { Field } from '../../../../components/form/Field.tsx'
import { TickField } from '../../../../components/form/TickField.tsx'
import { call } from '../../../../lib/api/call.ts'
import { changePlan } from '../../../../lib/contract/services/calls/plans.ts'
import { type PlanAnswer, PlanForm, planKinds } from '../../../../lib/contract/services/plan.ts'
import { typedAs } from '../../../../lib/contract/typed.ts'
import type { ActDialog } from '../../../staff/acts/act.ts'
import { EditDialog } from '../../../staff/dialogs/EditDialog.tsx'
import { planWords as words } from './messages.ts'
import { planKindName } from './names.ts'

type Props = ActDialog & { plan: PlanAnswer; show: (plan: PlanAnswer) => void }

/** Title, day, hours, theme, and whether the site shows the public part. */
export function PlanDetails({ plan, show, ...dialog }: Props) {
  const shape = typedAs(PlanForm, (typed) => ({
    kind: plan.is_template ? plan.kind : typed['kind'],
    title: typed['title'],
    day: typed['day'] ?? '',
    start_time: typed['start_time'],
    end_time: typed['end_time'],
    theme: typed['theme'],
    is_public: typed['is_public'] === 'on',
    version: plan.version,
  }))
  return (
    <EditDialog
      {...dialog}
      title={words.editTitle({ name: plan.title })}
      shape={shape}
      save={async (body) => show(await call(changePlan, { id: plan.id, body }))}
      saved={words.saved}
    >
      <Field name="title" label={words.name} defaultValue={plan.title} maxLength={120} required />
      {!plan.is_template && (
        <>
          <SelectField name="kind" label={words.kind} defaultValue={plan.kind} chosen>
            {planKinds.map((kind) => (
              <option key={kind} value={kind}>
                {planKindName(kind)}
              </option>
            ))}
          </SelectField>
          <Field name="day" label={words.day} type="date" defaultValue={plan.day} required />
        </>
      )}
      <Field name="start_time" label={words.begins} type="time" defaultValue={plan.start_time} />
      <Field name="end_time" label={words.ends} type="time" defaultValue={plan.end_time} />
      <Field name="theme" label={words.theme} defaultValue={plan.theme} maxLength={200} />
      {!plan.is_template && (
        <>
          <TickField name="is_public" optional checked={plan.is_public}>
            {words.showOnSite}
          </TickField>
          <p className="hint">{words.showOnSiteHint}</p>
        </>
      )}
    </EditDialog>
  )
}
