import { ConsentDecision, Consents, ConsentsAnswer } from '../../people/consent.ts'
import { route } from '../../route.ts'

export const readConsents = route('GET', 'users/me/consents/', {
  summary: 'What I have agreed to, and since when',
  answer: Consents,
  exact: ConsentsAnswer,
})

export const decideConsent = route('POST', 'users/me/consents/', {
  summary: 'Gives or withdraws a consent',
  body: ConsentDecision,
  answer: Consents,
  exact: ConsentsAnswer,
})
