import * as z from 'zod/mini'
import { whyNoPhone } from '../phone.ts'
import { words } from './answer.ts'
import { atMost, Flag, Id, requiredText, Words } from './base.ts'
import { emailShape } from './email.ts'
import { requiredName } from './name.ts'

/** Maximum length of a contact message in characters (spec 1 §9). */
export const messageLimit = 500

/** POST members/contacts/ (spec 1 §5, §7). The form's mask is `(123) 456-7890`; other formats with ten digits are accepted. */
export const ContactMessageForm = z.strictObject({
  name: requiredName('Please fill in all fields', 120),
  email: z
    .string({ error: 'Please fill in all fields' })
    .check(
      z.trim(),
      atMost(254),
      z.minLength(1, 'Please fill in all fields'),
      z.regex(emailShape, 'Please provide a valid email address'),
    ),
  phone: requiredText('Please fill in all fields', 30).check(
    z.refine((phone) => whyNoPhone(phone) === undefined, {
      error: ({ input }) => whyNoPhone(String(input)) ?? '',
    }),
  ),
  subject: requiredText('Please fill in all fields', 200),
  message: requiredText('Please fill in all fields', messageLimit),
})
export type ContactMessageForm = z.infer<typeof ContactMessageForm>

export const ReadMark = z.strictObject({ is_read: z._default(z.boolean(), true) })

export const ContactMessage = z.looseObject({
  id: Id,
  name: Words,
  email: Words,
  phone: Words,
  subject: Words,
  message: Words,
  is_read: Flag,
  created_at: Words,
})
export type ContactMessage = z.infer<typeof ContactMessage>

export const ContactMessageAnswer = z.strictObject({
  id: z.number(),
  name: words,
  email: words,
  phone: words,
  subject: words,
  message: words,
  is_read: z.boolean(),
  created_at: words,
})
export type ContactMessageAnswer = z.infer<typeof ContactMessageAnswer>
