import * as z from 'zod/mini'
import { churchRules } from '../../texts/website/church-rules.ts'
import { text } from '../fields.ts'

/** As whom one looks around in the demonstration. */
export const sampleRoles = [
  'member',
  'newcomer',
  'leader',
  'usher',
  'treasurer',
  'counter',
  'pastor',
  'media',
  'admin',
] as const
export type SampleRole = (typeof sampleRoles)[number]

export const LookAroundForm = z.strictObject({
  as: z.enum(sampleRoles, { error: () => churchRules.chooseAsWhomYou }),
})

/** Five things worth doing in a role, each with the page where it is done. */
export const FirstSteps = z.strictObject({
  steps: z.array(z.strictObject({ text, address: text })),
  /** For the admin alone: why the sample church cannot be put back from here, '' where it can. */
  start_again: z.nullable(text),
})
export type FirstSteps = z.infer<typeof FirstSteps>
