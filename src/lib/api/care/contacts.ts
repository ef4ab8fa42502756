import type { Id } from '../../contract/base.ts'
import { ContactMessage, type ContactMessageForm } from '../../contract/care/contact.ts'
import { api } from '../client.ts'
import { resource } from '../resource.ts'

/** PATCH members/contacts/{id}/: an extension. Throws ApiError. */
export async function markRead(id: Id, is_read: boolean): Promise<void> {
  await api.url(`members/contacts/${id}/`).patch({ is_read }).res()
}

/** POST members/contacts/: any 2xx is a success; the response body is ignored (spec 1 §7). Throws ApiError. */
export async function sendContact(message: ContactMessageForm): Promise<void> {
  await api.url('members/contacts/').post(message).res()
}

export const contactCalls = resource<ContactMessage, never>('members/contacts', ContactMessage)
