import { useCallback, useEffect, useState } from 'react'
import { whyRefused } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { readConversation } from '../../../lib/contract/care/calls/inbox.ts'
import type { WholeConversationAnswer } from '../../../lib/contract/care/inbox.ts'

/** A conversation as the server has it, and why it could not be loaded. */
export function useConversation(id: number) {
  const [conversation, setConversation] = useState<WholeConversationAnswer>()
  const [problem, setProblem] = useState('')
  const reload = useCallback(async () => {
    try {
      setConversation(await call(readConversation, { id }))
      setProblem('')
    } catch (error) {
      setProblem(whyRefused(error))
    }
  }, [id])
  useEffect(() => void reload(), [reload])
  return { conversation, problem, reload }
}
