import * as z from 'zod/mini'
import { peopleRules } from '../../texts/people/people-rules.ts'
import { usualRules } from '../../texts/settings/usual-rules.ts'
import { number, text } from '../fields.ts'

/** Purposes of consent. E-mails are chosen in the settings (member-settings.ts); each choice is stored in the same way. */
export const consentPurposes = ['membership', 'photograph'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

/** POST users/me/consents/: gives or withdraws one consent. */
export const ConsentDecision = z.strictObject({
  purpose: z.enum(consentPurposes, { error: () => peopleRules.nameWhatYouDecide }),
  given: z.boolean({ error: () => usualRules.sayYesNo }),
})

/** State of one consent. */
const consent = {
  purpose: z.enum(consentPurposes),
  state: z.enum(['undecided', 'given', 'withdrawn']),
  /** ISO 8601; '' while undecided. */
  decided_at: text,
}

export const Consent = z.object(consent)
export type Consent = z.infer<typeof Consent>

export const Consents = z.object({ policy_version: number, consents: z.array(Consent) })
export type Consents = z.infer<typeof Consents>

export const ConsentsAnswer = z.strictObject({
  policy_version: number,
  consents: z.array(z.strictObject(consent)),
})
export type ConsentsAnswer = z.infer<typeof ConsentsAnswer>
