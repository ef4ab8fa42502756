import { sql } from 'kysely'
import { openToLeader } from '../fellowships/visibility.ts'

/** The telephone number of who signed up; '' for who does not know all and the owner hides it from leaders. */
export const telephoneFor = (isOffice: boolean) =>
  isOffice
    ? sql<string>`account.telephone`
    : sql<string>`case when ${openToLeader('telephone')} then account.telephone else '' end`
