import type { ContactMessageForm } from '../contract/contact.ts'
import { api } from './client.ts'

/** POST members/contacts/: any 2xx is a success; the response body is ignored (spec 1 §7). Throws ApiError. */
export async function sendContact(message: ContactMessageForm): Promise<void> {
  await api.url('members/contacts/').post(message).res()
}
