import * as z from 'zod/mini'
import { whyNoPhone } from '../../text/phone.ts'
import { contactRules } from '../../texts/care/contact-rules.ts'
import { atMost, requiredText } from '../base.ts'
import { emailShape } from '../email.ts'
import { type Exact, flag, id, readerOf, text } from '../fields.ts'
import { requiredName } from '../name.ts'

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

const allFields = () => contactRules.allFields

const way = z.string({ error: allFields }).check(z.trim())
const phone = way.check(atMost(30))

/** POST members/contacts/ (spec 1 §5, §7). The route asks for what the church wants, and checks the number by the rules of its country. */
export const ContactMessageRequest = z.strictObject({
  name: requiredName(allFields, 120),
  email: z._default(
    way.check(
      atMost(254),
      z.refine((given) => given === '' || emailShape.test(given), { error: () => contactRules.email }),
    ),
    '',
  ),
  phone: z._default(phone, ''),
  subject: requiredText(allFields, 200),
  message: requiredText(allFields, messageLimit),
})
export type ContactMessageForm = z.infer<typeof ContactMessageRequest>

type Ways = Pick<ContactMessageForm, 'email' | 'phone'>

/** What is missing for an answer: both ways are asked for, or one where the church says that `either` is enough. */
export const missingWays = (given: Ways, either: boolean): (keyof Ways)[] =>
  either && (given.email || given.phone) ? [] : (['email', 'phone'] as const).filter((one) => !given[one])

const asksFor = (one: keyof Ways, either: boolean) =>
  z.refine<Ways>((given) => !missingWays(given, either).includes(one), {
    path: [one],
    error: allFields,
    // Also runs while other fields are invalid, so that all errors are shown at once.
    when: ({ value }) => typeof value === 'object' && value !== null,
  })

/** The form. In Ghana the mask of its number is `(123) 456-7890`; other formats with ten digits are accepted. */
export const contactMessageForm = (either: boolean) =>
  z
    .extend(ContactMessageRequest, {
      phone: phone.check(
        z.refine((written) => written === '' || whyNoPhone(written) === undefined, {
          error: ({ input }) => whyNoPhone(String(input)) ?? '',
        }),
      ),
    })
    .check(asksFor('email', either), asksFor('phone', either))

export const ReadMark = z.strictObject({ is_read: z._default(z.boolean(), true) })
