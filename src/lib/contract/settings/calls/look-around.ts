import { SignedIn, SignedInAnswer } from '../../accounts/account.ts'
import { route } from '../../route.ts'
import { FirstSteps, LookAroundForm } from '../look-around.ts'

/* The calls of the demonstration alone: no other church answers them. */

export const lookAround = route('POST', 'look-around/', {
  summary: 'Signs in as a person of the sample church',
  body: LookAroundForm,
  answer: SignedIn,
  exact: SignedInAnswer,
})

export const readFirstSteps = route('GET', 'look-around/first-steps/', {
  summary: 'What is worth doing first in my role; nothing once I have dismissed it',
  answer: FirstSteps,
})

export const dismissFirstSteps = route('DELETE', 'look-around/first-steps/', {
  summary: 'Dismisses the first steps of my account for good',
})

export const startAgain = route('POST', 'look-around/start-again/', {
  summary: 'Puts the sample church back as it was, and signs everybody out',
})
