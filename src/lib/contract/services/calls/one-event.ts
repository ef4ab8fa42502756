import { route } from '../../route.ts'
import { ChurchEventAnswer } from '../event.ts'

/** Without an `answer`: the page of an event reads the address of its meeting from it, and loads no reader. */
export const readEvent = route('GET', 'events/:id/', {
  summary: 'One event',
  exact: ChurchEventAnswer,
})
