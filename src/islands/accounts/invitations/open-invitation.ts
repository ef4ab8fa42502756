import type { ReactNode } from 'react'
import { fellowshipLinkPrefix } from '../../../lib/accounts/invitation-token.ts'
import { openFellowshipInvitation } from './FellowshipInvitation.tsx'
import { openRoleInvitation } from './RoleInvitation.tsx'

/** Reads the invitation of a link, into a fellowship or to a role: both kinds have the same form, and come in one request. Throws ApiError. */
export const openInvitation = (token: string): Promise<ReactNode> =>
  token.startsWith(fellowshipLinkPrefix) ? openFellowshipInvitation(token) : openRoleInvitation(token)
