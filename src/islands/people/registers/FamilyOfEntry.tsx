import { useCallback } from 'react'
import { call } from '../../../lib/api/call.ts'
import { readFamilyOfEntry } from '../../../lib/contract/people/calls/parish-registers.ts'
import { useLoaded, useOnOpen } from '../../staff/useLoaded.ts'
import { FamilyList } from '../family/FamilyList.tsx'
import { familyWords } from '../family/messages.ts'

/** The family of somebody who was buried, next of kin first. */
export function FamilyOfEntry({ id, name }: { id: number; name: string }) {
  const load = useCallback(() => call(readFamilyOfEntry, { id }), [id])
  const { data: family } = useOnOpen(useLoaded(load, familyWords.notLoaded))
  return (
    <section className="grid gap-2" aria-labelledby="entry-family" aria-busy={!family}>
      <h3 id="entry-family">{familyWords.familyOf({ name })}</h3>
      {family?.length === 0 && <p className="hint">{familyWords.noFamily}</p>}
      {family && <FamilyList family={family} />}
    </section>
  )
}
