import { useRef } from 'react'
import { SelectField } from '../../../components/form/ChoiceField.tsx'
import { Field, LongField } from '../../../components/form/Field.tsx'
import { Form } from '../../../components/form/Form.tsx'
import { Problem } from '../../../components/form/Problem.tsx'
import { SubmitButton } from '../../../components/form/SubmitButton.tsx'
import { useOwnDraft } from '../../../components/form/useDraft.ts'
import { useForm } from '../../../components/form/useForm.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import { shareTestimony } from '../../../lib/api/care/testimonies.ts'
import {
  defaultCategory,
  pictureLimit,
  TestimonyForm as Shape,
  testimonyCategories,
  testimonyCategoryName,
} from '../../../lib/contract/care/testimony.ts'
import { testimonyTexts } from '../../../lib/texts/care/testimonies.ts'
import { categoryWords } from '../../../lib/texts/care/testimony-categories.ts'
import { readAccount } from '../../../stores/member.ts'
import { notify, notifyOnNextPage } from '../../../stores/toasts.ts'
import { useMember } from '../../../stores/useMember.ts'
import { shareWords } from './messages.ts'
import { PictureField } from './PictureField.tsx'

/** The form to share a testimony (spec 1 §2, Share Testimony). */
export function TestimonyForm() {
  const picture = useRef<File>(undefined)
  const edit = useForm({
    shape: Shape,
    send: async (written) => {
      await share(written, picture.current)
      draft.forget()
      notifyOnNextPage('success', testimonyTexts.success)
      location.assign('/testimonies')
    },
    refused: (error) => {
      notify.error(testimonyTexts.failure)
      return (error instanceof ApiError && error.detail) || testimonyTexts.failure
    },
  })
  const { form, problem, busy } = edit
  const draft = useOwnDraft(form, 'testimony')
  const field = { required: true }

  return (
    <Form of={edit} className="grid gap-5">
      <NameField />
      <Field {...field} name="title" label={shareWords.title} />
      <SelectField name="category" label={shareWords.category} defaultValue={defaultCategory}>
        {testimonyCategories.map((category) => (
          <option key={category} value={category}>
            {categoryWords.name({ name: testimonyCategoryName(category) })}
          </option>
        ))}
      </SelectField>
      <LongField {...field} name="content" label={shareWords.testimony} hint={shareWords.hint} />
      <PictureField
        onPicked={(picked) => {
          picture.current = picked
        }}
      />
      <Field
        name="video"
        label={shareWords.video}
        type="url"
        inputMode="url"
        autoCapitalize="none"
        hint={shareWords.videoHint}
      />
      <Problem text={problem} />
      <SubmitButton label={shareWords.submit} busyLabel={shareWords.busy} busy={busy} />
    </Form>
  )
}

/** Checks the picture's size before sending: the server would refuse it only after the upload, for which the member pays. */
async function share(written: Shape, picked: File | undefined): Promise<void> {
  const picture = picked && (await makeSmall(picked))
  if (picture && picture.size > pictureLimit)
    throw new ApiError(413, '', { image: [testimonyTexts.tooLarge] })
  await shareTestimony(written, { name: nameOf(readAccount()), picture })
}

/** Shrinks on submit, too: a picture picked offline is not shrunk yet, because that code is loaded over the network. */
const makeSmall = (picked: File): Promise<File> =>
  import('../../../components/picture/photograph.ts').then(
    ({ shrink }) => shrink(picked),
    () => picked,
  )

function NameField() {
  const member = useMember()
  return (
    <Field name="name" label={shareWords.name} value={nameOf(member)} autoComplete="off" readOnly required />
  )
}

type Named = { first_name: string; last_name: string; username: string } | undefined

const nameOf = (user: Named): string =>
  user ? [user.first_name, user.last_name].filter(Boolean).join(' ') || user.username : ''
