import type { FamilyMemberAnswer } from '../../../lib/contract/people/family.ts'
import { familyWords } from './messages.ts'

/** What somebody of a family is: `Wife`, or `Husband or wife` where the gender is not known. */
export function relationWord({ kind, gender }: Pick<FamilyMemberAnswer, 'kind' | 'gender'>): string {
  const [unknown, female, male] = wordsOf(kind)
  return (gender === 'female' ? female : gender === 'male' ? male : undefined) ?? unknown
}

function wordsOf(
  kind: FamilyMemberAnswer['kind'],
): readonly [unknown: string, female?: string, male?: string] {
  switch (kind) {
    case 'kin':
      return [familyWords.kin]
    case 'spouse':
      return [familyWords.spouse, familyWords.wife, familyWords.husband]
    case 'child':
      return [familyWords.child, familyWords.daughter, familyWords.son]
    case 'parent':
      return [familyWords.parent, familyWords.mother, familyWords.father]
    case 'sibling':
      return [familyWords.sibling, familyWords.sister, familyWords.brother]
    case 'former':
      return [familyWords.former]
    case 'kin_of':
      return [familyWords.kinOf]
  }
}
