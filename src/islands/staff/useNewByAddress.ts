import { useEffect, useEffectEvent } from 'react'
import { useHashWord, writeHashWords } from '../../components/staff/useHash.ts'

/** Opens the form of a new entry when the address has `new`, as the actions of the quick find do. */
export function useNewByAddress(add: object | undefined, open: (act: 'edit') => void): void {
  const isAsked = useHashWord('new') !== '' && add !== undefined
  const begin = useEffectEvent(() => open('edit'))
  useEffect(() => {
    if (!isAsked) return
    writeHashWords({ new: '' }, { typed: true })
    begin()
  }, [isAsked])
}
