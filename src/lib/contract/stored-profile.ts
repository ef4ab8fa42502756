import * as z from 'zod/mini'
import { firstOf, Words } from './base.ts'

/** A profile from any backend, with any of the alternative field names. */
export const Profile = z.pipe(
  z.looseObject({
    date_of_birth: Words,
    dob: Words,
    marital_Status: Words,
    martial_status: Words,
    marital_status: Words,
    house_address: Words,
    /** null for no answer. */
    born_again: z.transform((found: unknown) => {
      const said = String(found ?? '')
      return said === '' ? null : /^(true|yes|1|on)$/i.test(said)
    }),
    occupation: Words,
    fellowship_name: Words,
  }),
  z.transform((answer) => ({
    date_of_birth: firstOf(answer.date_of_birth, answer.dob),
    marital_status: firstOf(answer.marital_Status, answer.martial_status, answer.marital_status),
    house_address: answer.house_address,
    born_again: answer.born_again,
    occupation: answer.occupation,
    fellowship_name: answer.fellowship_name,
  })),
)
export type Profile = z.infer<typeof Profile>
