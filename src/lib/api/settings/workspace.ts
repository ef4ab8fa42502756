import { WorkspaceAnswer } from '../../contract/settings/workspace.ts'
import { answerOf, api } from '../client.ts'

/** GET me/workspace/: an extension of our own backend. Throws ApiError. */
export const readWorkspace = (): Promise<WorkspaceAnswer> =>
  answerOf(WorkspaceAnswer, api.get('me/workspace/'))
