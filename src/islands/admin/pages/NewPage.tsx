import { SelectField } from '../../../components/form/ChoiceField.tsx'
import { Field } from '../../../components/form/Field.tsx'
import { Problem } from '../../../components/form/Problem.tsx'
import { SubmitButton } from '../../../components/form/SubmitButton.tsx'
import { useForm } from '../../../components/form/useForm.ts'
import { Dialog } from '../../../components/ui/Dialog.tsx'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { addPage } from '../../../lib/api/page-content.ts'
import { NewPageForm } from '../../../lib/contract/page-editing.ts'
import { useEntryDraft } from '../../staff/useEntryDraft.ts'
import { openPage } from './open-page.ts'
import { menuNames } from './words.ts'

/** Asks for title and address of a new page, and opens it. */
export function NewPage({ close }: { close: () => void }) {
  const { form, errors, problem, busy, submit } = useForm<NewPageForm>({
    shape: NewPageForm,
    send: async (typed) => {
      const page = await addPage(typed)
      words.forget()
      close()
      openPage(page)
    },
    refused: whyRefused,
  })
  const words = useEntryDraft(form, { kind: 'page', entry: undefined })
  return (
    <Dialog title="Add a page" close={close}>
      <form className="grid gap-4" ref={form} onSubmit={submit} noValidate>
        <Field name="title" label="Title" required maxLength={80} errors={errors} />
        <Field
          name="path"
          label="Address"
          hint="Where people find it: /choir, or /about/history"
          required
          maxLength={120}
          autoCapitalize="none"
          errors={errors}
        />
        <SelectField name="menu" label="Menu" errors={errors} required>
          {menuNames.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </SelectField>
        <Field name="lang" label="Language" hint="en, ak, gaa" defaultValue="en" required errors={errors} />
        <input type="hidden" name="under" value="" />
        <Problem said={problem} />
        <p>
          <SubmitButton label="Add page" busyLabel="Adding..." busy={busy} />
        </p>
      </form>
    </Dialog>
  )
}
