import { useHashWord, writeHashWords } from '../../../components/staff/useHash.ts'
import { PersonDialog } from './PersonDialog.tsx'

type Props = { statuses: readonly string[]; changed: () => void }

/** The person of an address (`#people?person=12`), whom no page of the list need show: quick find leads to it. */
export function NamedPerson(props: Props) {
  const id = Number(useHashWord('person'))
  const close = () => writeHashWords({ person: '' }, { typed: true })
  return id > 0 ? <PersonDialog key={id} id={id} close={close} {...props} /> : null
}
