import { createContext, useContext } from 'react'
import type { FieldErrors } from './useForm.ts'

/** The errors of the form around a field, by the field's name. */
export const Errors = createContext<FieldErrors>({})

/** `own` in place of them, where a field has its own. */
export function useErrors(own?: FieldErrors): FieldErrors {
  const around = useContext(Errors)
  return own ?? around
}
