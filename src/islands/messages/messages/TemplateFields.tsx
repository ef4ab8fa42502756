import { SelectField } from '../../../components/form/ChoiceField.tsx'
import { Field } from '../../../components/form/Field.tsx'
import type { Audiences } from '../../../lib/contract/messages/message.ts'
import { whatsAppDeskWords as words } from './messages.ts'
import { categoryName, variableField, variableName } from './template-words.ts'

type Props = {
  templates: Audiences['templates']
  chosen: string
}

/** The template by which a message goes by WhatsApp, and the words of its variables. */
export function TemplateFields({ templates, chosen }: Props) {
  const template = templates.find(({ name }) => name === chosen)
  return (
    <>
      <SelectField
        name="template"
        label={words.template}
        hint={templates.length === 0 ? words.noneApproved : words.approvedBefore}
      >
        <option value="">{words.general}</option>
        {templates.map(({ name, category }) => (
          <option key={name} value={name}>
            {words.named({ name, category: categoryName(category) })}
          </option>
        ))}
      </SelectField>
      {template && (
        <>
          <p className="card p-4 whitespace-pre-line break-words">{template.body}</p>
          {template.variables.map((variable, place) => (
            <Field
              key={`${chosen} ${variable}`}
              name={variableField(place)}
              label={variableName(variable)}
              required
              maxLength={1024}
              {...(place === 0 && {
                hint: words.mayWrite({
                  first: '{first name}',
                  title: '{name with title}',
                  fellowship: '{fellowship}',
                }),
              })}
            />
          ))}
        </>
      )}
    </>
  )
}
