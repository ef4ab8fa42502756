import { useState } from 'react'
import { Field } from '../../../components/form/Field.tsx'
import { Form } from '../../../components/form/Form.tsx'
import { Problem } from '../../../components/form/Problem.tsx'
import { SubmitButton } from '../../../components/form/SubmitButton.tsx'
import { useForm } from '../../../components/form/useForm.ts'
import { Dialog } from '../../../components/ui/Dialog.tsx'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { addPost } from '../../../lib/api/website/news.ts'
import { typedAs } from '../../../lib/contract/typed.ts'
import { NewPostForm } from '../../../lib/contract/website/news.ts'
import { usualLanguages } from '../../../lib/text/language-names.ts'
import { useEntryDraft } from '../../staff/entries/useEntryDraft.ts'
import { LanguageField } from '../page-editor/inputs/LanguageField.tsx'
import { openPage } from '../page-editor/open-page.ts'
import { newsStaffWords } from './messages.ts'

/** The language is chosen by its name, or its tag is typed. */
const shape = typedAs(NewPostForm, ({ language, 'language-tag': tag, ...typed }) => ({
  ...typed,
  lang: language || tag || '',
}))

/** Asks for the title of a new post, and opens it. */
export function NewPost({ close }: { close: () => void }) {
  const edit = useForm<NewPostForm>({
    shape,
    send: async (typed) => {
      const post = await addPost(typed)
      words.forget()
      close()
      openPage(post)
    },
    refused: whyRefused,
  })
  const { errors, problem, busy } = edit
  const [language, setLanguage] = useState<string>('en')
  const [tag, setTag] = useState('')
  const words = useEntryDraft(edit.form, { kind: 'post', entry: undefined })
  return (
    <Dialog title={newsStaffWords.add} close={close}>
      <Form of={edit} className="grid gap-4">
        <Field name="title" label={newsStaffWords.heading} required maxLength={80} />
        <LanguageField
          offered={usualLanguages}
          chosen={language}
          choose={setLanguage}
          other={tag}
          typeOther={setTag}
          wrong={errors.lang?.join(' ') ?? ''}
        />
        <Problem text={problem} />
        <p>
          <SubmitButton label={newsStaffWords.add} busyLabel={newsStaffWords.adding} busy={busy} />
        </p>
      </Form>
    </Dialog>
  )
}
