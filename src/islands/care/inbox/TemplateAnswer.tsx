import { useState } from 'react'
import { SelectField } from '../../../components/form/ChoiceField.tsx'
import { Field } from '../../../components/form/Field.tsx'
import { answerLimit, type WholeConversationAnswer } from '../../../lib/contract/care/inbox.ts'
import type { Typed } from '../../../lib/contract/typed.ts'
import { inboxWords } from './messages.ts'

type Templates = NonNullable<WholeConversationAnswer['whatsapp']>['templates']

const fieldOf = (place: number | ''): string => `variable_${place}`

/** What was typed, with the words of the variables as a list. The server writes the words of a template. */
export function withTemplate({ template, ...typed }: Typed) {
  const fields = Object.entries(typed)
  const isVariable = (name: string) => name.startsWith(fieldOf(''))
  const template_values = fields.flatMap(([name, value]) => (isVariable(name) ? [value ?? ''] : []))
  const own = Object.fromEntries(fields.filter(([name]) => !isVariable(name)))
  return template ? { text: template, ...own, template, template_values } : own
}

/** An answer by a template, with a field for each of its variables. */
export function TemplateAnswer({ templates }: { templates: Templates }) {
  const [chosen, setChosen] = useState('')
  const template = templates.find(({ name }) => name === chosen)
  return (
    <>
      <SelectField
        name="template"
        label={inboxWords.template}
        required
        onChange={({ currentTarget: { value } }) => setChosen(value)}
        {...(templates.length === 0 && { hint: inboxWords.noTemplates })}
      >
        <option value="">{inboxWords.chooseTemplate}</option>
        {templates.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </SelectField>
      {template && <p className="card p-4 whitespace-pre-line break-words">{template.body}</p>}
      {template?.variables.map((variable, place) => (
        <Field
          key={`${chosen} ${variable}`}
          name={fieldOf(place)}
          label={
            /^\d+$/.test(variable) ? inboxWords.variable({ number: variable }) : variable.replaceAll('_', ' ')
          }
          required
          maxLength={answerLimit}
        />
      ))}
    </>
  )
}
