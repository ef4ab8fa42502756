import * as z from 'zod/mini'
import { FellowshipAnswer } from './fellowship.ts'

/** POST fellowships/{id}/join/: the fellowship, and whether the caller is in it now or has asked the leader. */
export const JoinAnswer = z.strictObject({
  ...FellowshipAnswer.shape,
  membership: z.enum(['member', 'asked']),
})
