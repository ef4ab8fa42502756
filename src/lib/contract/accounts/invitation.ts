import * as z from 'zod/mini'
import { dutyRules } from '../../texts/accounts/duty-rules.ts'
import { Id, optionalText, requiredText } from '../base.ts'
import { id, text, textOrNull } from '../fields.ts'
import { MaybeName } from '../name.ts'
import { Email, roles, signUpFields } from './account.ts'
import { Duties, duties } from './duty.ts'
import { sameTwice } from './password.ts'

/** How many days an invitation can be taken. */
export const invitationDays = 14

const role = z.enum(roles, { error: () => dutyRules.chooseRole })

/** POST admin/invitations/: whom an admin invites, and to what. */
export const InvitationForm = z
  .strictObject({
    name: z._default(MaybeName, ''),
    /** Where the link is mailed to; '' for nowhere. */
    email: z._default(Email, ''),
    telephone: optionalText(30),
    role,
    /** The fellowship that a fellowship leader is to lead; null for every other role. */
    fellowship: z._default(z.nullable(Id), null),
    /** What they do beside the role. */
    duties: z._default(Duties, []),
  })
  .check(
    z.refine(({ role, fellowship }) => role !== 'fellowship_leader' || fellowship !== null, {
      error: () => dutyRules.chooseFellowship,
      path: ['fellowship'],
    }),
    z.refine(({ role, fellowship }) => role === 'fellowship_leader' || fellowship === null, {
      error: () => dutyRules.onlyFellowshipLeaderLeads,
      path: ['fellowship'],
    }),
  )
export type InvitationForm = z.infer<typeof InvitationForm>

const invitationStates = ['waiting', 'used', 'expired', 'withdrawn'] as const
export type InvitationState = (typeof invitationStates)[number]

/** An invitation in the admin's list. A withdrawn one says no longer for whom it was. */
export const InvitationAnswer = z.strictObject({
  id,
  name: text,
  email: textOrNull,
  telephone: text,
  role,
  fellowship: textOrNull,
  duties: z.array(z.enum(duties)),
  state: z.enum(invitationStates),
  /** The username of who took it, or ''. */
  used_by: text,
  /** The username of the admin who made it. */
  invited_by: text,
  created_at: text,
  expires_at: text,
})
export type InvitationAnswer = z.infer<typeof InvitationAnswer>

/** A new invitation with its link, which no other answer contains. */
export const NewInvitationAnswer = z.strictObject({ invitation: InvitationAnswer, link: text })
export type NewInvitationAnswer = z.infer<typeof NewInvitationAnswer>

const token = requiredText(() => dutyRules.linkIncompleteOpenAgain, 200)

/** The token of the link, to read or to take the invitation. */
export const InvitationLink = z.strictObject({ token })

/** What whoever opens the link reads, and what the form of sign-up knows of them already. */
export const ShownInvitation = z.strictObject({
  name: text,
  /** The name in its parts, as it is usually written; '' where there is none. */
  known: z.strictObject({ first_name: text, middle_name: text, last_name: text, telephone: text }),
  /** The full name of who invites. */
  invited_by: text,
  role,
  fellowship: textOrNull,
  duties: z.array(z.enum(duties)),
  /** The fellowship's leader until the invitation is accepted; '' for none. */
  led_by: text,
  expires_at: text,
})
export type ShownInvitation = z.infer<typeof ShownInvitation>

/** POST auth/invitation/join/: the form of sign-up, and the token of the link. */
export const JoinRequest = z.strictObject({ ...signUpFields, token }).check(sameTwice)
export type JoinRequest = z.infer<typeof JoinRequest>
