import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { checkPage } from '../../../../lib/api/website/page-content.ts'
import type { PageRemark } from '../../../../lib/contract/website/page-editing.ts'
import type { Editing } from '../../../../stores/page-editing.ts'

/** What the last check found missing. It is asked for again after each save, until nothing is. */
export function useMissing(editing: Editing) {
  const [missing, setMissing] = useState<readonly PageRemark[]>([])
  const saving = useStore(editing.$saving)
  const savedAt = saving.state === 'saved' ? saving.at : ''
  const isWrong = missing.length > 0
  useEffect(() => {
    if (!savedAt || !isWrong) return
    // Without a network the remarks stay; publishing checks again.
    checkPage(editing.text).then(
      (check) => setMissing(check.missing),
      () => undefined,
    )
  }, [editing, savedAt, isWrong])
  return [missing, setMissing] as const
}
