import { useEffect, useState } from 'react'
import { whyRefused } from '../../../../lib/api/api-error.ts'
import { checkPage } from '../../../../lib/api/website/page-content.ts'
import type { PageCheckAnswer, PageRemark } from '../../../../lib/contract/website/page-editing.ts'
import type { Editing } from '../../../../stores/page-editing.ts'
import { notify } from '../../../../stores/toasts.ts'
import { publishingWords } from './messages.ts'
import { type PageWeight, weigh } from './page-weight.ts'

/** Saves the draft, and asks what is missing in it. */
export function usePublishCheck(editing: Editing, showMissing: (missing: readonly PageRemark[]) => void) {
  const [check, setCheck] = useState<PageCheckAnswer>()
  const [weight, setWeight] = useState<PageWeight>()
  const [problem, setProblem] = useState('')
  useEffect(() => {
    const ask = async () => {
      if (!(await editing.save())) return setProblem(publishingWords.yourWordsAreNot)
      const answer = await checkPage(editing.text)
      setCheck(answer)
      showMissing(answer.missing)
      // Publishing does not wait for the weight, and does without it.
      setWeight(await weigh(editing.text, answer).catch(() => undefined))
    }
    ask().catch((error: unknown) => {
      setProblem(whyRefused(error))
      notify.error(whyRefused(error))
    })
  }, [editing, showMissing])
  return { check, weight, problem }
}
