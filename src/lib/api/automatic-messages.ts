import {
  AutomaticMessage,
  type AutomaticMessageForm,
  AutomaticMessages,
  AutomaticPreview,
} from '../contract/automatic-message.ts'
import { answerOf, api } from './client.ts'
import { ifMatch } from './if-match.ts'

/** GET messages/automatic/: an extension. Throws ApiError. */
export const readAutomaticMessages = async (): Promise<AutomaticMessage[]> =>
  (await answerOf(AutomaticMessages, api.get('messages/automatic/'))).kinds

/** PUT messages/automatic/{kind}/: an extension. Throws ApiError. */
export const keepAutomaticMessage = (
  { kind, version }: Pick<AutomaticMessage, 'kind' | 'version'>,
  form: AutomaticMessageForm,
): Promise<AutomaticMessage> =>
  answerOf(AutomaticMessage, api.url(`messages/automatic/${kind}/`).headers(ifMatch(version)).put(form))

/** POST messages/automatic/{kind}/preview/: an extension. Throws ApiError. */
export const previewAutomaticMessage = (
  kind: string,
  form: AutomaticMessageForm,
): Promise<AutomaticPreview> =>
  answerOf(AutomaticPreview, api.url(`messages/automatic/${kind}/preview/`).post(form))
