import type { ZodMiniType } from 'zod/mini'
import { useDraft } from '../../../components/form/useDraft.ts'
import { useForm } from '../../../components/form/useForm.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import { profileTexts } from '../../../lib/texts/accounts/profile-changes.ts'
import { notify } from '../../../stores/toasts.ts'

type Options<Shape> = {
  shape: ZodMiniType<Shape>
  draft: string
  send: (form: Shape) => Promise<void>
}

/** Shared by both profile forms: stores a draft, and shows why the server refused the changes. */
export function useEditForm<Shape>({ shape, draft: name, send }: Options<Shape>) {
  const edit = useForm({
    shape,
    send: async (form) => {
      await send(form)
      draft.forget()
    },
    refused: (error) => {
      notify.error(profileTexts.failure)
      if (!(error instanceof ApiError)) return profileTexts.unable
      // Field errors are shown at their fields.
      return error.detail || (Object.keys(error.fields).length > 0 ? '' : profileTexts.unable)
    },
  })
  const draft = useDraft(edit.form, name)
  return { ...edit, forgetDraft: draft.forget }
}

export type Edit = ReturnType<typeof useEditForm>
