import type { InputEvent } from 'react'
import { Field } from '../../../../components/form/Field.tsx'
import { caretBefore, maskPhone } from '../../../../lib/text/phone.ts'
import { phoneHint } from '../../../../lib/text/phone-hint.ts'
import { contactWords } from './messages.ts'

/** Applies the mask, and keeps the caret between the same digits. */
function mask({ currentTarget: field }: InputEvent<HTMLInputElement>): void {
  const behind = field.value.slice(field.selectionEnd ?? field.value.length).replace(/\D/g, '').length
  field.value = maskPhone(field.value)
  // In Safari, setSelectionRange on an unfocused field would focus it.
  if (document.activeElement !== field) return
  const place = caretBefore(field.value, behind)
  field.setSelectionRange(place, place)
}

/** Ten digits in a mask (spec 1 §5). It is applied in the capture phase, so that the draft stores the masked number. */
export function PhoneField({ required }: { required: boolean }) {
  return (
    <Field
      name="phone"
      label={contactWords.phone}
      hint={phoneHint()}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      onInputCapture={mask}
      required={required}
    />
  )
}
