import { useEffect, useState } from 'react'
import { userCalls } from '../../lib/api/members.ts'
import type { Member } from '../../lib/contract/member.ts'

/** Milliseconds after the last key. */
const debounce = 250

/** People whose name has these words; the server searches. None for fewer than two letters. */
export function usePeople(words: string): Member[] {
  const [found, setFound] = useState<Member[]>([])
  useEffect(() => {
    if (words.trim().length < 2) {
      setFound([])
      return
    }
    const query = { limit: 6, offset: 0, search: words, ordering: '' }
    const timer = setTimeout(() => {
      userCalls.list(query).then(({ rows }) => setFound(rows), console.error)
    }, debounce)
    return () => clearTimeout(timer)
  }, [words])
  return found
}
