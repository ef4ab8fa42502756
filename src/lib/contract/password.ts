import * as z from 'zod/mini'
import { atMost } from './base.ts'

export const CurrentPassword = z
  .string({ error: 'Please enter your password' })
  .check(atMost(200), z.minLength(1, 'Please enter your password'))

export const Password = z
  .string({ error: 'Please choose a password' })
  .check(
    atMost(200, 'Please use at most 200 characters'),
    z.minLength(1, 'Please choose a password'),
    z.minLength(8, 'Please use at least 8 characters'),
  )

export const RepeatedPassword = z
  .string({ error: 'Please repeat the password' })
  .check(atMost(200), z.minLength(1, 'Please repeat the password'))

/** Check that both passwords of a form are equal. */
export const sameTwice = z.refine<{ password: string; confirm_password: string }>(
  (form) => form.password === form.confirm_password,
  {
    path: ['confirm_password'],
    error: 'The two passwords are not the same',
    // Also runs while other fields are invalid, so that all errors are shown at once.
    when: ({ value }) => typeof value === 'object' && value !== null,
  },
)
