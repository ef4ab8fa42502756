import type { MessageChannel } from './channel.ts'

/** The list of own messages (inbox.ts): what is sent is there already, and it arrives when the member reads it. */
export const inApp: MessageChannel = { send: async () => ({ kind: 'taken', providerId: null }) }
