import { FellowshipBrowser } from '../../src/islands/groups/fellowships/FellowshipBrowser.tsx'
import { readList } from '../../src/lib/contract/base.ts'
import { Fellowship } from '../../src/lib/contract/groups/fellowship.ts'
import type { Church } from './church.ts'

/** The island of the page /fellowships, with the fellowships that the server renders. */
export async function fellowshipBrowser(church: Church) {
  const { body } = await church.get('fellowships/')
  return (
    <FellowshipBrowser fellowships={readList(Fellowship, body)} initialSearch={{ search: '', day: '' }} />
  )
}
