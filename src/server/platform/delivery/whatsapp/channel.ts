import type { MessageChannel } from '../channel.ts'

/** What goes to one person: free words, or a template with the words of its variables in their order. */
export type WhatsAppContent =
  | { kind: 'words'; text: string }
  | {
      kind: 'template'
      name: string
      language: string
      /** The names of the variables; '1', '2' for numbered ones. */
      variables: readonly string[]
      values: readonly string[]
    }

/** A template as the service describes it. */
export type ReadTemplate = {
  name: string
  language: string
  category: string
  status: string
  header: string
  body: string
  footer: string
  variables: string[]
  /** What it has that is not sent from here; '' for nothing. */
  lacks: string
}

/** WhatsApp by the church's own number. */
export type WhatsAppChannel = {
  /** Whether the number is one of the service's test numbers, which write to few. */
  isTest: boolean
  /** The channel of one message. */
  open(content: WhatsAppContent): MessageChannel
  /** Reads every template of the account; a sentence where that failed. */
  readTemplates(): Promise<{ templates: ReadTemplate[] } | { why: string }>
  /** The id of the number, which a webhook names. */
  numberId: string
  /** Whether bytes carry the service's signature. Constant time. */
  isSigned(signature: string, bytes: Uint8Array): boolean
  /** Whether a word is the one by which the service proves itself in its handshake. Constant time. */
  isVerifyToken(word: string): boolean
}
