import * as z from 'zod/mini'
import { whyNoPhone } from '../phone.ts'
import { atMost, requiredText } from './base.ts'
import { emailShape } from './email.ts'
import { type Exact, flag, id, readerOf, text } from './fields.ts'
import { requiredName } from './name.ts'

const fields = {
  id,
  name: text,
  email: text,
  phone: text,
  subject: text,
  message: text,
  is_read: flag,
  created_at: text,
}

export const ContactMessage = readerOf(fields, { required: ['id'] })
export type ContactMessage = z.infer<typeof ContactMessage>

export const ContactMessageAnswer = z.strictObject(fields)
export type ContactMessageAnswer = Exact<typeof fields>

/** Maximum length of a contact message in characters (spec 1 §9). */
export const messageLimit = 500

const phone = requiredText('Please fill in all fields', 30)

/** POST members/contacts/ (spec 1 §5, §7). The route checks the number by the rules of the church's country. */
export const ContactMessageRequest = z.strictObject({
  name: requiredName('Please fill in all fields', 120),
  email: z
    .string({ error: 'Please fill in all fields' })
    .check(
      z.trim(),
      atMost(254),
      z.minLength(1, 'Please fill in all fields'),
      z.regex(emailShape, 'Please provide a valid email address'),
    ),
  phone,
  subject: requiredText('Please fill in all fields', 200),
  message: requiredText('Please fill in all fields', messageLimit),
})

/** The form. In Ghana its mask is `(123) 456-7890`; other formats with ten digits are accepted. */
export const ContactMessageForm = z.extend(ContactMessageRequest, {
  phone: phone.check(
    z.refine((written) => whyNoPhone(written) === undefined, {
      error: ({ input }) => whyNoPhone(String(input)) ?? '',
    }),
  ),
})
export type ContactMessageForm = z.infer<typeof ContactMessageForm>

export const ReadMark = z.strictObject({ is_read: z._default(z.boolean(), true) })
