import {
  InvitationAnswer,
  type InvitationForm,
  type JoinRequest,
  NewInvitationAnswer,
  ShownInvitation,
} from '../../contract/accounts/invitation.ts'
import { answerOf, api, bodyOf } from '../client.ts'
import { resource } from '../resource.ts'

const calls = resource<InvitationAnswer, never>('admin/invitations', InvitationAnswer)

/** The most invitations that the dashboard shows. */
const most = 50

/** GET admin/invitations/: the newest ones. Throws ApiError. */
export const listInvitations = async (): Promise<InvitationAnswer[]> =>
  (await calls.list({ limit: most, offset: 0, search: '', ordering: '' })).rows

/** POST admin/invitations/: the invitation with its link, which is answered once. Throws ApiError. */
export const addInvitation = (form: InvitationForm): Promise<NewInvitationAnswer> =>
  answerOf(NewInvitationAnswer, api.url('admin/invitations/').post(form))

/** DELETE admin/invitations/{id}/. Throws ApiError; 409 when it was taken meanwhile. */
export const withdrawInvitation = (id: number): Promise<void> => calls.remove(id)

/** POST auth/invitation/: who invites to what. Throws ApiError; 400 for a link that does not hold. */
export const showInvitation = (token: string): Promise<ShownInvitation> =>
  answerOf(ShownInvitation, api.url('auth/invitation/').post({ token }))

/** POST auth/invitation/join/: signs up with the role of the invitation. Throws ApiError. */
export async function joinByInvitation(request: JoinRequest): Promise<void> {
  await api.url('auth/invitation/join/').post(request).res()
}

/** POST auth/invitation/accept/: gives the signed-in account the role. Returns the account. Throws ApiError. */
export const acceptInvitation = (token: string): Promise<unknown> =>
  bodyOf(api.url('auth/invitation/accept/').post({ token }))
