import { call } from '../../../../lib/api/call.ts'
import { changeForm } from '../../../../lib/contract/services/calls/forms.ts'
import { type FormAnswer, FormForm } from '../../../../lib/contract/services/form.ts'
import type { ActDialog } from '../../../staff/acts/act.ts'
import { FieldsDialog } from '../../../staff/entries/FieldsDialog.tsx'
import { formDeskWords as words } from './messages.ts'

type Props = ActDialog & { form: FormAnswer; show: (form: FormAnswer) => void }

/** All of a form but its questions. */
export const FormSettings = ({ form, show, ...dialog }: Props) => (
  <FieldsDialog
    {...dialog}
    title={words.settings}
    schema={FormForm}
    row={form}
    read={() => ({ questions: form.questions })}
    fields={[
      { name: 'title', label: words.name, maxLength: 120, required: true },
      { name: 'slug', label: words.slug, hint: words.slugHint, maxLength: 60, required: true },
      { kind: 'long', name: 'about', label: words.about, maxLength: 4000 },
      { kind: 'long', name: 'thanks', label: words.thanks, hint: words.thanksHint, maxLength: 1000 },
      [
        { kind: 'date', name: 'opens_on', label: words.opens },
        { kind: 'date', name: 'closes_on', label: words.closes },
      ],
      [
        { kind: 'number', name: 'places', label: words.places, hint: words.placesHint, maxLength: 6 },
        {
          kind: 'number',
          name: 'keep_days',
          label: words.keepDays,
          hint: words.keepHint,
          maxLength: 4,
          required: true,
        },
      ],
      [
        { kind: 'tick', name: 'has_waiting', label: words.hasWaiting },
        { kind: 'tick', name: 'is_once', label: words.isOnce },
        { kind: 'tick', name: 'is_nameless', label: words.isNameless },
        { kind: 'tick', name: 'confirms_mail', label: words.confirmsMail },
        { kind: 'tick', name: 'confirms_text', label: words.confirmsText },
      ],
    ]}
    save={async (body) => show(await call(changeForm, { id: form.id, body }))}
    saved={words.saved}
  />
)
