import * as z from 'zod/mini'
import { peopleRules } from '../../texts/people/people-rules.ts'
import { Id, optionalText } from '../base.ts'
import { flag, id, number, text } from '../fields.ts'
import type { FellowshipRequestState } from '../groups/fellowship-request.ts'
import { MaybeName, requiredName } from '../name.ts'

/** Whom a leader names to the office at once. */
const mostChosen = 20
/** How many may wait for a fellowship. */
export const mostWaiting = 100

/** Letters that a word of a search for names has at least. */
export const leastLetters = 3

/** `chosen`: somebody of the register. `added`: somebody whom the leader wrote into it, and who is in the fellowship meanwhile. */
const kinds = ['chosen', 'added'] as const
export type PersonRequestKind = (typeof kinds)[number]

/** `withdrawn`: taken back by the leader. */
const states = ['asked', 'accepted', 'declined', 'withdrawn'] as const satisfies FellowshipRequestState[]

const named = { id, name: text }

/** GET fellowships/{id}/people/choices/: of a person of the register nothing but the name. */
export const NamedPerson = z.strictObject(named)
export type NamedPerson = z.infer<typeof NamedPerson>

/** GET fellowships/{id}/people/: those without an account, and what the leader asked the office. */
export const FellowshipPeopleAnswer = z.strictObject({
  people: z.array(z.strictObject({ ...named, telephone: text })),
  /** How many more there are. */
  more: number,
  requests: z.array(
    z.strictObject({
      ...named,
      kind: z.enum(kinds),
      state: z.enum(states),
      /** The office's word. */
      answer: text,
      asked_at: text,
    }),
  ),
})
export type FellowshipPeopleAnswer = z.infer<typeof FellowshipPeopleAnswer>

/** POST fellowships/{id}/people/choices/. The names stand beside the ids, so that an id alone tells nobody a name. */
export const ChosenPeopleForm = z.strictObject({
  people: z
    .array(z.strictObject({ id: Id, name: z.string().check(z.maxLength(200)) }), {
      error: () => peopleRules.chooseSomebody,
    })
    .check(
      z.minLength(1, { error: () => peopleRules.chooseSomebody }),
      z.maxLength(mostChosen, { error: () => peopleRules.chooseUpMostChosenPeople({ mostChosen }) }),
    ),
  /** What the office reads beside it. */
  word: optionalText(300),
})
export type ChosenPeopleForm = z.infer<typeof ChosenPeopleForm>

/** POST fellowships/{id}/people/: somebody without an account, as the leader writes it. */
export const AddedPersonForm = z.strictObject({
  first_name: requiredName(() => peopleRules.giveFirstName),
  last_name: z._default(MaybeName, ''),
  telephone: optionalText(40),
  /** The leader has seen who has this name already. */
  is_new: z._default(z.boolean(), false),
})
export type AddedPersonForm = z.infer<typeof AddedPersonForm>

/** Who was added, or else who has this name already: `is_here` in the leader's own fellowship. */
export const AddedPersonAnswer = z.strictObject({
  added: z.nullable(NamedPerson),
  known: z.array(z.strictObject({ ...named, is_here: flag })),
})
export type AddedPersonAnswer = z.infer<typeof AddedPersonAnswer>

/** GET people/requests/: what leaders ask the office. */
export const WaitingPersonAnswer = z.strictObject({
  ...named,
  kind: z.enum(kinds),
  person: id,
  telephone: text,
  fellowship_name: text,
  /** What the leader said beside it. */
  word: text,
  asked_by: text,
  asked_at: text,
  /** Of somebody who was added: entries of the register that may be the same person. */
  alike: z.array(z.strictObject({ ...named, telephone: text, fellowship_name: text })),
})
export type WaitingPersonAnswer = z.infer<typeof WaitingPersonAnswer>
