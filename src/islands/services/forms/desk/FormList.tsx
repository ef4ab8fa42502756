import { useState } from 'react'
import { SelectField } from '../../../../components/form/ChoiceField.tsx'
import { useHashWord, writeHashWords } from '../../../../components/staff/useHash.ts'
import { useHydrated } from '../../../../components/ui/useHydrated.ts'
import { call } from '../../../../lib/api/call.ts'
import { addForm, addFormOfTemplate, listForms } from '../../../../lib/contract/services/calls/forms.ts'
import { formTemplates } from '../../../../lib/contract/services/form.ts'
import { EditDialog } from '../../../staff/dialogs/EditDialog.tsx'
import { useLoaded, useOnOpen } from '../../../staff/useLoaded.ts'
import { ChosenTemplate } from './chosen-template.ts'
import { FormFacts } from './FormFacts.tsx'
import { FormPage } from './FormPage.tsx'
import { mayMakeForms } from './may-make.ts'
import { formDeskWords as words } from './messages.ts'

const load = () => call(listForms)
const open = (id: number) => writeHashWords({ form: String(id) })

/** The forms that the caller changes or reads, or the one that is open. */
export function FormList() {
  const id = Number(useHashWord('form'))
  return id > 0 ? <FormPage id={id} key={id} /> : <All />
}

function All() {
  const { data: forms, reload } = useOnOpen(useLoaded(load, words.notLoaded))
  const [isAdding, setAdding] = useState(false)
  // The server, which renders the section, too, knows no account.
  const mayMake = useHydrated() && mayMakeForms()
  const add = mayMake && (
    <button className="btn btn-primary" type="button" onClick={() => setAdding(true)}>
      {words.addForm}
    </button>
  )
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="staff-head">
        <h2>{words.title}</h2>
        {add}
      </div>
      {!forms && <div className="skeleton min-h-40" role="status" aria-busy="true" />}
      {forms?.length === 0 && (
        <div className="empty">
          <p role="status">{words.empty}</p>
          <p>{mayMake ? words.why : words.whyReader}</p>
        </div>
      )}
      {forms && forms.length > 0 && (
        <ul className="grid gap-3 md:grid-cols-2">
          {forms.map((form) => (
            <li className="card grid content-start gap-3 p-4" key={form.id}>
              <FormFacts form={form} />
              <p>
                <button
                  className="btn"
                  type="button"
                  aria-label={words.viewOne({ name: form.title })}
                  onClick={() => open(form.id)}
                >
                  {words.view}
                </button>
              </p>
            </li>
          ))}
        </ul>
      )}
      {isAdding && (
        <EditDialog
          title={words.addForm}
          shape={ChosenTemplate}
          save={async ({ template }) => {
            const known = formTemplates.find((one) => one === template)
            const made = known
              ? await call(addFormOfTemplate, { template: known })
              : await call(addForm, { body: emptyForm(forms?.map(({ slug }) => slug) ?? []) })
            open(made.id)
          }}
          act={[words.addForm, words.addForm]}
          saved={words.added}
          outdated={() => void reload()}
          close={() => setAdding(false)}
        >
          <SelectField name="template" label={words.beginWith} required>
            {formTemplates.map((template) => (
              <option key={template} value={template}>
                {templateName(template)}
              </option>
            ))}
            <option value="">{words.nothing}</option>
          </SelectField>
        </EditDialog>
      )}
    </div>
  )
}

/** A form without questions, at an address that none of these has. */
function emptyForm(taken: readonly string[]) {
  const slugs = Array.from({ length: taken.length + 1 }, (_, at) => (at === 0 ? 'form' : `form-${at + 1}`))
  return {
    title: words.newTitle,
    slug: slugs.find((slug) => !taken.includes(slug)) ?? 'form',
    questions: [],
    keep_days: 365,
  }
}

function templateName(template: (typeof formTemplates)[number]): string {
  switch (template) {
    case 'harvest':
      return words.harvest
    case 'camp':
      return words.camp
    case 'baptism':
      return words.baptism
    case 'counselling':
      return words.counselling
    case 'volunteers':
      return words.volunteers
    case 'hall':
      return words.hall
    case 'details':
      return words.details
    case 'survey':
      return words.survey
  }
}
