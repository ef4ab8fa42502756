import * as z from 'zod/mini'
import { welcomeCardTexts } from '../../texts/care/welcome-card.ts'
import { noSentence } from '../accounts/persons-name.ts'
import { atMost, optionalText, requiredText } from '../base.ts'
import { OptionalId } from '../edit.ts'
import { emailShape } from '../email.ts'
import { type Exact, flag, id, number, numberOrNull, readerOf, text, textOrNull } from '../fields.ts'
import { MaybeName, requiredName } from '../name.ts'
import { taskStates } from './care.ts'

/** Where a card was written: by the newcomer on the site, or by staff at the door. */
const cardSources = ['site', 'door'] as const
export type CardSource = (typeof cardSources)[number]

/** Made once by the form, so that a card that is sent twice, also hours later, is kept once. */
const Submission = z
  .string({ error: () => welcomeCardTexts.outdated })
  .check(z.regex(/^[0-9a-f-]{36}$/, { error: () => welcomeCardTexts.outdated }))

const written = {
  submission: Submission,
  first_name: requiredName(() => welcomeCardTexts.firstName),
  last_name: z._default(MaybeName, ''),
  telephone: requiredText(() => welcomeCardTexts.telephone, 40),
  /** The name of a fellowship, or who brought them. */
  brought_by: optionalText(120),
}

/** POST care/cards/: what somebody at the door writes down. */
export const DoorCardForm = z.strictObject({ ...written, may_write: z._default(z.boolean(), false) })
export type DoorCardForm = z.infer<typeof DoorCardForm>

/** POST welcome-cards/: what a newcomer writes. */
export const WelcomeCardForm = z.strictObject({
  ...written,
  first_name: written.first_name.check(noSentence),
  last_name: z._default(MaybeName.check(noSentence), ''),
  email: z._default(
    z.string().check(
      z.trim(),
      atMost(150),
      z.refine((given) => given === '' || emailShape.test(given), { error: () => welcomeCardTexts.email }),
    ),
    '',
  ),
  may_write: z._default(z.boolean(), false),
  /** The branch of the code that was scanned; one that is not there, or closed, is none. */
  branch: OptionalId,
  /** Hidden from people: only programs that fill every field write here. */
  website: optionalText(200),
})
export type WelcomeCardForm = z.infer<typeof WelcomeCardForm>

/** Which cards: without a responsible person, with one, or closed. */
export const cardStates = ['unassigned', 'assigned', 'closed'] as const
export type CardState = (typeof cardStates)[number]

const step = {
  id,
  title: text,
  due_on: textOrNull,
  state: z.enum(taskStates),
  outcome: text,
  done_at: textOrNull,
}

const fields = {
  id,
  person: id,
  name: text,
  telephone: text,
  fellowship_name: text,
  branch_name: text,
  brought_by: text,
  source: z.enum(cardSources),
  responsible: numberOrNull,
  responsible_name: text,
  created_at: text,
  /** Hours since the card was written. */
  age: number,
  /** Unassigned for more than a day. */
  is_late: flag,
  /** How far the thank-you has come: '' where none goes, else a state of a delivery. */
  thanks: text,
  /** Whether somebody has to look first, since many cards came at once. */
  thanks_waits: flag,
  steps: z.array(z.strictObject(step)),
  closed_at: textOrNull,
  outcome: text,
  version: number,
  /** What a visitor wrote on the site, none of it confirmed; `differs`: what the register does not say. [] for a card of the door. */
  written: z.array(
    z.strictObject({
      name: text,
      telephone: text,
      email: text,
      may_write: flag,
      differs: z.array(z.enum(['name', 'telephone', 'email'])),
    }),
  ),
  /** Whether the reader may name anybody as the responsible person, and close the card. */
  may_assign: flag,
}

export const NewcomerCard = readerOf(fields, { required: ['id'] })
export type NewcomerCard = z.infer<typeof NewcomerCard>
export const NewcomerCardAnswer = z.strictObject(fields)
export type NewcomerCardAnswer = Exact<typeof fields>
