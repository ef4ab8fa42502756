import type { InputEvent } from 'react'
import { Field } from '../../components/form/Field.tsx'
import type { FieldErrors } from '../../components/form/useForm.ts'
import { caretBefore, maskPhone } from '../../lib/phone.ts'

/** Puts on the mask and leaves the caret between the digits where it was. */
function mask({ currentTarget: field }: InputEvent<HTMLInputElement>): void {
  const behind = field.value.slice(field.selectionEnd ?? field.value.length).replace(/\D/g, '').length
  field.value = maskPhone(field.value)
  // Elsewhere the caret would pull the focus here (Safari).
  if (document.activeElement !== field) return
  const place = caretBefore(field.value, behind)
  field.setSelectionRange(place, place)
}

/** Ten digits in a mask (spec 1 §5). In the capture phase, so that a draft keeps the number as it is shown. */
export function PhoneField({ errors }: { errors: FieldErrors }) {
  return (
    <Field
      errors={errors}
      name="phone"
      label="Phone"
      hint="For example 024 412 3456"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      onInputCapture={mask}
      required
    />
  )
}
