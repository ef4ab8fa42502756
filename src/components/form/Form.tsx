import type { ComponentProps } from 'react'
import { Errors } from './errors.ts'
import type { useForm } from './useForm.ts'

/** The form of `useForm`: its fields find their errors by context. */
type Props = Omit<ComponentProps<'form'>, 'ref'> & {
  of: Pick<ReturnType<typeof useForm>, 'form' | 'errors' | 'submit' | 'forget'>
}

export function Form({ of: { form, errors, submit, forget }, ...props }: Props) {
  return (
    <Errors value={errors}>
      <form ref={form} onSubmit={submit} onInput={forget} noValidate {...props} />
    </Errors>
  )
}
