import type * as z from 'zod/mini'
import type { JoinRequest } from '../../contract/accounts/invitation.ts'
import type { Id } from '../../contract/base.ts'
import {
  FellowshipLinkAnswer,
  ShownFellowshipLink,
  TakenFellowshipLink,
} from '../../contract/groups/fellowship-link.ts'
import { answerOf, api } from '../client.ts'

/* The link by which people join a fellowship: an extension. Each throws ApiError. */

const address = (fellowship: Id) => `fellowships/${fellowship}/link/`

/** GET fellowships/{id}/link/; `link` is '' where there is none. */
export const readFellowshipLink = (fellowship: Id): Promise<FellowshipLinkAnswer> =>
  answerOf(FellowshipLinkAnswer, api.get(address(fellowship)))

/** POST fellowships/{id}/link/: an earlier link ends. */
export const makeFellowshipLink = (fellowship: Id): Promise<FellowshipLinkAnswer> =>
  answerOf(FellowshipLinkAnswer, api.url(address(fellowship)).post())

/** DELETE fellowships/{id}/link/. */
export const endFellowshipLink = (fellowship: Id): Promise<FellowshipLinkAnswer> =>
  answerOf(FellowshipLinkAnswer, api.url(address(fellowship)).delete())

/** POST auth/fellowship-link/: which fellowship it is; 400 for a link that does not hold. */
export const showFellowshipLink = (token: string): Promise<ShownFellowshipLink> =>
  answerOf(ShownFellowshipLink, api.url('auth/fellowship-link/').post({ token }))

type Taken = z.infer<typeof TakenFellowshipLink>

/** POST auth/fellowship-link/join/: signs up, and joins. */
export const signUpByLink = (request: JoinRequest): Promise<Taken> =>
  answerOf(TakenFellowshipLink, api.url('auth/fellowship-link/join/').post(request))

/** POST auth/fellowship-link/accept/: the signed-in account joins. */
export const joinByLink = (token: string): Promise<Taken> =>
  answerOf(TakenFellowshipLink, api.url('auth/fellowship-link/accept/').post({ token }))
