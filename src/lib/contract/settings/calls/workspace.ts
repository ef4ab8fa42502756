import { route } from '../../route.ts'
import { WorkspaceAnswer } from '../workspace.ts'

export const readWorkspace = route('GET', 'me/workspace/', {
  summary: 'Which sections of the workspace the caller may open, and how much waits in them',
  answer: WorkspaceAnswer,
})
