import type { ReactNode } from 'react'
import type { ZodMiniType } from 'zod/mini'
import { Problem } from '../../components/form/Problem.tsx'
import { SubmitButton } from '../../components/form/SubmitButton.tsx'
import { type FieldErrors, useForm } from '../../components/form/useForm.ts'
import { Dialog } from '../../components/ui/Dialog.tsx'
import { ApiError } from '../../lib/api/api-error.ts'
import { staffTexts } from '../../lib/messages/staff.ts'
import { notify } from '../../stores/toasts.ts'

type Props<Form> = {
  title: string
  /** What the fields are checked by, as they were typed. */
  shape: ZodMiniType<Form>
  save: (form: Form) => Promise<void>
  /** Said when it is saved. */
  saved: string
  /** Somebody else was faster: to load again what stands behind the dialog. */
  outdated: () => void
  close: () => void
  children: (field: { errors: FieldErrors }) => ReactNode
}

/** The fields of an entry: checked, sent, and kept as they are when the server says no. */
export function EditDialog<Form>({ title, shape, save, saved, outdated, close, children }: Props<Form>) {
  const { form, errors, problem, busy, submit, forget } = useForm<Form>({
    shape,
    send: async (checked) => {
      await save(checked)
      notify.success(saved)
      close()
    },
    refused: (error) => {
      const refusal = error instanceof ApiError ? error : undefined
      if (refusal && [404, 409].includes(refusal.status)) outdated()
      if (refusal?.status === 404) return staffTexts.gone
      return refusal?.detail || 'This was not saved. Please try again.'
    },
  })
  return (
    <Dialog title={title} close={close}>
      <form className="grid gap-4" ref={form} onSubmit={submit} onInput={forget} noValidate>
        {children({ errors })}
        <Problem said={problem} />
        <div className="staff-dialog-acts">
          <button className="btn" type="button" onClick={close}>
            Cancel
          </button>
          <SubmitButton label="Save" busyLabel="Saving..." busy={busy} />
        </div>
      </form>
    </Dialog>
  )
}
