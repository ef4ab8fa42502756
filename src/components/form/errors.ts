import { createContext, useContext } from 'react'
import type { FieldErrors } from './useForm.ts'

/** The errors of the form around a field, by the field's name. */
export const Errors = createContext<FieldErrors>({})

export const useErrors = (): FieldErrors => useContext(Errors)
