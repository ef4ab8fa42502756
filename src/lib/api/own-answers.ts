import { OwnAnswersAnswer } from '../contract/conversation.ts'
import { answerOf, api } from './client.ts'

/* Extensions of our own backend. Each throws ApiError. */

/** GET messages/mine/{id}/answers/. */
export const readOwnAnswers = (id: number): Promise<OwnAnswersAnswer> =>
  answerOf(OwnAnswersAnswer, api.get(`messages/mine/${id}/answers/`))

/** POST messages/mine/{id}/answers/. */
export const sendOwnAnswer = async (id: number, text: string): Promise<void> =>
  void (await api.url(`messages/mine/${id}/answers/`).post({ text }).res())
