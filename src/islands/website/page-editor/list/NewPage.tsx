import { useState } from 'react'
import { SelectField } from '../../../../components/form/ChoiceField.tsx'
import { Field } from '../../../../components/form/Field.tsx'
import { Form } from '../../../../components/form/Form.tsx'
import { Problem } from '../../../../components/form/Problem.tsx'
import { SubmitButton } from '../../../../components/form/SubmitButton.tsx'
import { useForm } from '../../../../components/form/useForm.ts'
import { Dialog } from '../../../../components/ui/Dialog.tsx'
import { whyRefused } from '../../../../lib/api/api-error.ts'
import { addPage } from '../../../../lib/api/website/page-content.ts'
import { typedAs } from '../../../../lib/contract/typed.ts'
import { NewPageForm } from '../../../../lib/contract/website/page-editing.ts'
import { usualLanguages } from '../../../../lib/text/language-names.ts'
import { useEntryDraft } from '../../../staff/entries/useEntryDraft.ts'
import { LanguageField } from '../inputs/LanguageField.tsx'
import { menuNames } from '../menu-names.ts'
import { openPage } from '../open-page.ts'
import { listPageWords } from './messages.ts'
import { useAddress } from './useAddress.ts'

/** The language is chosen by its name, or its tag is typed. */
const shape = typedAs(NewPageForm, ({ language, 'language-tag': tag, ...typed }) => ({
  ...typed,
  lang: language || tag || '',
}))

/** Asks for title and address of a new page, and opens it. */
export function NewPage({ close }: { close: () => void }) {
  const edit = useForm<NewPageForm>({
    shape,
    send: async (typed) => {
      const page = await addPage(typed)
      words.forget()
      close()
      openPage(page)
    },
    refused: whyRefused,
  })
  const { errors, problem, busy } = edit
  const address = useAddress()
  const [language, setLanguage] = useState<string>('en')
  const [tag, setTag] = useState('')
  const words = useEntryDraft(edit.form, { kind: 'page', entry: undefined })
  return (
    <Dialog title={listPageWords.addPage} close={close}>
      <Form of={{ ...edit, errors: address.errorsWith(edit.errors) }} className="grid gap-4">
        <Field
          name="title"
          label={listPageWords.title}
          required
          maxLength={80}
          onChange={({ currentTarget }) => address.follow(currentTarget.value)}
        />
        <Field
          name="path"
          label={listPageWords.address}
          hint={listPageWords.wherePeopleFindIt}
          required
          maxLength={120}
          autoCapitalize="none"
          {...address.field}
        />
        <SelectField name="menu" label={listPageWords.menu} required>
          {menuNames().map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </SelectField>
        <LanguageField
          offered={usualLanguages}
          chosen={language}
          choose={setLanguage}
          other={tag}
          typeOther={setTag}
          wrong={errors.lang?.join(' ') ?? ''}
        />
        <input type="hidden" name="under" value="" />
        <Problem text={problem} />
        <p>
          <SubmitButton label={listPageWords.addPage2} busyLabel={listPageWords.adding} busy={busy} />
        </p>
      </Form>
    </Dialog>
  )
}
