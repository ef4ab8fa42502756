import { NameSearch } from '../../../components/staff/lists/NameSearch.tsx'
import { findPeople } from '../../../lib/api/people/persons.ts'
import { nameOfPerson, type PersonRow } from '../../../lib/contract/people/person.ts'

type Props = { id: string; label: string; not: number; choose: (person: PersonRow) => void }

/** Finds somebody of the register by name, with the telephone number to tell two of a name apart. */
export const PersonChoice = ({ choose, ...props }: Props) => (
  <NameSearch
    {...props}
    find={findPeople}
    labelOf={(person) =>
      [nameOfPerson(person), person.telephone, person.fellowship_name].filter(Boolean).join(', ')
    }
    choose={(person) => {
      choose(person)
      return true
    }}
  />
)
