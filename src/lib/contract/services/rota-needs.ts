import * as z from 'zod/mini'
import { number, text } from '../fields.ts'

/** What a member's dashboard says of the rota. */
export const rotaNeeds = {
  /** Shifts that wait for the member's answer. */
  turns_asked: number,
  /** Shifts that others of the member's teams would give away. */
  turns_offered: number,
  next_turn: z.nullable(z.strictObject({ team_name: text, service_title: text, day: text, time: text })),
}
