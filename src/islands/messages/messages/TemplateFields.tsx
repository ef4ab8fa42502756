import { SelectField } from '../../../components/form/ChoiceField.tsx'
import { Field } from '../../../components/form/Field.tsx'
import type { Audiences } from '../../../lib/contract/messages/message.ts'
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
        label="WhatsApp template"
        hint={
          templates.length === 0
            ? 'WhatsApp has approved none yet. Write one in WhatsApp Manager, then read the templates again.'
            : 'WhatsApp takes words that it has approved before. Each person reads their language, where the template has it.'
        }
      >
        <option value="">The general one of the settings</option>
        {templates.map(({ name, category }) => (
          <option key={name} value={name}>
            {name} ({categoryName(category)})
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
              {...(place === 0 && { hint: 'You may write {first name}, {name with title} or {fellowship}.' })}
            />
          ))}
        </>
      )}
    </>
  )
}
